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
import org.eugene.bench.sample.Question;
import org.eugene.search.sample.SizeLimits;

/**
 * Two ways to a proof: our branch and bound, and the strongest integer programme on the strongest
 * free solver. CP-SAT with one worker does its work in the thread that calls it, so CPU time of the
 * thread is fair to both.
 */
final class ExactAgainstForiTable implements Table {
  private static final String EXACT = "exact";
  private static final String FORI = "fori";

  private static final List<String> MOLECULES = List.of("aids", "mutagenicity");
  private static final List<String> COSTS = List.of("paper-1", "paper-2", "paper-3", "uniform");
  private static final int PAIRS = 200;
  private static final Duration BUDGET = Duration.ofSeconds(60);

  /** Dense graphs: the programme is large, and proves little in a time that a table can take. */
  private static final int DENSE_PAIRS = 200;

  private static final int DENSE_PAIRS_OF_FORI = 20;
  private static final Duration DENSE_BUDGET = Duration.ofSeconds(10);

  @Override
  public String name() {
    return "exact-against-fori";
  }

  @Override
  public String description() {
    return "proofs by exact and by the integer programme fori, graphs under 25 vertices";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : MOLECULES) {
      for (String costs : COSTS) {
        cells.add(
            cell(
                questions(data, set, costs, options.sample(PAIRS), options.seed()),
                Contender.named(EXACT).within(BUDGET),
                Contender.named(FORI).within(BUDGET)));
      }
    }
    for (String set : SmallSets.UNLABELLED) {
      cells.add(
          cell(
              questions(data, set, "paper-3", options.sample(DENSE_PAIRS), options.seed()),
              Contender.named(EXACT).within(DENSE_BUDGET),
              Contender.named(FORI).within(DENSE_BUDGET).onFirst(DENSE_PAIRS_OF_FORI)));
    }
    return cells;
  }

  private static List<Question> questions(
      DataFolder data, String set, String costs, int pairs, long seed) throws IOException {
    return data.questions(set, SizeLimits.UNDER_25, costs, pairs, seed);
  }

  /** What neither proves stays open: the table asks who proves, not what the distance is. */
  private static Cell cell(List<Question> questions, Contender... contenders) {
    return Cell.of(questions, List.of(), contenders);
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown(
            "set",
            "costs",
            "method",
            "pairs",
            "proved",
            "mean ms",
            "median ms",
            "p90 ms",
            "worst ms",
            "mean, as a multiple of exact's");
    for (Results.CellName cell : results.cells()) {
      for (String method : List.of(EXACT, FORI)) {
        row(table, results, cell, method);
      }
    }
    return table.with(
        "Times are CPU times of the calling thread, in which CP-SAT with one worker does all its"
            + " work; building the model counts, loading the native library does not. The last"
            + " column compares means on the pairs that both were given. "
            + results.origin());
  }

  private static void row(Markdown table, Results results, Results.CellName cell, String method) {
    Scores scores = results.scores(cell, method);
    double multiple = scores.cpuMillis() / results.scores(cell, EXACT, method).cpuMillis();
    table.row(
        cell.set(),
        cell.costs(),
        method,
        "" + scores.pairs(),
        percent(scores.proved()),
        millis(scores.cpuMillis()),
        millis(scores.cpuMillisOfShare(0.5)),
        millis(scores.cpuMillisOfShare(0.9)),
        millis(scores.largestCpuMillis()),
        method.equals(EXACT) ? decimal(1) : decimal(multiple));
  }
}
