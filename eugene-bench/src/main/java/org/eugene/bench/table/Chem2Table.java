package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.decimal;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.KnownAnswer;
import org.eugene.bench.sample.Question;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.solver.Effort;

/** Published optima of molecules under GEDLIB's CHEM_2 with edge labels. */
final class Chem2Table implements Table {
  private static final List<String> SETS = List.of("aids-21-30", "mutagenicity-21-30");
  private static final String HIGH = "eugene-high-1s";
  private static final String EXACT = "exact-5s";

  @Override
  public String name() {
    return "chem2";
  }

  @Override
  public String description() {
    return "published optima of 21 to 30 atoms under gedlib-chem-2: high effort, and exact";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : SETS) {
      cells.add(
          cell(data, set, options)
              .askedOf(
                  Contender.sizeOnly(),
                  Contender.eugene(HIGH, Effort.HIGH).within(Duration.ofSeconds(1)),
                  Contender.eugene(EXACT, Effort.PROOF).within(Duration.ofSeconds(5))));
    }
    return cells;
  }

  /** The pairs of one of the two sets. */
  static PublishedCell cell(DataFolder data, String set, TableOptions options) throws IOException {
    EditCosts costs = NamedCosts.GEDLIB_CHEM_2.costs();
    List<KnownAnswer> answers = data.knownAnswers("chem2-" + set);
    PublishedCell cell = new PublishedCell();
    for (KnownAnswer answer :
        answers.subList(0, Math.min(answers.size(), options.sample(answers.size())))) {
      GraphPair pair =
          new GraphPair(data.gxl(set, answer.source()), data.gxl(set, answer.target()));
      cell.proved(
          new Question(set, NamedCosts.GEDLIB_CHEM_2.name(), costs, pair), answer.distance());
    }
    return cell;
  }

  static List<String> sets() {
    return SETS;
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown(
            "set",
            "method",
            "pairs",
            "SI",
            "MAE",
            "largest error",
            "proved",
            "mean ms",
            "median ms",
            "ms to upper",
            "CPU ms");
    for (Results.CellName cell : results.cells()) {
      for (String method : List.of("size-only", HIGH, EXACT)) {
        Scores scores = results.scores(cell, method);
        table.row(
            cell.set(),
            method,
            "" + scores.pairs(),
            decimal(scores.si()),
            decimal(scores.mae()),
            percent(scores.worstRelativeError()),
            percent(scores.proved()),
            millis(scores.millis()),
            millis(scores.medianMillis()),
            millis(scores.millisToUpper()),
            millis(scores.cpuMillis()));
      }
    }
    return table.with(results.origin());
  }
}
