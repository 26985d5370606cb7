package org.eugene.bench.learned;

import java.util.List;
import java.util.stream.Stream;
import org.eugene.bench.csv.Line;
import org.eugene.bench.learned.LearnedTable.CellName;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TrainedFigures;

/** The tables of learned methods. */
public final class LearnedTables {
  /** The file of guesses about graphs under 25 vertices. */
  public static final String SMALL_FILE = "learned";

  /** The file of guesses about graphs of 25 to 50 vertices. */
  public static final String LARGE_FILE = "learned-large";

  private static final String LEARNED = SMALL_FILE;
  private static final String LARGE = LARGE_FILE;

  private static final List<String> LABELLED =
      List.of("aids", "molhiv", "python-ast", "mutagenicity");
  private static final List<String> LARGER =
      List.of("aids", "molhiv", "python-ast-50", "mutagenicity");

  private static final List<String> UNLABELLED = List.of("imdb-multi", "coil-del", "triangles");

  private static final Measuring SMALL_CELLS =
      new SmallExamination(
          LEARNED,
          Stream.of(
                  cells(LABELLED, "paper-1", "paper-2", "paper-3"),
                  cells(UNLABELLED, "paper-1", "paper-3"),
                  cells(List.of("molhiv"), "chemistry"))
              .flatMap(List::stream)
              .toList());

  private static final Measuring LARGE_CELLS =
      new LargeExamination(LARGE, cells(LARGER, "paper-1", "paper-2"));

  private static final String PROTOCOL =
      "Trained here by a reduced protocol, the same for all: copies removed, graphs of at most 24"
          + " vertices split 60/20/20, pairs drawn within a part (five times as many to learn from"
          + " as to stop and to be judged by), at most 300 epochs, 100 without a gain, and the"
          + " same limit of CPU time for everybody; narrow widths. Both graphs of a test pair are"
          + " new to everybody. One model serves paper-1 and paper-3. In brackets: the paper's"
          + " figure, on other graphs.";

  private LearnedTables() {}

  public static List<Table> all() {
    return List.of(
        new LearnedTable(
            LEARNED,
            "the paper's trained methods, trained here: errors on test pairs under 25 vertices",
            SMALL_CELLS,
            List.of(
                LearnedColumn.PAIRS,
                LearnedColumn.error(LEARNED),
                LearnedColumn.RIGHT,
                LearnedColumn.NEAR,
                LearnedColumn.SPEARMAN,
                LearnedColumn.TRAINING,
                LearnedColumn.END,
                LearnedColumn.MILLIS),
            PROTOCOL
                + " Right: after rounding to the nearest value that a distance of the pair can"
                + " have. Near pairs: the quarter with the least distances. Intervals: pairs drawn"
                + " again a thousand times. Ended by: the epochs, the clock, or patience."
                + " Methods whose name ends in raw were taught the distance itself, as the paper's"
                + " were."),
        new LearnedTable(
            "learned-cost",
            "what training costs, and after how many pairs it has paid",
            SMALL_CELLS,
            List.of(
                LearnedColumn.PARAMETERS,
                LearnedColumn.EPOCHS,
                LearnedColumn.TRUTH,
                LearnedColumn.TRAINING,
                LearnedColumn.MILLIS,
                LearnedColumn.A_SECOND,
                LearnedColumn.carbon(LEARNED),
                LearnedColumn.paid("eugene"),
                LearnedColumn.paid("m-adam")),
            "All times are of one processor; truth is what proving the distances of all three parts"
                + " took. Carbon: truth, training and a thousand pairs at 150 W and 475 g a kilowatt"
                + " hour; in brackets the paper's. Paid: from so many pairs on, truth, training and"
                + " guesses together took less than the other method, whose answers are mappings"
                + " with bounds."),
        new LearnedTable(
            LARGE,
            "the same models on graphs of 25 to 50 vertices",
            LARGE_CELLS,
            List.of(
                LearnedColumn.PAIRS,
                LearnedColumn.error(LARGE),
                LearnedColumn.RIGHT,
                LearnedColumn.SPEARMAN,
                LearnedColumn.MILLIS),
            "Judged by the best known distance. Nobody learned from graphs of this size. Under paper-2"
                + " prices go by the number of a label, and the larger syntax trees have more"
                + " labels: the smaller ones were learned once more at these prices. In brackets:"
                + " the paper's figure, on other graphs."),
        new LearnedHeatmap(LARGE_CELLS));
  }

  /** What rows of one of these files say of trained methods, for the paper's tables. */
  public static TrainedFigures figures(List<Line> lines) {
    return new LearnedFigures(lines);
  }

  private static List<CellName> cells(List<String> sets, String... costs) {
    return Stream.of(costs)
        .flatMap(kind -> sets.stream().map(set -> new CellName(set, kind)))
        .toList();
  }
}
