package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.percent;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.Cell;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.OurTables;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.TableOptions;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFormats;

/**
 * What a pair of graphs of at most ten vertices takes from a cold start: the command {@code pairs}
 * from its start to its end on the pairs of the tables aids700nef and tiny, one thread. CPU time is
 * the median of what all threads of the program took, compilers and launcher included; that of the
 * first pair alone is the start. The files have the graphs of these pairs and no others.
 */
final class TinyCommandsStudy extends Study {
  private static final List<String> TABLES = List.of("aids700nef", "tiny");
  private static final int TURNS = 5;

  private static final Schema SCHEMA =
      Schema.of("set", "pairs", "proved", "CPU s", "CPU ms a pair", "CPU s of the first pair", "s")
          .keyedBy("set", "pairs", "seed");

  TinyCommandsStudy() {
    super(
        "tiny-commands",
        "pairs of at most ten vertices, whole commands: CPU time from a cold start",
        SCHEMA);
  }

  /** Files for a command. */
  private record Task(Launcher launcher, Path graphs, Path pairs, Path out) {
    static Task of(Launcher launcher, List<Question> questions, ScratchFolder folder, String name)
        throws IOException {
      Map<String, Graph> graphs = new LinkedHashMap<>();
      List<String> pairs = new ArrayList<>(List.of("source,target"));
      for (Question question : questions) {
        GraphPair pair = question.pair();
        Stream.of(pair.source(), pair.target()).forEach(graph -> graphs.put(graph.id(), graph));
        pairs.add(pair.source().id() + "," + pair.target().id());
      }
      Task task =
          new Task(
              launcher,
              folder.resolve(name + ".txt"),
              folder.resolve(name + "-pairs.csv"),
              folder.resolve(name + ".csv"));
      Files.write(task.pairs, pairs);
      try (BufferedWriter out = Files.newBufferedWriter(task.graphs)) {
        GraphFormats.named("text").writer().orElseThrow().write(List.copyOf(graphs.values()), out);
      }
      return task;
    }

    void run() throws IOException, InterruptedException {
      Files.deleteIfExists(out); // what is there would be gone on with
      Path talk = out.resolveSibling("talk");
      launcher.run(talk, "pairs", graphs, pairs, "--threads", 1, "--out", out);
    }

    /** The middle one of some turns. */
    double cpuSeconds() throws IOException, InterruptedException {
      double[] looks = new double[TURNS];
      for (int turn = 0; turn < TURNS; turn++) {
        double before = Launcher.cpuOfChildren();
        run();
        looks[turn] = Launcher.cpuOfChildren() - before;
      }
      return Queries.median(looks);
    }

    double proved() throws IOException {
      return Lines.read(out).stream()
          .mapToInt(line -> line.text("lower").equals(line.text("upper")) ? 1 : 0)
          .average()
          .orElse(Double.NaN);
    }
  }

  @Override
  public Optional<String> lacks(TableOptions options) {
    return Launcher.lack(name());
  }

  @Override
  public boolean choosesSets() {
    return true;
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    Log log = run.log(this);
    Launcher launcher = Launcher.own().orElseThrow();
    for (String table : TABLES) {
      for (Cell cell : OurTables.ofPairs(table).chosen(run.data(), run.options())) {
        if (run.isOpen(this, log, cell.set(), cell.questions().size())) {
          log.add(run.line(SCHEMA, row(launcher, cell)));
        }
      }
    }
  }

  private static Map<String, String> row(Launcher launcher, Cell cell)
      throws IOException, InterruptedException {
    List<Question> questions = cell.questions();
    try (ScratchFolder folder = ScratchFolder.of("tiny")) {
      Task all = Task.of(launcher, questions, folder, "all");
      Task first = Task.of(launcher, questions.subList(0, 1), folder, "first");
      double seconds = all.cpuSeconds();
      double start = first.cpuSeconds();
      double wall = Queries.wallSeconds(all::run);
      return Schema.fields(
          "set", cell.set(),
          "pairs", questions.size(),
          "proved", percent(all.proved()),
          "CPU s", decimal(seconds, 2),
          "CPU ms a pair", decimal(1e3 * seconds / questions.size(), 3),
          "CPU s of the first pair", decimal(start, 2),
          "s", decimal(wall, 2));
    }
  }
}
