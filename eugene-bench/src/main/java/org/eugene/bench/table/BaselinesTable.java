package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.decimal;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;

/** Every method of the program on the same pairs, against proved distances. */
final class BaselinesTable implements Table {
  private static final int PAIRS = 200;
  private static final List<String> SETS = List.of("aids", "mutagenicity");
  private static final List<String> COSTS = List.of("paper-1", "paper-2", "paper-3");

  /** The paper's row, and GEDLIB's default. */
  private static final String SINGLE_START = "ipfp-1-start";

  private static final List<String> QUICK =
      List.of("bipartite", "branch", "branch-tight", "ipfp", "refine", "fugal", "fugal-node-costs");

  private static final String M_ADAM = "m-adam";
  private static final List<String> PROGRAMMES =
      List.of("f1", "f2", "compact-mip", "adj-ip", "fori");

  @Override
  public String name() {
    return "baselines";
  }

  @Override
  public String description() {
    return "every method on the same pairs under 25 vertices: error, bound and time";
  }

  @Override
  public List<String> remarks() {
    List<String> absent =
        Stream.concat(QUICK.stream(), PROGRAMMES.stream())
            .filter(method -> !Contender.isKnown(method))
            .toList();
    return absent.isEmpty()
        ? List.of()
        : List.of("skipped, since this program has no such method: " + String.join(", ", absent));
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Contender> contenders = contenders(options);
    List<Cell> cells = new ArrayList<>();
    for (String set : SETS) {
      for (String costs : COSTS) {
        cells.add(
            Cell.of(
                data.questions(
                    set, SizeLimits.UNDER_25, costs, options.sample(PAIRS), options.seed()),
                contenders.toArray(Contender[]::new)));
      }
    }
    return cells;
  }

  private static List<Contender> contenders(TableOptions options) {
    List<Contender> contenders = new ArrayList<>();
    contenders.add(Contender.sizeOnly());
    QUICK.stream().filter(Contender::isKnown).map(Contender::named).forEach(contenders::add);
    if (Contender.isKnown("ipfp")) {
      contenders.add(Contender.named(SINGLE_START, "ipfp", Map.of("starts", "1")));
    }
    contenders.add(Contender.eugene("eugene", Effort.NORMAL));
    contenders.add(Contender.named(M_ADAM).onFirst(options.slowSample()));
    PROGRAMMES.stream()
        .filter(Contender::isKnown)
        .map(Contender::named)
        .map(method -> method.onFirst(options.slowSample()).within(options.mipBudget()))
        .forEach(contenders::add);
    return contenders;
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown(
            "set", "costs", "method", "pairs", "SI", "MAE", "bound gap", "proved", "ms", "CPU ms");
    for (Results.CellName cell : results.cells()) {
      for (String method : rows()) {
        Scores scores = results.scores(cell, method);
        if (scores.pairs() > 0) {
          table.row(
              cell.set(),
              cell.costs(),
              method,
              "" + scores.pairs(),
              decimal(scores.si()),
              decimal(scores.mae()),
              decimal(scores.boundGap()),
              percent(scores.proved()),
              millis(scores.millis()),
              millis(scores.cpuMillis()));
        }
      }
    }
    return table.with(
        "\"Bound gap\" is the mean of what the lower bound lacks to the distance. The integer"
            + " programmes get 600 ms a pair unless the run was told otherwise; table"
            + " exact-against-fori shows what fori does with more. "
            + results.origin());
  }

  private static List<String> rows() {
    List<String> rows = new ArrayList<>();
    rows.add("size-only");
    for (String method : QUICK) {
      if (method.equals("ipfp")) {
        rows.add(SINGLE_START);
      }
      rows.add(method);
    }
    rows.add(M_ADAM);
    rows.addAll(PROGRAMMES);
    rows.add("eugene");
    return rows;
  }
}
