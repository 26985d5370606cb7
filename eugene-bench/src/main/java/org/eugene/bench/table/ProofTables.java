package org.eugene.bench.table;

import static org.eugene.bench.table.Column.COSTS;
import static org.eugene.bench.table.Column.CPU_MS;
import static org.eugene.bench.table.Column.MEAN_MS;
import static org.eugene.bench.table.Column.MEDIAN_MS;
import static org.eugene.bench.table.Column.METHOD;
import static org.eugene.bench.table.Column.PAIRS;
import static org.eugene.bench.table.Column.PROVED;
import static org.eugene.bench.table.Column.SET;
import static org.eugene.bench.table.Column.SI;
import static org.eugene.bench.table.Column.TRUTH;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.view.Figures;

/** What is proved within a budget, and by whom. */
final class ProofTables {
  private static final String EXACT = "exact";
  private static final String FORI = "fori";
  private static final List<String> DENSE = List.of("coil-del", "triangles");

  private ProofTables() {}

  /** Cells with a bar to pass get as many pairs as in the engine's table, the others fewer. */
  static PairTable small() {
    return proofs(
        "proof",
        "what --effort proof --budget 1s proves, graphs under 25 vertices",
        "eugene-proof-1s",
        (data, options, contenders) ->
            SmallSets.cells(data, options, cell -> hasBar(cell) ? 300 : 100, contenders));
  }

  private static boolean hasBar(Results.CellName cell) {
    return SmallSets.MOLECULES.contains(cell.set())
        ? !cell.costs().equals("paper-3")
        : DENSE.contains(cell.set()) && cell.costs().equals("paper-1");
  }

  /** On the pairs of engine-large. */
  static PairTable large() {
    return proofs(
        "proof-large",
        "what --effort proof --budget 10s proves, graphs of 25 to 50 vertices",
        "eugene-proof-10s",
        Draw.large(SmallSets.LARGER, SmallSets.COSTS_OF_LARGER, 100));
  }

  private static PairTable proofs(String name, String description, String method, Pairs pairs) {
    String sizes = OurTables.SIZES;
    return new ScoreTable(
        name,
        description,
        (data, options) -> pairs.cells(data, options, Lineup.of(List.of(sizes, method), options)),
        List.of(method),
        List.of(SET, COSTS, PAIRS, PROVED, SI, MEAN_MS, MEDIAN_MS, CPU_MS, SI.of(sizes), TRUTH),
        "");
  }

  /**
   * Two ways to a proof: our branch and bound, and the strongest integer programme on the strongest
   * free solver. CP-SAT has one worker, whose CPU time counts like ours. On dense graphs the
   * programme is large, and proves little in a time that a table can take. What neither proves
   * stays open: the table asks who proves.
   */
  static PairTable exactAgainstFori() {
    Duration minute = Duration.ofMinutes(1);
    Duration tenSeconds = Duration.ofSeconds(10);
    return new ScoreTable(
        "exact-against-fori",
        "proofs by exact and by the integer programme fori, graphs under 25 vertices",
        (data, options) -> {
          List<Contender> both =
              List.of(Contender.named(EXACT).within(minute), Contender.named(FORI).within(minute));
          List<Contender> onDense =
              List.of(
                  Contender.named(EXACT).within(tenSeconds),
                  Contender.named(FORI).within(tenSeconds).onFirst(20));
          List<String> costs = List.of("paper-1", "paper-2", "paper-3", "uniform");
          List<Cell> cells = new ArrayList<>();
          cells.addAll(Draw.small(SmallSets.MOLECULES, costs, 200).cells(data, options, both));
          cells.addAll(
              Draw.small(SmallSets.UNLABELLED, List.of("paper-3"), 200)
                  .cells(data, options, onDense));
          return cells.stream().map(Cell::unreferenced).toList();
        },
        List.of(EXACT, FORI),
        List.of(
            SET,
            COSTS,
            METHOD,
            PAIRS,
            PROVED,
            Column.millis("mean ms", Scores::cpuMillis),
            Column.millis("median ms", scores -> scores.cpuMillisOfShare(0.5)),
            Column.millis("p90 ms", scores -> scores.cpuMillisOfShare(0.9)),
            Column.millis("worst ms", Scores::largestCpuMillis),
            Column.times(
                "mean, as a multiple of exact's",
                place -> place.results().scores(place.cell(), EXACT, place.method()).cpuMillis(),
                place -> place.scores().cpuMillis(),
                Figures::decimal)),
        "Times are CPU times, those of CP-SAT's one worker included; building the model counts,"
            + " loading the native library does not. The last column compares means on the pairs"
            + " that both were given.");
  }
}
