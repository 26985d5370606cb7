package org.eugene.bench.table;

import static org.eugene.bench.table.Column.CPU_MS;
import static org.eugene.bench.table.Column.MAE;
import static org.eugene.bench.table.Column.MEAN_MS;
import static org.eugene.bench.table.Column.MEDIAN_MS;
import static org.eugene.bench.table.Column.METHOD;
import static org.eugene.bench.table.Column.MS_TO_UPPER;
import static org.eugene.bench.table.Column.PAIRS;
import static org.eugene.bench.table.Column.PROVED;
import static org.eugene.bench.table.Column.SET;
import static org.eugene.bench.table.Column.SI;
import static org.eugene.bench.table.Column.TRUTH;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.Figures;
import org.eugene.cost.NamedCosts;
import org.eugene.search.sample.SizeLimits;

/** Molecules under GEDLIB's CHEM_2, edge labels included: high effort, and proofs. */
final class Chem2Tables {
  private static final String HIGH_1S = "eugene-high-1s";
  private static final String EXACT_5S = "exact-5s";
  private static final String EXACT_60S = "exact-60s";
  private static final int PAIRS_OF_BAND = 50;

  /** There are 22 molecules of aids in the last one. */
  private static final List<SizeLimits> BANDS =
      List.of(new SizeLimits(31, 50), new SizeLimits(51, 70), new SizeLimits(71, 100));

  private Chem2Tables() {}

  /** Pairs whose optima others have published. */
  static PairTable published() {
    List<String> methods = List.of(OurTables.SIZES, HIGH_1S, EXACT_5S);
    return new ScoreTable(
        "chem2",
        "published optima of 21 to 30 atoms under gedlib-chem-2: high effort, and exact",
        (data, options) -> published(data, options, Lineup.of(methods, options)),
        methods,
        List.of(
            SET,
            METHOD,
            PAIRS,
            SI,
            MAE,
            Column.of("largest error", Scores::worstRelativeError, Figures::percent),
            PROVED,
            MEAN_MS,
            MEDIAN_MS,
            MS_TO_UPPER,
            CPU_MS),
        "");
  }

  /** These pairs. */
  static List<Cell> published(DataFolder data, TableOptions options, List<Contender> contenders)
      throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : PublishedSets.CHEM_2) {
      cells.add(PublishedSets.chem2(data, set, options).askedOf(contenders));
    }
    return cells;
  }

  /**
   * Beyond the sizes of the published optima. What a minute does not prove is judged by the best
   * that is known.
   */
  static PairTable large() {
    List<String> methods = List.of(OurTables.SIZES, HIGH_1S, EXACT_60S);
    return new ScoreTable(
        "chem2-large",
        "molecules of 31 to 100 atoms under gedlib-chem-2: high effort, and exact with a minute",
        (data, options) -> bands(data, options, Lineup.of(methods, options)),
        methods,
        List.of(
            SET,
            METHOD,
            PAIRS,
            SI,
            Column.of("gap", Scores::relativeError, Chem2Tables::hundredths),
            PROVED,
            Column.of("bound gap", Scores::relativeBoundGap, Chem2Tables::hundredths),
            MEAN_MS,
            CPU_MS,
            Column.millis("CPU ms to upper", Scores::cpuMillisToUpper),
            TRUTH),
        "\"Gap\" is what the upper bound has above the true or best known distance, \"bound gap\""
            + " what the lower bound lacks to it, both as shares of it and on average.");
  }

  private static String hundredths(double share) {
    return Figures.percent(share, 2);
  }

  private static List<Cell> bands(DataFolder data, TableOptions options, List<Contender> contenders)
      throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (SizeLimits band : BANDS) {
      List<String> costs = List.of(NamedCosts.GEDLIB_CHEM_2.name());
      cells.addAll(
          new Draw(SmallSets.MOLECULES, costs, band, PAIRS_OF_BAND)
              .bands(data, options, contenders));
    }
    return cells;
  }
}
