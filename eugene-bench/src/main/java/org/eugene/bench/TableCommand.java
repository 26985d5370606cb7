package org.eugene.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.table.PairTable;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TableOptions;
import org.eugene.bench.table.Talk;
import org.eugene.bench.view.Format;
import org.eugene.bench.view.View;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs tables: raw CSV into files, the tables to standard output and onto pages. */
@Command(
    name = "table",
    description = {
      "Runs tables and prints them; a run that was broken off goes on where it stopped.",
      "Without a name it lists all tables."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TableCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "names of tables; all: the paper's, ours: the project's other ones")
  private List<String> names = new ArrayList<>();

  @Mixin private Sampling sampling = new Sampling();
  @Mixin private Places places = new Places();

  @Option(
      names = "--format",
      paramLabel = "text|markdown|csv|html",
      defaultValue = "text",
      description = "how to print the tables (default: ${DEFAULT-VALUE})")
  private Format format = Format.TEXT;

  @Option(
      names = "--render",
      description = "measure nothing: show what the CSV files have; without a name, of all tables")
  private boolean render;

  @Option(
      names = "--page",
      paramLabel = "FILE",
      description = "put the tables into their places in this page instead of printing them")
  private Optional<Path> page = Optional.empty();

  @Option(
      names = "--join",
      paramLabel = "DIR",
      description = "take over the rows that another run of these tables left in this directory")
  private Set<Path> join = new LinkedHashSet<>();

  @Option(
      names = "--trained",
      description = "the paper's tables show trained methods too, as the tables learned have them")
  private boolean trained;

  @Option(
      names = "--references",
      description = "measure nothing: find out the distances that the tables are judged by")
  private boolean references;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "pairs at a time with --references (default: ${DEFAULT-VALUE})")
  private int threads = 1;

  @Option(
      names = "--fresh",
      description = "measure everything again, whatever the CSV file has already")
  private boolean fresh;

  @Option(
      names = "--again",
      paramLabel = "METHOD",
      description = "measure this method again in these tables; may be given several times")
  private Set<String> again = new LinkedHashSet<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (references && render) {
      throw misuse("--references measures, --render does not: say one of them");
    }
    if (names.isEmpty() && !render) {
      if (!spec.commandLine().getParseResult().matchedArgs().isEmpty()) {
        throw misuse("say the NAME of a table; without anything else, table lists all");
      }
      list();
      return CommandLine.ExitCode.OK;
    }
    List<Table> tables =
        (names.isEmpty() ? Tables.all() : Tables.named(names))
            .stream().map(table -> table.of(sampling.options().sizes())).toList();
    for (Path other : join) {
      join(tables, other);
    }
    if (!render) {
      run(tables);
    }
    if (!references) {
      show(tables);
    }
    return CommandLine.ExitCode.OK;
  }

  private ParameterException misuse(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }

  private void list() {
    PrintWriter out = spec.commandLine().getOut();
    list(out, "The paper's, run by \"all\":", Tables.ofPaper());
    list(out, "\nThe paper's trained methods, on public graphs only:", Tables.learned());
    list(out, "\nOurs, run by \"ours\", on public graphs only:", Tables.ours());
    list(out, "\nWhat a change does, on public graphs only:", Tables.aboutChanges());
    out.flush();
  }

  private static void list(PrintWriter out, String heading, List<Table> tables) {
    out.println(heading);
    for (Table table : tables) {
      out.printf(Locale.ROOT, "  %-22s%s%n", table.name(), table.description());
    }
  }

  /** Two runs on different sets have a directory each; one of them gets the rows of both. */
  private void join(List<Table> tables, Path other) throws IOException {
    for (Table table : tables) {
      String file = table.runs() + ".csv";
      List<Line> lines = Lines.read(other.resolve(file));
      Log log = Log.open(places.out().resolve(file), table.schema());
      int before = log.lines().size();
      log.join(lines);
      say(file + ": " + (log.lines().size() - before) + " rows of " + other);
      log.pack();
    }
  }

  private void run(List<Table> tables) throws IOException, InterruptedException {
    DataFolder data = places.data();
    checkOnly(data);
    if (!data.isPresent() && tables.stream().anyMatch(Table::isOfPaper)) {
      say(
          "there are no public graphs in "
              + data.folder()
              + " (--data DIR says where they are); the paper's tables run on made ones");
    }
    Origin origin = Origin.here();
    try (Run run =
        new Run(
            data,
            sampling.options(),
            References.in(places.cache(), sampling.reference(), origin),
            origin,
            places.out(),
            new Run.Repetition(fresh, again),
            new Listener())) {
      for (Table table : tables) {
        if (!data.isPresent() && table.needsData()) {
          say(table.name() + ": " + data.absence());
        } else if (!references) {
          Optional<String> leftOut = leftOut(table, sampling.options(), names);
          leftOut.ifPresent(this::say);
          if (leftOut.isEmpty()) {
            measure(table, run);
          }
        } else if (table instanceof PairTable pairs) {
          new ReferenceSearch(run, threads).find(pairs);
        } else {
          say(table.name() + ": is not judged by distances");
        }
      }
    }
  }

  /**
   * Why a table of a whole list is left out: it cannot be measured. Who typed its very name is
   * refused instead.
   */
  static Optional<String> leftOut(Table table, TableOptions options, List<String> typed) {
    Optional<String> lack = table.lacks(options);
    if (lack.isPresent() && typed.contains(table.name())) {
      throw new IllegalArgumentException(table.name() + " " + lack.get());
    }
    return lack.map(sentence -> table.name() + ": left out; it " + sentence);
  }

  /** A data set that nobody has would leave every table empty without a word. */
  private void checkOnly(DataFolder data) throws IOException {
    Set<String> known = data.names();
    for (String set : sampling.options().only()) {
      if (!known.contains(set)) {
        throw misuse(
            "--only " + set + ": there is no such data set; there are " + String.join(", ", known));
      }
    }
  }

  private void measure(Table table, Run run) throws IOException, InterruptedException {
    table.remarks().forEach(remark -> say(table.name() + ": " + remark));
    if (!sampling.options().only().isEmpty() && !table.choosesSets()) {
      say(table.name() + ": --only does not apply, it has data of its own");
    }
    table.measure(run);
    say(table.name() + ": done, see " + places.out().resolve(table.runs() + ".csv"));
  }

  private void show(List<Table> tables) throws IOException {
    Pages pages = new Pages(places.out(), trained);
    List<View> views = new ArrayList<>();
    boolean ofPaper = false;
    for (Table table : tables) {
      Optional<View> view = pages.view(table);
      view.ifPresent(views::add);
      boolean hasPictures = view.isPresent() && !view.get().pictures().isEmpty();
      if (view.isPresent() && (table.isOfPaper() || hasPictures)) {
        pages.write(view.get());
      }
      ofPaper |= view.isPresent() && table.isOfPaper();
    }
    if (page.isPresent()) {
      Pages.insert(views, page.get());
    } else {
      spec.commandLine().getOut().print(format.write(views));
      spec.commandLine().getOut().flush();
    }
    if (ofPaper) {
      say("all tables of the paper so far are in " + pages.writeHtml());
    }
  }

  private void say(String sentence) {
    spec.commandLine().getErr().println("eugene: " + sentence);
    spec.commandLine().getErr().flush();
  }

  /** Hears the tables. */
  private final class Listener implements Talk {
    @Override
    public void say(String sentence) {
      TableCommand.this.say(sentence);
    }

    @Override
    public Progress progress(String table, long answers) {
      return new RunProgress(table, answers, spec.commandLine().getErr());
    }
  }
}
