package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.graph.Graph;

/**
 * The same small pairs through {@code eugene stream}, graphs and all, and through {@code eugene
 * pairs}: whole programs from their start to their end, by turns, one thread. The stream has
 * malformed lines between its requests.
 */
final class StreamStudy extends Study {
  private static final String SET = "aids700nef";
  private static final int PAIRS = 10_000;
  private static final int MALFORMED = 1_000;
  private static final int RUNS = 5;

  private static final Schema SCHEMA =
      Schema.of(
              "pairs",
              "malformed lines",
              "answers",
              "error lines",
              "other distances",
              "pairs s",
              "stream s",
              "ratio")
          .keyedBy("pairs", "seed");

  StreamStudy() {
    super(
        "stream",
        "10,000 small pairs and 1,000 malformed lines through stream, against pairs",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    Log log = run.log(this);
    if (!run.isOpen(this, log, PAIRS)) {
      return;
    }
    try (ScratchFolder folder = ScratchFolder.of("stream")) {
      Path graphs = run.data().folder().resolve("graphs").resolve(SET + ".txt");
      Path pairs = folder.resolve("pairs.csv");
      Path requests = folder.resolve("requests.jsonl");
      write(run.data().graphs(SET), new Random(run.options().seed()), pairs, requests);
      Program byPairs = new Program(folder.path(), "pairs", graphs.toString(), pairs.toString());
      Program byStream = new Program(folder.path(), "stream").reading(requests);
      double[] pairsSeconds = new double[RUNS];
      double[] streamSeconds = new double[RUNS];
      for (int at = 0; at < RUNS; at++) {
        pairsSeconds[at] = Queries.wallSeconds(byPairs::run);
        streamSeconds[at] = Queries.wallSeconds(byStream::run);
      }
      double pairsMedian = Queries.median(pairsSeconds);
      double streamMedian = Queries.median(streamSeconds);
      List<String> answers = byStream.lines();
      List<String> good = answers.stream().filter(line -> !line.contains("\"error\"")).toList();
      log.add(
          run.line(
              SCHEMA,
              Schema.fields(
                  "pairs", PAIRS,
                  "malformed lines", MALFORMED,
                  "answers", good.size(),
                  "error lines", answers.size() - good.size(),
                  "other distances", different(byPairs.lines(), good),
                  "pairs s", decimal(pairsMedian, 2),
                  "stream s", decimal(streamMedian, 2),
                  "ratio", decimal(streamMedian / pairsMedian, 2))));
    }
  }

  /** The pairs for both programs; the stream's with something broken after every tenth. */
  private static void write(List<Graph> graphs, Random random, Path pairs, Path requests)
      throws IOException {
    List<String> rows = new ArrayList<>(List.of("source,target"));
    List<String> lines = new ArrayList<>();
    for (int at = 0; at < PAIRS; at++) {
      Graph source = graphs.get(random.nextInt(graphs.size()));
      Graph target = graphs.get(random.nextInt(graphs.size()));
      rows.add(source.id() + "," + target.id());
      String line =
          "{\"id\":" + at + ",\"source\":" + json(source) + ",\"target\":" + json(target) + "}";
      lines.add(line);
      if (at % (PAIRS / MALFORMED) == 0) {
        lines.add(line.substring(0, 1 + random.nextInt(line.length() - 1)));
      }
    }
    Files.write(pairs, rows);
    Files.write(requests, lines);
  }

  private static String json(Graph graph) {
    StringBuilder text = new StringBuilder("{\"vertices\":[");
    for (int v = 0; v < graph.order(); v++) {
      text.append(v == 0 ? "" : ",").append("{\"label\":\"");
      text.append(graph.labelOfVertex(v).name()).append("\"}");
    }
    text.append("],\"edges\":[");
    for (int e = 0; e < graph.size(); e++) {
      text.append(e == 0 ? "" : ",").append("{\"source\":").append(graph.edgeFrom(e));
      text.append(",\"target\":").append(graph.edgeTo(e));
      text.append(",\"label\":\"").append(graph.labelOfEdge(e).name()).append("\"}");
    }
    return text.append("]}").toString();
  }

  /** How many pairs have another upper bound in the one than in the other. */
  private static long different(List<String> rows, List<String> answers) {
    long different = 0;
    for (int at = 0; at < PAIRS; at++) {
      String upper = "\"upper\":" + rows.get(at + 1).split(",", -1)[3] + ",";
      different += at < answers.size() && answers.get(at).contains(upper) ? 0 : 1;
    }
    return different;
  }

  /** A command of this very program, in a Java machine of its own. */
  private static final class Program {
    private final ProcessBuilder builder;
    private final Path out;

    Program(Path folder, String... arguments) {
      this.out = folder.resolve(arguments[0] + ".out");
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
      // Whatever the launcher starts programs with.
      command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
      command.addAll(List.of("-cp", System.getProperty("java.class.path", "")));
      command.add("org.eugene.cli.Main");
      command.addAll(List.of(arguments));
      this.builder =
          new ProcessBuilder(command)
              .redirectOutput(out.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    Program reading(Path input) {
      builder.redirectInput(input.toFile());
      return this;
    }

    void run() throws IOException, InterruptedException {
      if (builder.start().waitFor() != 0) {
        throw new IOException(
            "the command " + builder.command() + " failed; run the table with ./eugene table");
      }
    }

    List<String> lines() throws IOException {
      return Files.readAllLines(out);
    }
  }
}
