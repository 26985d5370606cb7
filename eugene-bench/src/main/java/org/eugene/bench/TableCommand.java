package org.eugene.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eugene.bench.page.HtmlPage;
import org.eugene.bench.page.HtmlPage.Section;
import org.eugene.bench.page.TableText;
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
import org.eugene.bench.table.Tables;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs tables: raw CSV into files, the tables to standard output and onto pages. */
@Command(
    name = "table",
    description = {
      "Runs tables and prints them; an interrupted run goes on where it stopped.",
      "Names: see eugene table list; all: all of the paper's."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TableCommand implements Callable<Integer> {
  /** How a table is printed. */
  enum Format {
    TEXT,
    MARKDOWN,
    CSV,
    HTML
  }

  /** Two seconds of running is when times stop falling on the smallest graphs. */
  private static final Duration WARM_UP = Duration.ofSeconds(2);

  /** A small sample is for looking, not for measuring. */
  private static final Duration SHORT_WARM_UP = Duration.ofMillis(200);

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private TableSelection selection = new TableSelection();
  @Mixin private ResultsFolder results = new ResultsFolder();

  @Option(
      names = "--format",
      paramLabel = "text|markdown|csv|html",
      defaultValue = "text",
      description = "how to print the tables (default: ${DEFAULT-VALUE})")
  private Format format = Format.TEXT;

  @Option(names = "--no-run", description = "run nothing: render what the CSV files have")
  private boolean noRun;

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
    if (selection.isList()) {
      list();
      return CommandLine.ExitCode.OK;
    }
    List<Table> tables = selection.tables();
    if (!noRun) {
      run(tables);
    }
    for (Table table : tables) {
      show(table);
    }
    if (tables.stream().anyMatch(Table::isOfPaper)) {
      say("all tables of the paper so far are in " + Pages.writeHtml(results.folder()));
    }
    return CommandLine.ExitCode.OK;
  }

  private void list() {
    PrintWriter out = spec.commandLine().getOut();
    out.println("The paper's, run by \"all\":");
    Tables.ofPaper().forEach(table -> out.println(line(table)));
    out.println();
    out.println("Ours, run by \"ours\", on public graphs only:");
    Tables.ours().forEach(table -> out.println(line(table)));
    out.flush();
  }

  private static String line(Table table) {
    return "  " + table.name() + " ".repeat(22 - table.name().length()) + table.description();
  }

  private void run(List<Table> tables) throws IOException {
    DataFolder data = selection.data();
    if (!data.isPresent()) {
      say(
          "there are no public graphs in "
              + data.folder()
              + " (--data DIR says where they are); the paper's tables run on made ones");
    }
    Machine machine = Machine.here();
    References references = selection.references();
    Map<String, RowFile> files = new HashMap<>();
    for (Table table : tables) {
      if (data.isPresent() || table.isOfPaper()) {
        table.remarks().forEach(remark -> say(table.name() + ": " + remark));
        table.collect(data, results.folder());
        run(table, data, machine, references, files);
      } else {
        say(table.name() + ": " + data.absence());
      }
    }
  }

  private void run(
      Table table,
      DataFolder data,
      Machine machine,
      References references,
      Map<String, RowFile> files)
      throws IOException {
    List<Cell> cells = selection.cells(table, data);
    if (cells.isEmpty()) {
      return;
    }
    RowFile rows = files.get(table.runs());
    if (rows == null || fresh || !again.isEmpty()) {
      rows =
          RowFile.open(results.csv(table), measuredAgain(cells, files.containsKey(table.runs())));
      files.put(table.runs(), rows);
    }
    long answers = 0;
    for (Cell cell : cells) {
      answers += Runner.open(cell, rows);
    }
    try (RunProgress progress =
        new RunProgress(table.name(), answers, spec.commandLine().getErr())) {
      Runner runner =
          new Runner(
              rows,
              references,
              machine,
              Stopwatch.ofThisThread(),
              selection.isForLooking() ? SHORT_WARM_UP : WARM_UP,
              progress::say,
              progress::step);
      for (Cell cell : cells) {
        runner.run(cell);
      }
    }
    say(table.name() + ": done, see " + results.csv(table));
  }

  /** Rows of these cells that were asked for anew; what this very call has measured stays. */
  private java.util.function.Predicate<Row> measuredAgain(List<Cell> cells, boolean opened) {
    if (opened) {
      return row -> false;
    }
    Set<String> measured = new HashSet<>();
    for (Cell cell : cells) {
      for (Contender contender : cell.contenders()) {
        cell.questions().stream()
            .findFirst()
            .ifPresent(
                question ->
                    measured.add(
                        question.set() + "," + question.costsName() + "," + contender.name()));
      }
    }
    return row ->
        again.contains(row.method())
            || (fresh
                && measured.contains(
                    row.question().set() + "," + row.question().costs() + "," + row.method()));
  }

  private void show(Table table) throws IOException {
    Optional<Section> section = Pages.section(table, results.folder());
    if (section.isEmpty()) {
      return;
    }
    if (table.isOfPaper()) {
      Pages.write(section.get(), results.folder());
    }
    PrintWriter out = spec.commandLine().getOut();
    String markdown = section.get().markdown();
    switch (format) {
      case TEXT -> out.println(table.name() + "\n\n" + TableText.of(markdown).text());
      case MARKDOWN -> out.println(markdown);
      case CSV -> out.print(TableText.of(markdown).csv());
      case HTML -> out.print(HtmlPage.of(List.of(section.get())));
    }
    out.flush();
  }

  private void say(String sentence) {
    spec.commandLine().getErr().println("eugene: " + sentence);
    spec.commandLine().getErr().flush();
  }
}
