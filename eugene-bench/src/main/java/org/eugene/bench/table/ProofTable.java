package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.decimal;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.solver.Effort;

/** How many distances can be proved within a second. */
final class ProofTable implements Table {
  private static final String METHOD = "eugene-proof-1s";

  /** The sets and costs with a bar to pass get as many pairs as elsewhere, the others fewer. */
  private static final int PAIRS = 300;

  private static final int OTHER_PAIRS = 100;

  @Override
  public String name() {
    return "proof";
  }

  @Override
  public String description() {
    return "what --effort proof --budget 1s proves, graphs under 25 vertices";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    Contender proof = Contender.eugene(METHOD, Effort.PROOF).within(Duration.ofSeconds(1));
    return SmallSets.cells(
        data,
        options.seed(),
        cell -> options.sample(hasBar(cell) ? PAIRS : OTHER_PAIRS),
        Contender.sizeOnly(),
        proof);
  }

  private static boolean hasBar(Results.CellName cell) {
    return Set.of("aids", "mutagenicity").contains(cell.set()) && !cell.costs().equals("paper-3");
  }

  @Override
  public String render(Results results) {
    Markdown table =
        new Markdown(
            "set",
            "costs",
            "pairs",
            "proved",
            "SI",
            "mean ms",
            "median ms",
            "CPU ms",
            "size-only SI",
            "truth proved");
    for (Results.CellName cell : results.cells()) {
      Scores scores = results.scores(cell, METHOD);
      table.row(
          cell.set(),
          cell.costs(),
          "" + scores.pairs(),
          percent(scores.proved()),
          decimal(scores.si()),
          millis(scores.millis()),
          millis(scores.medianMillis()),
          millis(scores.cpuMillis()),
          decimal(results.scores(cell, "size-only").si()),
          percent(results.knownShare(cell)));
    }
    return table.with(results.origin());
  }
}
