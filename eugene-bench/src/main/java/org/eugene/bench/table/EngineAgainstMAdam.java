package org.eugene.bench.table;

import static org.eugene.bench.table.Markdown.count;
import static org.eugene.bench.table.Markdown.decimal;
import static org.eugene.bench.table.Markdown.millis;
import static org.eugene.bench.table.Markdown.percent;

/** One line a cell: the engine, M-Adam on the same pairs or the first of them, sizes alone. */
final class EngineAgainstMAdam {
  private EngineAgainstMAdam() {}

  static String render(Results results) {
    Markdown table =
        new Markdown(
            "set",
            "costs",
            "pairs",
            "SI",
            "MAE",
            "ms to upper",
            "CPU ms to upper",
            "ms",
            "CPU ms",
            "proved",
            "m-adam SI",
            "m-adam MAE",
            "m-adam CPU ms (pairs)",
            "times faster, to upper",
            "times faster",
            "size-only SI",
            "size-only MAE",
            "truth proved");
    for (Results.CellName cell : results.cells()) {
      Scores engine = results.scores(cell, "eugene");
      Scores common = results.scores(cell, "eugene", "m-adam");
      Scores mAdam = results.scores(cell, "m-adam");
      Scores sizes = results.scores(cell, "size-only");
      table.row(
          cell.set(),
          cell.costs(),
          "" + engine.pairs(),
          decimal(engine.si()),
          decimal(engine.mae()),
          millis(engine.millisToUpper()),
          millis(engine.cpuMillisToUpper()),
          millis(engine.millis()),
          millis(engine.cpuMillis()),
          percent(engine.proved()),
          decimal(mAdam.si()),
          decimal(mAdam.mae()),
          millis(mAdam.cpuMillis()) + " (" + mAdam.pairs() + ")",
          count(mAdam.cpuMillis() / common.cpuMillisToUpper()),
          count(mAdam.cpuMillis() / common.cpuMillis()),
          decimal(sizes.si()),
          decimal(sizes.mae()),
          percent(results.knownShare(cell)));
    }
    return table.with(
        "\"To upper\" is the time until the final upper bound was found; what follows proves it or"
            + " looks for a better one. \"Times faster\" compares mean CPU times on the pairs that"
            + " both were given. "
            + results.origin());
  }
}
