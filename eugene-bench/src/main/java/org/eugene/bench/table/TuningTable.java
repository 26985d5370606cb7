package org.eugene.bench.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.View;
import org.eugene.solver.Effort;

/**
 * What every constant of a method is worth: halved, as it is, and doubled, on the same pairs in one
 * run. A constant of which neither changes anything is one too many; one of which either is better
 * is wrong.
 */
public final class TuningTable implements PairTable {
  /** The hardest kinds of pairs, small and large: dense, without labels, with many labels. */
  private static final List<Draw> PAIRS =
      List.of(
          Draw.small(List.of("molhiv"), List.of("paper-2"), 50),
          Draw.small(List.of("triangles"), List.of("paper-1"), 50),
          Draw.large(List.of("aids"), List.of("paper-2"), 50),
          Draw.large(List.of("python-ast-50"), List.of("paper-1"), 50));

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

  private final Contender unchanged;
  private final List<Constant> constants;

  TuningTable(Contender unchanged, List<Constant> constants) {
    this.unchanged = unchanged;
    this.constants = List.copyOf(constants);
  }

  /** Of the engine at normal effort. */
  public static TuningTable ofEngine() {
    return new TuningTable(Contender.eugene("eugene", Effort.NORMAL), EngineConstants.all());
  }

  @Override
  public String name() {
    return "tuning";
  }

  @Override
  public String description() {
    return "every constant of the engine halved and doubled, on four kinds of hard pairs";
  }

  @Override
  public List<String> remarks() {
    return constants.isEmpty()
        ? List.of("the engine of this program offers no constants to change")
        : List.of();
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options) throws IOException {
    if (constants.isEmpty()) {
      return List.of();
    }
    List<Cell> cells = new ArrayList<>();
    for (Draw pairs : PAIRS) {
      cells.addAll(pairs.cells(data, options, contenders()));
    }
    return cells;
  }

  private List<Contender> contenders() {
    List<Contender> contenders = new ArrayList<>(List.of(unchanged));
    for (Constant constant : constants) {
      for (double other : List.of(constant.value() / 2, constant.value() * 2)) {
        if (other != constant.value()) {
          contenders.add(
              unchanged.called(constant.methodWith(other)).by(constant.solver().apply(other)));
        }
      }
    }
    return contenders;
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
                + " run for all constants.")
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
      Line unchangedLine = new Line(parts.constant(), parts.value(), unchanged.name());
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
      boolean byDefault = line.method.equals(unchanged.name());
      List<String> row =
          new ArrayList<>(
              List.of(line.constant, byDefault ? line.value + " (default)" : line.value));
      SCORES.forEach(column -> row.add(column.text().apply(place)));
      view.row(row);
    }
  }
}
