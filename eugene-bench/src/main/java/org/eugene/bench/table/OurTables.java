package org.eugene.bench.table;

import static org.eugene.bench.table.Column.COSTS;
import static org.eugene.bench.table.Column.CPU_MS;
import static org.eugene.bench.table.Column.MAE;
import static org.eugene.bench.table.Column.MEAN_MS;
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
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;

/** What the project measures its methods with besides the paper's tables. */
public final class OurTables {
  static final String SIZES = "size-only";
  private static final String ENGINE = "eugene";
  private static final String M_ADAM = "m-adam";
  private static final String FORI = "fori";
  private static final String ENGINE_50MS = "eugene-50ms";
  private static final String PROOF_50MS = "eugene-proof-50ms";

  private static final List<String> PAPER_COSTS = List.of("paper-1", "paper-2", "paper-3");

  private static final Draw TINY =
      new Draw(
          List.of("imdb-multi", "triangles"), List.of("uniform"), new SizeLimits(1, 10), 5_000);

  private static final Column MS = Column.millis("ms", Scores::millis);

  private OurTables() {}

  public static List<PairTable> all() {
    return List.of(
        mAdam(),
        baselines(),
        engine(),
        engineLarge(),
        ProofTables.small(),
        ProofTables.large(),
        ProofTables.exactAgainstFori(),
        aids700(),
        new FieldTable(),
        tiny(),
        Chem2Tables.published(),
        Chem2Tables.large(),
        budget());
  }

  /** One of them by its name. */
  public static PairTable ofPairs(String name) {
    return all().stream().filter(table -> table.name().equals(name)).findFirst().orElseThrow();
  }

  /** Readings of the paper's algorithm side by side, and the engine. */
  private static PairTable mAdam() {
    List<String> methods =
        List.of(
            SIZES,
            M_ADAM,
            "m-adam-double",
            "m-adam-printed",
            "m-adam-penalised",
            "m-adam-10000",
            "m-adam-hurried",
            ENGINE);
    return new ScoreTable(
        "m-adam",
        "readings of M-Adam side by side, graphs under 25 vertices of the paper's sizes",
        (data, options) -> ofPapersSizes(data, options, Lineup.of(methods, options)),
        methods,
        List.of(
            SET,
            COSTS,
            METHOD,
            PAIRS,
            SI,
            MAE,
            MS,
            CPU_MS,
            Column.of("iterations", Scores::iterations, Figures::count),
            TRUTH),
        "m-adam-double takes its steps in double precision, m-adam-printed has the formulas as they are printed, m-adam-penalised only does not clamp"
            + " P, m-adam-10000 has up to 10,000 steps a round, m-adam-hurried steps of 0.01 and at"
            + " most 1,500 of them.");
  }

  /** Pairs as the paper's tables have them. */
  private static List<Cell> ofPapersSizes(
      DataFolder data, TableOptions options, List<Contender> contenders) throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (String set : SmallSets.LABELLED) {
      for (String costs : PAPER_COSTS) {
        cells.add(
            Cell.of(
                data.testSet(
                    set,
                    SizeLimits.UNDER_25,
                    Sizes.PAPER.means(set, SizeLimits.UNDER_25),
                    costs,
                    options.sample(200),
                    options.seed()),
                contenders));
      }
    }
    return cells;
  }

  private static PairTable baselines() {
    List<String> methods =
        List.of(
            SIZES,
            "bipartite",
            "branch",
            "branch-tight",
            "ipfp-1-start",
            "ipfp",
            "refine",
            "fugal",
            "fugal-node-costs",
            M_ADAM,
            "f1",
            "f2",
            "compact-mip",
            "adj-ip",
            FORI,
            ENGINE);
    return new ScoreTable(
        "baselines",
        "every method on the same pairs under 25 vertices: error, bound and time",
        (data, options) ->
            Draw.small(SmallSets.MOLECULES, PAPER_COSTS, 200)
                .cells(data, options, Lineup.of(methods, options)),
        methods,
        List.of(
            SET,
            COSTS,
            METHOD,
            PAIRS,
            SI,
            MAE,
            Column.of("bound gap", Scores::boundGap, Figures::decimal),
            PROVED,
            MS_TO_UPPER,
            MS,
            CPU_MS),
        "\"Bound gap\" is the mean of what the lower bound lacks to the distance, \"ms to"
            + " upper\" the time until the last mapping was found. The integer programmes get 600 ms a pair unless the run was told otherwise; table"
            + " exact-against-fori shows what fori does with more.");
  }

  private static PairTable engine() {
    return againstMAdam(
        "engine",
        "the engine at normal effort and M-Adam, graphs under 25 vertices",
        (data, options) -> SmallSets.cells(data, options, cell -> 300, engineAndMAdam(options)));
  }

  private static PairTable engineLarge() {
    return againstMAdam(
        "engine-large",
        "the engine at normal effort and M-Adam, graphs of 25 to 50 vertices",
        (data, options) ->
            Draw.large(SmallSets.LARGER, SmallSets.COSTS_OF_LARGER, 100)
                .cells(data, options, engineAndMAdam(options)));
  }

  private static List<Contender> engineAndMAdam(TableOptions options) {
    return List.of(
        Contender.sizeOnly(),
        Contender.eugene(ENGINE, Effort.NORMAL),
        Contender.named(M_ADAM).onFirst(options.slowSample()));
  }

  /** One line a cell: the engine, M-Adam on the same pairs or the first of them, sizes alone. */
  private static PairTable againstMAdam(String name, String description, ScoreTable.Source source) {
    return new ScoreTable(
        name,
        description,
        source,
        List.of(ENGINE),
        List.of(
            SET,
            COSTS,
            PAIRS,
            SI,
            MAE,
            MS_TO_UPPER,
            Column.millis("CPU ms to upper", Scores::cpuMillisToUpper),
            MS,
            CPU_MS,
            PROVED,
            SI.of(M_ADAM),
            MAE.of(M_ADAM),
            new Column(
                "m-adam CPU ms (pairs)",
                place ->
                    Figures.millis(place.scoresOf(M_ADAM).cpuMillis())
                        + " ("
                        + place.scoresOf(M_ADAM).pairs()
                        + ")"),
            Column.times(
                "times faster, to upper",
                place -> common(place, M_ADAM).cpuMillisToUpper(),
                place -> place.scoresOf(M_ADAM).cpuMillis(),
                Figures::count),
            Column.times(
                "times faster",
                place -> common(place, M_ADAM).cpuMillis(),
                place -> place.scoresOf(M_ADAM).cpuMillis(),
                Figures::count),
            SI.of(SIZES),
            MAE.of(SIZES),
            TRUTH),
        "\"To upper\" is the time until the final upper bound was found; what follows proves it or"
            + " looks for a better one. \"Times faster\" compares mean CPU times on the pairs that"
            + " both were given.");
  }

  /** What the method of a line did on the pairs that the other one was given too. */
  private static Scores common(Column.Place place, String other) {
    return place.results().scores(place.cell(), place.method(), other);
  }

  private static PairTable aids700() {
    return new ScoreTable(
        PublishedSets.AIDS_700,
        "the 16,800 published distances of aids700nef, uniform costs, edge labels ignored",
        (data, options) ->
            List.of(
                PublishedSets.aids700(data, options)
                    .askedOf(Lineup.of(List.of(SIZES, ENGINE), options))),
        List.of(SIZES, ENGINE),
        List.of(
            METHOD,
            PAIRS,
            SI,
            MAE,
            PROVED,
            MEAN_MS,
            CPU_MS,
            Column.millis("largest ms", Scores::largestMillis)),
        "");
  }

  /** The smallest graphs without labels, of which whole collections are small. */
  private static PairTable tiny() {
    return new ScoreTable(
        "tiny",
        "graphs of at most ten vertices without labels: what a pair takes, and proofs",
        (data, options) -> TINY.cells(data, options, Lineup.of(List.of(SIZES, ENGINE), options)),
        List.of(ENGINE),
        List.of(
            SET,
            COSTS,
            PAIRS,
            SI,
            PROVED,
            MEAN_MS,
            CPU_MS,
            Column.millis("median CPU ms", scores -> scores.cpuMillisOfShare(0.5)),
            Column.millis("largest CPU ms", Scores::largestCpuMillis),
            SI.of(SIZES),
            TRUTH),
        "");
  }

  /** Whether fifty milliseconds are fifty milliseconds. */
  private static PairTable budget() {
    List<String> methods = List.of(ENGINE_50MS, PROOF_50MS);
    return new ScoreTable(
        "budget",
        "how long --budget 50ms takes on pairs of all the other tables",
        (data, options) -> ofAllTables(data, options, Lineup.of(methods, options)),
        methods,
        List.of(
            SET,
            COSTS,
            METHOD,
            PAIRS,
            Column.millis("largest ms", Scores::largestMillis),
            Column.millis("largest CPU ms", Scores::largestCpuMillis),
            Column.of("over 70 ms", scores -> scores.slowerThan(70), Figures::count),
            Column.of("valid mapping", Scores::mapped, Figures::percent)),
        "Every mapping was checked and priced again. Wall times include what other programs took"
            + " from a shared machine.");
  }

  private static List<Cell> ofAllTables(
      DataFolder data, TableOptions options, List<Contender> contenders) throws IOException {
    List<Cell> cells = new ArrayList<>(SmallSets.cells(data, options, cell -> 30, contenders));
    cells.addAll(
        Draw.large(SmallSets.LARGER, SmallSets.COSTS_OF_LARGER, 30)
            .bands(data, options, contenders));
    cells.addAll(Chem2Tables.published(data, options, contenders));
    cells.add(VeryLargeTable.netscience(data, 5, options).askedOf(contenders));
    cells.add(VeryLargeTable.highSchool(data, options).askedOf(contenders));
    return cells.stream().map(Cell::unreferenced).toList();
  }
}
