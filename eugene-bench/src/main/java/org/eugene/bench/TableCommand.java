package org.eugene.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Machine;
import org.eugene.bench.run.RowFile;
import org.eugene.bench.run.Runner;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.Results;
import org.eugene.bench.table.Table;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs tables: raw CSV into a file, the table in Markdown to standard output. */
@Command(
    name = "table",
    description = "Runs tables and prints them; an interrupted run goes on where it stopped.",
    mixinStandardHelpOptions = true)
final class TableCommand implements Callable<Integer> {
  /** Two seconds of running is when times stop falling on the smallest graphs. */
  private static final Duration WARM_UP = Duration.ofSeconds(2);

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private TableSelection selection = new TableSelection();
  @Mixin private ResultsFolder results = new ResultsFolder();

  @Option(
      names = "--fresh",
      description = "measure everything again, whatever the CSV file has already")
  private boolean fresh;

  @Option(
      names = "--again",
      paramLabel = "METHOD",
      description = "measure this method again; may be given several times")
  private List<String> again = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    DataFolder data = selection.data();
    if (!data.isPresent()) {
      spec.commandLine().getErr().println("eugene-bench: " + data.absence());
      return CommandLine.ExitCode.OK;
    }
    Machine machine = Machine.here();
    for (Table table : selection.tables()) {
      run(table, data, machine);
    }
    return CommandLine.ExitCode.OK;
  }

  private void run(Table table, DataFolder data, Machine machine) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    table.remarks().forEach(remark -> err.println(table.name() + ": " + remark));
    List<Cell> cells = selection.cells(table, data);
    Path file = results.csv(table);
    RowFile rows = RowFile.open(file, row -> fresh || again.contains(row.method()));
    Runner runner =
        new Runner(
            rows,
            selection.references(),
            machine,
            Stopwatch.ofThisThread(),
            WARM_UP,
            sentence -> err.println(table.name() + ": " + sentence));
    for (Cell cell : cells) {
      runner.run(cell);
    }
    err.println(table.name() + ": done, see " + file);
    spec.commandLine().getOut().println(table.render(new Results(rows.rows())));
  }
}
