package org.eugene.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.bench.page.HtmlPage;
import org.eugene.bench.page.HtmlPage.Section;
import org.eugene.bench.page.TableText;
import org.eugene.bench.run.Machine;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.study.Studies;
import org.eugene.bench.study.Study;
import org.eugene.bench.study.StudyFile;
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
  public Integer call() throws IOException, InterruptedException {
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
    for (Study study : selection.studies()) {
      show(study);
    }
    return CommandLine.ExitCode.OK;
  }

  private void list() {
    PrintWriter out = spec.commandLine().getOut();
    out.println("The paper's, run by \"all\":");
    Tables.ofPaper().forEach(table -> out.println(line(table.name(), table.description())));
    out.println();
    out.println("Ours, run by \"ours\", on public graphs only:");
    Tables.ours().forEach(table -> out.println(line(table.name(), table.description())));
    Studies.all().forEach(study -> out.println(line(study.name(), study.description())));
    out.flush();
  }

  private static String line(String name, String description) {
    return "  " + name + " ".repeat(22 - name.length()) + description;
  }

  private void run(List<Table> tables) throws IOException {
    DataFolder data = selection.data();
    if (!data.isPresent() && tables.stream().anyMatch(Table::isOfPaper)) {
      say(
          "there are no public graphs in "
              + data.folder()
              + " (--data DIR says where they are); the paper's tables run on made ones");
    }
    TableRun run =
        new TableRun(selection, results, new TableRun.Repetition(fresh, again), new Talk());
    for (Table table : tables) {
      run.run(table, data);
    }
  }

  private final class Talk implements TableRun.Talk {
    @Override
    public void say(String sentence) {
      TableCommand.this.say(sentence);
    }

    @Override
    public RunProgress progress(String table, long answers) {
      return new RunProgress(table, answers, spec.commandLine().getErr());
    }
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

  private void show(Study study) throws IOException, InterruptedException {
    DataFolder data = selection.data();
    Path file = results.csv(study.name());
    if (!noRun && !data.isPresent()) {
      say(study.name() + ": " + data.absence());
    } else if (!noRun) {
      List<Map<String, String>> rows =
          study.run(
              data, selection.studyOptions(), sentence -> say(study.name() + ": " + sentence));
      StudyFile.write(study, rows, Machine.here(), file);
      say(study.name() + ": done, see " + file);
    }
    if (Files.exists(file)) {
      spec.commandLine().getOut().println(StudyFile.render(file));
    }
  }

  private void say(String sentence) {
    spec.commandLine().getErr().println("eugene: " + sentence);
    spec.commandLine().getErr().flush();
  }
}
