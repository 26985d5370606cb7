package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.count;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.Question;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;

/** Whether fifty milliseconds are fifty milliseconds, on pairs of all the other tables. */
final class BudgetTable implements Table {
  private static final int PAIRS = 30;
  private static final Duration BUDGET = Duration.ofMillis(50);
  private static final double LIMIT_MILLIS = 70;
  private static final List<Contender> CONTENDERS =
      List.of(
          Contender.eugene("eugene-50ms", Effort.NORMAL).within(BUDGET),
          Contender.eugene("eugene-proof-50ms", Effort.PROOF).within(BUDGET));

  @Override
  public String name() {
    return "budget";
  }

  @Override
  public String description() {
    return "how long --budget 50ms takes on pairs of all the other tables";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Cell> cells = new ArrayList<>();
    int pairs = options.sample(PAIRS);
    for (Results.CellName cell : SmallSets.cellNames()) {
      cells.add(
          cell(
              data.questions(
                  cell.set(), SizeLimits.UNDER_25, cell.costs(), pairs, options.seed())));
    }
    for (String set : EngineLargeTable.SETS) {
      for (String costs : EngineLargeTable.COSTS) {
        List<Question> questions = new ArrayList<>();
        for (Question q :
            data.questions(set, SizeLimits.FROM_25_TO_50, costs, pairs, options.seed())) {
          questions.add(new Question(set + " 25-50", costs, q.costs(), q.pair()));
        }
        cells.add(cell(questions));
      }
    }
    for (String set : Chem2Table.sets()) {
      cells.add(Chem2Table.cell(data, set, options).askedOf(contenders()));
    }
    cells.add(VeryLargeTable.netscience(data, 5, options).askedOf(contenders()));
    cells.add(VeryLargeTable.highSchool(data, options).askedOf(contenders()));
    return cells;
  }

  private static Cell cell(List<Question> questions) {
    return Cell.of(questions, List.of(), contenders());
  }

  private static Contender[] contenders() {
    return CONTENDERS.toArray(Contender[]::new);
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown(
            "set",
            "costs",
            "method",
            "pairs",
            "largest ms",
            "largest CPU ms",
            "over 70 ms",
            "valid mapping");
    for (Results.CellName cell : results.cells()) {
      for (Contender contender : CONTENDERS) {
        Scores scores = results.scores(cell, contender.name());
        table.row(
            cell.set(),
            cell.costs(),
            contender.name(),
            "" + scores.pairs(),
            millis(scores.largestMillis()),
            millis(scores.largestCpuMillis()),
            count(
                scores.rows().stream()
                    .filter(row -> 1e3 * row.answer().seconds() > LIMIT_MILLIS)
                    .count()),
            percent(scores.mapped()));
      }
    }
    return table.with(
        "Every mapping was checked and priced again. Wall times include what other programs took"
            + " from a shared machine. "
            + results.origin());
  }
}
