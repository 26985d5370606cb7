package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.count;
import static org.eugene.bench.table.Markdown.decimal;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;

/** The paper's algorithm, what its parts are worth, and the engine beside it. */
final class MAdamTable implements Table {
  private static final int PAIRS = 300;
  private static final String COSTS = "paper-1";
  private static final List<String> SETS = List.of("aids", "mutagenicity");
  private static final List<Contender> CONTENDERS =
      List.of(
          Contender.sizeOnly(),
          Contender.named("m-adam"),
          Contender.named("m-adam-no-regularizer"),
          Contender.named("m-adam-no-relabeling"),
          Contender.hurriedMAdam(),
          Contender.eugene("eugene", Effort.NORMAL));

  @Override
  public String name() {
    return "m-adam";
  }

  @Override
  public String description() {
    return "M-Adam, its ablations and the engine under paper-1, graphs under 25 vertices";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : SETS) {
      cells.add(
          Cell.of(
              data.questions(
                  set, SizeLimits.UNDER_25, COSTS, options.sample(PAIRS), options.seed()),
              CONTENDERS.toArray(Contender[]::new)));
    }
    return cells;
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown(
            "set", "method", "pairs", "SI", "MAE", "ms", "CPU ms", "iterations", "truth proved");
    for (Results.CellName cell : results.cells()) {
      for (Contender contender : CONTENDERS) {
        Scores scores = results.scores(cell, contender.name());
        table.row(
            cell.set(),
            contender.name(),
            "" + scores.pairs(),
            decimal(scores.si()),
            decimal(scores.mae()),
            millis(scores.millis()),
            millis(scores.cpuMillis()),
            count(scores.iterations()),
            percent(results.knownShare(cell)));
      }
    }
    return table.with(results.origin());
  }
}
