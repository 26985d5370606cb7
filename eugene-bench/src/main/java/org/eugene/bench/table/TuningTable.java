package org.eugene.bench.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.View;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Effort;

/**
 * What every constant of a method is worth: halved, as it is, and doubled, on the same pairs in one
 * run. A constant of which neither changes anything is one too many; one of which either is better
 * is wrong.
 */
public final class TuningTable implements PairTable {
  private static final List<Column> SCORES =
      List.of(
          Column.SET,
          Column.COSTS,
          Column.PAIRS,
          Column.SI,
          Column.MAE,
          Column.CPU_MS,
          Column.MS_TO_UPPER,
          Column.PROVED);

  /** Beyond this order the engine follows long paths instead of branching. */
  private static final SizeLimits BEYOND_BRANCHING = new SizeLimits(101, 200);

  private final List<Arena> arenas;

  /**
   * Where some constants play a part.
   *
   * @param unchanged the method as it is
   * @param pairs what it is measured on
   * @param constants those of them that matter there
   */
  record Arena(Contender unchanged, List<? extends Pairs> pairs, List<Constant> constants) {
    Arena {
      pairs = List.copyOf(pairs);
      constants = List.copyOf(constants);
    }

    boolean has(String constant) {
      return constants.stream().anyMatch(each -> each.name().equals(constant));
    }
  }

  TuningTable(List<Arena> arenas) {
    this.arenas = List.copyOf(arenas);
  }

  /** Of the engine, each constant at the effort and on graphs of the size where it matters. */
  public static TuningTable ofEngine() {
    return new TuningTable(
        List.of(
            arena(
                "eugene",
                Effort.NORMAL,
                hard(50),
                name -> !ofOtherEffort(name) && !isBeyondBranching(name) && !isOfNetworks(name)),
            arena("eugene quick", Effort.QUICK, hard(50), name -> name.startsWith("quick.")),
            arena("eugene high", Effort.HIGH, hard(10), name -> name.startsWith("high.")),
            arena(
                "eugene beyond branching",
                Effort.NORMAL,
                List.of(new Draw(List.of("mutagenicity"), List.of("paper-1"), BEYOND_BRANCHING, 6)),
                TuningTable::isBeyondBranching),
            arena(
                "eugene on networks",
                Effort.NORMAL,
                List.of(new NoisyNetworks(List.of(1_500, 3_000))),
                TuningTable::isOfNetworks)));
  }

  private static Arena arena(
      String name, Effort effort, List<? extends Pairs> pairs, Predicate<String> constants) {
    return new Arena(Contender.eugene(name, effort), pairs, EngineConstants.at(effort, constants));
  }

  /** The hardest kinds of pairs, small and large: dense, without labels, with many labels. */
  static List<Draw> hard(int pairs) {
    return List.of(
        Draw.small(List.of("molhiv"), List.of("paper-2"), pairs),
        Draw.small(List.of("triangles"), List.of("paper-1"), pairs),
        Draw.large(List.of("aids"), List.of("paper-2"), pairs),
        Draw.large(List.of("python-ast-50"), List.of("paper-1"), pairs));
  }

  private static boolean ofOtherEffort(String constant) {
    return constant.startsWith("quick.") || constant.startsWith("high.");
  }

  private static boolean isBeyondBranching(String constant) {
    return constant.startsWith("long-path.")
        || constant.endsWith("-nearby")
        || constant.startsWith("strategy.large");
  }

  /** What steers the plans of huge graphs, and the searches that only they have. */
  private static boolean isOfNetworks(String constant) {
    return constant.startsWith("strategy.huge")
        || constant.endsWith("sparse")
        || constant.startsWith("annealing.")
        || constant.startsWith("percolation.")
        || constant.equals("normal.annealing-per-row");
  }

  @Override
  public String name() {
    return "tuning";
  }

  @Override
  public String description() {
    return "every constant of the engine halved and doubled, on hard pairs where it matters";
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (Arena arena : arenas) {
      for (Pairs pairs : arena.pairs()) {
        cells.addAll(pairs.cells(data, options, contenders(arena)));
      }
    }
    return cells;
  }

  private static List<Contender> contenders(Arena arena) {
    List<Contender> contenders = new ArrayList<>(List.of(arena.unchanged()));
    for (Constant constant : arena.constants()) {
      for (double other : List.of(constant.value() / 2, constant.value() * 2)) {
        if (other != constant.value()) {
          contenders.add(
              arena
                  .unchanged()
                  .called(constant.methodWith(other))
                  .by(constant.solver().apply(other)));
        }
      }
    }
    return contenders;
  }

  /** What the method with this constant unchanged is called. */
  private String unchanged(String constant) {
    return arenas.stream()
        .filter(arena -> arena.has(constant))
        .map(arena -> arena.unchanged().name())
        .findFirst()
        .orElse("");
  }

  @Override
  public View view(Results results) {
    List<String> columns = new ArrayList<>(List.of("constant", "value"));
    SCORES.forEach(column -> columns.add(column.heading()));
    View.Builder view = headed(columns);
    Map<String, List<String>> byConstant = new LinkedHashMap<>();
    for (String method : results.methods()) {
      if (Constant.isMethod(method)) {
        byConstant
            .computeIfAbsent(Constant.parts(method).constant(), name -> new ArrayList<>())
            .add(method);
      }
    }
    for (List<String> methods : byConstant.values()) {
      for (Results.CellName cell : results.cells()) {
        lines(methods).forEach(line -> add(view, line, cell, results));
      }
    }
    return view.remark(
            "Between a constant's halved and doubled value stands what it is by default, the same"
                + " run for all constants of a kind.")
        .remark(results.origin())
        .build();
  }

  /** A constant with one of its values, and the method that had it. */
  private record Line(String constant, String value, String method) {}

  private List<Line> lines(List<String> methods) {
    List<Line> lines = new ArrayList<>();
    for (String method : methods) {
      Constant.Parts parts = Constant.parts(method);
      lines.add(new Line(parts.constant(), parts.other(), method));
      Line unchangedLine = new Line(parts.constant(), parts.value(), unchanged(parts.constant()));
      if (!lines.contains(unchangedLine)) {
        lines.add(unchangedLine);
      }
    }
    lines.sort(Comparator.comparingDouble(line -> Double.parseDouble(line.value)));
    return lines;
  }

  private void add(View.Builder view, Line line, Results.CellName cell, Results results) {
    Column.Place place = new Column.Place(results, cell, line.method);
    if (place.scores().pairs() > 0) {
      boolean byDefault = line.method.equals(unchanged(line.constant));
      List<String> row =
          new ArrayList<>(
              List.of(line.constant, byDefault ? line.value + " (default)" : line.value));
      SCORES.forEach(column -> row.add(column.text().apply(place)));
      view.row(row);
    }
  }
}
