package org.eugene.bench.table;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Row;
import org.eugene.bench.run.Runner;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.view.View;

/** A table of answers: methods are asked for the distances of pairs. */
public interface PairTable extends Table {
  /** What is to be asked of whom, in order. */
  List<Cell> cells(DataFolder data, TableOptions options) throws IOException;

  /** What the answers say. */
  View view(Results results);

  @Override
  default boolean choosesSets() {
    return true;
  }

  @Override
  default Schema schema() {
    return Row.SCHEMA;
  }

  @Override
  default View view(List<Line> lines) {
    return view(Results.of(lines));
  }

  /** The cells of the data sets that were asked for. */
  default List<Cell> chosen(DataFolder data, TableOptions options) throws IOException {
    return cells(data, options).stream()
        .filter(cell -> !cell.questions().isEmpty())
        .filter(cell -> options.admits(cell.set()))
        .map(cell -> cell.askedOf(contender -> options.asks(contender.name())))
        .toList();
  }

  @Override
  default void measure(Run run) throws IOException {
    List<Cell> cells = chosen(run.data(), run.options());
    if (cells.isEmpty() && !run.options().only().isEmpty()) {
      run.talk().say(name() + ": has none of the data sets of --only");
    }
    Set<List<String>> asked = new HashSet<>();
    for (Cell cell : cells) {
      for (Contender contender : cell.contenders()) {
        asked.add(List.of(cell.set(), cell.costs(), contender.name()));
      }
    }
    Log log =
        run.log(
            this,
            row -> asked.contains(List.of(row.text("set"), row.text("costs"), row.text("method"))));
    long answers = 0;
    for (Cell cell : cells) {
      answers += Runner.open(cell, log);
    }
    try (Talk.Progress progress = run.talk().progress(name(), answers)) {
      Runner runner =
          new Runner(
              log,
              run.references(),
              run.origin(),
              Stopwatch.ofThisThread(),
              run.options().warmUp(),
              progress::say,
              progress::step);
      for (Cell cell : cells) {
        runner.run(cell);
      }
    }
  }
}
