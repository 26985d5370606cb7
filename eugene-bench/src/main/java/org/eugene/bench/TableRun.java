package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Machine;
import org.eugene.bench.run.References;
import org.eugene.bench.run.Row;
import org.eugene.bench.run.RowFile;
import org.eugene.bench.run.Runner;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.Table;

/** Runs tables one after the other; those that share a CSV file go on from each other's rows. */
final class TableRun {
  /** Two seconds of running is when times stop falling on the smallest graphs. */
  private static final Duration WARM_UP = Duration.ofSeconds(2);

  private final TableSelection selection;
  private final ResultsFolder results;
  private final Repetition repetition;
  private final Talk talk;
  private final Machine machine = Machine.here();
  private final References references;
  private final Map<String, RowFile> files = new HashMap<>();

  /**
   * What is to be measured although the CSV file has it.
   *
   * @param everything all that the tables ask for
   * @param methods whatever these methods answered
   */
  record Repetition(boolean everything, List<String> methods) {}

  /** Somebody who listens. */
  interface Talk {
    void say(String sentence);

    RunProgress progress(String table, long answers);
  }

  TableRun(TableSelection selection, ResultsFolder results, Repetition repetition, Talk talk)
      throws IOException {
    this.selection = selection;
    this.results = results;
    this.repetition = repetition;
    this.talk = talk;
    this.references = selection.references();
  }

  void run(Table table, DataFolder data) throws IOException {
    if (!data.isPresent() && !table.isOfPaper()) {
      talk.say(table.name() + ": " + data.absence());
      return;
    }
    table.remarks().forEach(remark -> talk.say(table.name() + ": " + remark));
    table.collect(data, results.folder());
    List<Cell> cells = selection.cells(table, data);
    if (!cells.isEmpty()) {
      run(table, cells, file(table, cells));
    }
  }

  private void run(Table table, List<Cell> cells, RowFile rows) throws IOException {
    long answers = 0;
    for (Cell cell : cells) {
      answers += Runner.open(cell, rows);
    }
    try (RunProgress progress = talk.progress(table.name(), answers)) {
      Runner runner =
          new Runner(
              rows,
              references,
              machine,
              Stopwatch.ofThisThread(),
              selection.isForLooking() ? Duration.ZERO : WARM_UP,
              progress::say,
              progress::step);
      for (Cell cell : cells) {
        runner.run(cell);
      }
    }
    talk.say(table.name() + ": done, see " + results.csv(table.runs()));
  }

  /** What one of these tables has measured, another one does not measure again. */
  private RowFile file(Table table, List<Cell> cells) throws IOException {
    Path csv = results.csv(table.runs());
    Set<String> asked = asked(cells);
    Predicate<Row> again =
        row ->
            repetition.methods.contains(row.method())
                || (repetition.everything
                    && asked.contains(
                        key(row.question().set(), row.question().costs(), row.method())));
    RowFile rows = files.get(table.runs());
    if (rows == null) {
      rows = RowFile.open(csv, again);
      files.put(table.runs(), rows);
    }
    return rows;
  }

  private static Set<String> asked(List<Cell> cells) {
    Set<String> asked = new HashSet<>();
    for (Cell cell : cells) {
      String set = cell.questions().get(0).set();
      String costs = cell.questions().get(0).costsName();
      for (Contender contender : cell.contenders()) {
        asked.add(key(set, costs, contender.name()));
      }
    }
    return asked;
  }

  private static String key(String set, String costs, String method) {
    return String.join(",", set, costs, method);
  }
}
