package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.sample.KnownAnswer;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.TableOptions;

/**
 * All pairs of 22,794 molecules within 4, edge labels used: the command {@code join} from its start
 * to its end, held against published distances; on one thread, on two, killed in the middle and
 * started again, and on a Spark cluster of two workers on this machine, of which one is killed.
 */
final class JoinStudy extends Study {
  private static final String SET = "chem23k";
  private static final String PUBLISHED = "chem23k-within-8";
  private static final int WITHIN = 4;
  private static final String NONE = "–";

  /** After this part of the sources something is killed. */
  private static final double KILLED_AFTER = 0.4;

  /** What Spark says of a machine that was at work and is gone. */
  private static final String LOST = "Lost executor";

  private static final long PAUSE_MILLIS = 50;
  private static final int DIGITS = 12;
  private static final List<String> STAGES =
      List.of("sizes", "labels", "degrees", "branch", "rings", "search", "engine");

  private static final Map<String, Way> WAYS = new LinkedHashMap<>();

  static {
    WAYS.put("one-thread", (task, folder) -> task.inOneGo(folder, 1));
    WAYS.put("two-threads", (task, folder) -> task.inOneGo(folder, 2));
    WAYS.put("killed", Task::killedOnce);
    WAYS.put("spark", Task::onSpark);
  }

  private static final Schema SCHEMA =
      Schema.of(
              "run",
              "graphs",
              "pairs found",
              "sizes",
              "labels",
              "degrees",
              "branch",
              "rings",
              "search",
              "engine",
              "CPU s",
              "wall s",
              "killed after",
              "published",
              "right",
              "missing",
              "different",
              "SHA-256")
          .keyedBy("run", "graphs", "seed");

  JoinStudy() {
    super(
        "join-chem23k",
        "all pairs of 22,794 molecules within 4, whole commands, killed and on Spark too",
        SCHEMA);
  }

  /** How the join is run. */
  private interface Way {
    /** Leaves the pairs in a file and tells what it took. */
    Took run(Task task, Path folder) throws IOException, InterruptedException;
  }

  /**
   * What a run took.
   *
   * @param cpuSeconds empty where processes took part that nobody can ask
   * @param killedAfter so many sources were done when something was killed
   */
  private record Took(Optional<Double> cpuSeconds, Optional<Long> killedAfter) {}

  @Override
  public Optional<String> lacks(TableOptions options) {
    return Launcher.lack(name());
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    try (ScratchFolder folder = ScratchFolder.of("join")) {
      Path all = run.data().folder().resolve("graphs").resolve(SET + ".txt");
      Path graphs = folder.resolve(SET + ".txt");
      int count = copy(all, run.options().sample(Integer.MAX_VALUE), graphs);
      Task task = new Task(Launcher.own().orElseThrow(), graphs, count);
      Log log = run.log(this);
      for (Map.Entry<String, Way> way : WAYS.entrySet()) {
        if (run.options().asks(way.getKey()) && run.isOpen(this, log, way.getKey(), count)) {
          Path own = Files.createDirectory(folder.resolve(way.getKey()));
          log.add(
              run.line(
                  SCHEMA,
                  row(
                      way.getKey(),
                      way.getValue(),
                      task,
                      own,
                      run.data().knownAnswers(PUBLISHED))));
        }
      }
    }
  }

  /** The first graphs of a file, in a file of their own; returns how many that are. */
  private static int copy(Path from, int most, Path to) throws IOException {
    int count = 0;
    try (Stream<String> lines = Files.lines(from);
        BufferedWriter out = Files.newBufferedWriter(to)) {
      for (String line : (Iterable<String>) lines::iterator) {
        count += line.startsWith("t ") ? 1 : 0;
        if (count > most) {
          return most;
        }
        out.write(line + "\n");
      }
    }
    return count;
  }

  private static Map<String, String> row(
      String name, Way way, Task task, Path folder, List<KnownAnswer> known)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    Took took = way.run(task, folder);
    double wall = (System.nanoTime() - start) / 1e9;
    Path pairs = Task.pairs(folder);
    Published published = Published.of(Lines.read(pairs), known, WITHIN, task.count);
    Map<String, String> row =
        Schema.fields(
            "run",
            name,
            "graphs",
            task.count,
            "pairs found",
            published.found,
            "CPU s",
            took.cpuSeconds.map(seconds -> decimal(seconds, 1)).orElse(NONE),
            "wall s",
            decimal(wall, 1),
            "killed after",
            took.killedAfter.map(done -> done + " sources").orElse(NONE),
            "published",
            published.right + published.missing + published.different,
            "right",
            published.right,
            "missing",
            published.missing,
            "different",
            published.different,
            "SHA-256",
            digest(pairs));
    Map<String, String> counts = Launcher.counts(Task.talk(folder));
    for (String stage : STAGES) {
      // A run that went on counts only what it did itself.
      boolean whole = !name.equals("killed");
      row.put(stage, whole ? counts.getOrDefault(stage, NONE) : NONE);
    }
    return row;
  }

  private static String digest(Path file) throws IOException {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Pairs that were found beside those that were published.
   *
   * @param found all that were found
   * @param right published ones within the distance that were found with their distance
   * @param missing published ones within the distance that were not found
   * @param different pairs that were found and published with another distance
   */
  record Published(long found, long right, long missing, long different) {
    /**
     * @param graphs only pairs of the first so many graphs can be there; ids count from 0
     */
    static Published of(List<Line> pairs, List<KnownAnswer> known, double within, int graphs) {
      Map<String, Double> found = new HashMap<>();
      for (Line pair : pairs) {
        boolean proved = pair.number("lower") == pair.number("upper");
        found.put(
            key(pair.text("source"), pair.text("target")),
            proved ? pair.number("upper") : Double.NaN);
      }
      long right = 0;
      long missing = 0;
      long different = 0;
      for (KnownAnswer answer : known) {
        if (Integer.parseInt(answer.source()) < graphs
            && Integer.parseInt(answer.target()) < graphs) {
          Double distance = found.get(key(answer.source(), answer.target()));
          boolean wanted = answer.distance() <= within;
          right += wanted && distance != null && distance == answer.distance() ? 1 : 0;
          missing += wanted && distance == null ? 1 : 0;
          different += distance != null && distance != answer.distance() ? 1 : 0;
        }
      }
      return new Published(pairs.size(), right, missing, different);
    }

    /** The costs are symmetric, so a pair is the same both ways. */
    private static String key(String one, String other) {
      return one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
    }
  }

  /** The join of these graphs, to be run in several ways. */
  private record Task(Launcher launcher, Path graphs, int count) {
    static Path pairs(Path folder) {
      return folder.resolve("pairs.csv");
    }

    static Path talk(Path folder) {
      return folder.resolve("talk");
    }

    private Process start(Path folder, Object... more) throws IOException {
      Stream<Object> join =
          Stream.of("join", graphs, "--within", WITHIN, "--work", "--out", pairs(folder));
      return launcher.start(talk(folder), Stream.concat(join, Stream.of(more)).toArray());
    }

    Took inOneGo(Path folder, int threads) throws IOException, InterruptedException {
      double before = Launcher.cpuOfChildren();
      launcher.end(start(folder, "--threads", threads), talk(folder));
      return new Took(Optional.of(Launcher.cpuOfChildren() - before), Optional.empty());
    }

    Took killedOnce(Path folder) throws IOException, InterruptedException {
      double before = Launcher.cpuOfChildren();
      Process process = start(folder, "--threads", 2);
      Optional<Long> killedAfter = awaitMiddle(process, folder);
      process.destroyForcibly().waitFor();
      launcher.end(start(folder, "--threads", 2), talk(folder));
      return new Took(Optional.of(Launcher.cpuOfChildren() - before), killedAfter);
    }

    Took onSpark(Path folder) throws IOException, InterruptedException {
      Launcher cluster = launcher.beside("eugene-spark/cluster");
      Path machines = folder.resolve("cluster");
      Path master = folder.resolve("master");
      try {
        cluster.run(master, "start", machines, 2);
        Process process = start(folder, "--spark", lastLine(master));
        Optional<Long> killedAfter = awaitMiddle(process, folder);
        cluster.run(folder.resolve("kill"), "kill", machines, 1);
        launcher.end(process, talk(folder));
        boolean wasMissed = Files.readString(talk(folder)).contains(LOST);
        return new Took(Optional.empty(), wasMissed ? killedAfter : Optional.empty());
      } finally {
        cluster.run(folder.resolve("stop"), "stop", machines);
      }
    }

    private static String lastLine(Path file) throws IOException {
      List<String> lines = Files.readAllLines(file);
      return lines.get(lines.size() - 1).strip();
    }

    /** Waits until some of the sources are done; empty if all were before anybody looked. */
    private Optional<Long> awaitMiddle(Process process, Path folder)
        throws IOException, InterruptedException {
      Path progress = folder.resolve(pairs(folder).getFileName() + ".part.done");
      while (process.isAlive()) {
        if (Files.exists(progress)) {
          String text = Files.readString(progress, StandardCharsets.UTF_8).strip();
          long done = text.isEmpty() ? 0 : Long.parseLong(text.split(" ", -1)[0]);
          if (done >= KILLED_AFTER * count) {
            return process.isAlive() ? Optional.of(done) : Optional.empty();
          }
        }
        Thread.sleep(PAUSE_MILLIS);
      }
      return Optional.empty();
    }
  }
}
