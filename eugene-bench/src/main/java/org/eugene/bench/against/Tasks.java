package org.eugene.bench.against;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Row;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.OurTables;
import org.eugene.bench.table.PairTable;
import org.eugene.bench.table.TableOptions;

/** The tables whose pairs a command line can be asked for. */
final class Tasks {
  /** An effort and a budget, as typed. */
  private record Asked(String effort, String budget) {}

  private static final Map<String, List<Asked>> TABLES = new LinkedHashMap<>();

  static {
    TABLES.put("engine", List.of(new Asked("normal", "1m")));
    TABLES.put("engine-large", List.of(new Asked("normal", "1m")));
    TABLES.put("aids700nef", List.of(new Asked("normal", "1m")));
    TABLES.put("chem2", List.of(new Asked("high", "1s"), new Asked("proof", "5s")));
    TABLES.put("proof", List.of(new Asked("proof", "1s")));
  }

  private Tasks() {}

  static List<Task> of(List<String> tables, DataFolder data, TableOptions options)
      throws IOException {
    List<Task> tasks = new ArrayList<>();
    for (String name : tables) {
      List<Asked> asked = TABLES.get(name);
      if (asked == null) {
        throw new IllegalArgumentException(
            "two builds cannot be compared on the pairs of "
                + name
                + "; on those of "
                + String.join(", ", TABLES.keySet())
                + " they can");
      }
      PairTable table = OurTables.ofPairs(name);
      for (Cell cell : table.chosen(data, options)) {
        asked.forEach(effort -> tasks.add(task(name, cell, effort, data.folder())));
      }
    }
    return tasks;
  }

  private static Task task(String table, Cell cell, Asked asked, Path data) {
    boolean gxl = table.equals("chem2");
    return new Task(
        table,
        cell.set(),
        cell.costs(),
        asked.effort,
        asked.budget,
        gxl
            ? data.resolve("gxl").resolve(cell.set())
            : data.resolve("graphs/" + cell.set() + ".txt"),
        table.equals("aids700nef") ? List.of("--edge-labels", "ignore") : List.of(),
        pairs(cell));
  }

  private static List<Task.Pair> pairs(Cell cell) {
    Map<Row.Asked, Double> known = new HashMap<>();
    cell.known().forEach(row -> known.put(row.question(), row.answer().upper()));
    return cell.questions().stream()
        .map(Row.Asked::of)
        .map(
            question ->
                Task.Pair.of(question, known.containsKey(question) ? "" + known.get(question) : ""))
        .toList();
  }
}
