package org.eugene.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eugene.graph.Graph;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program as people start it, on a real master with two workers, of which one is killed at
 * work. {@code mvn -Dgroups=cluster -pl eugene-spark -am test} runs this; it takes a minute or two.
 */
@Tag("cluster")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class ClusterTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path MOLECULES = ROOT.resolve("examples/molecules.txt");
  private static final int GRAPHS = 240;
  private static final int VERTICES = 11;
  private static final long PAUSE = 100;

  @TempDir private Path folder = Path.of("");

  @AfterEach
  void stopTheCluster() throws Exception {
    run("stopped", ROOT.resolve("eugene-spark/cluster"), "stop", folder.resolve("cluster"));
  }

  @Test
  void aJoinOutlivesAWorkerAndHasTheSameBytes() throws Exception {
    run("built", eugene(List.of("knn", MOLECULES, "smiles:CCO", "--spark", "local[1]")));
    Path graphs = graphs();
    List<Object> join = List.of("join", graphs, "--within", 4, "--exact");
    Path cluster = folder.resolve("cluster");
    String master =
        Files.readString(run("master", ROOT.resolve("eugene-spark/cluster"), "start", cluster))
            .strip();

    List<Object> spread = new ArrayList<>(join);
    spread.addAll(List.of("--spark", master));
    Process running = start("spread", eugene(spread));
    try {
      while (finishedTasks(cluster.resolve("worker-1")) < 2) {
        assertThat(running.isAlive()).as(Files.readString(folder.resolve("spread.err"))).isTrue();
        Thread.sleep(PAUSE);
      }
      run("killed", ROOT.resolve("eugene-spark/cluster"), "kill", cluster, 1);
      assertThat(running.isAlive()).as("the worker was killed at work").isTrue();
      assertThat(running.waitFor()).as(Files.readString(folder.resolve("spread.err"))).isZero();
    } finally {
      running.destroyForcibly();
    }
    Path local = run("local", eugene(join));
    assertThat(folder.resolve("spread.out")).hasSameBinaryContentAs(local);
    assertThat(Files.readAllLines(local).size()).isGreaterThan(100);
    assertThat(folder.resolve("spread.err")).content().contains("Lost executor");
    assertThat(finishedTasks(cluster.resolve("worker-2"))).isPositive();
  }

  /** Graphs of about one size, with near copies: there is something to find and to refuse. */
  private Path graphs() throws IOException {
    Random random = new Random(20);
    Path file = folder.resolve("graphs.txt");
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
      for (int g = 0; g < GRAPHS; g++) {
        Shape shape = Shape.plain(VERTICES - g % 3).withLabels(3, 2).withDensity(0.25);
        long seed = g % 4 == 0 ? 1 : random.nextLong();
        Graph graph = RandomGraphs.graph("g" + g, shape, new Random(seed));
        out.println("t # g" + g);
        for (int v = 0; v < graph.order(); v++) {
          out.println("v " + v + " " + graph.labelOfVertex(v).name());
        }
        for (int e = 0; e < graph.size(); e++) {
          out.println(
              "e " + graph.edgeFrom(e) + " " + graph.edgeTo(e) + " " + graph.labelOfEdge(e).name());
        }
      }
    }
    return file;
  }

  /** What the executors of a worker have told in their logs. */
  private static long finishedTasks(Path worker) throws IOException {
    if (!Files.isDirectory(worker)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(worker)) {
      long count = 0;
      for (Path log : files.filter(file -> file.endsWith("stderr")).toList()) {
        count +=
            Files.readString(log, StandardCharsets.ISO_8859_1)
                .lines()
                .filter(line -> line.contains("Finished task"))
                .count();
      }
      return count;
    }
  }

  private static Object[] eugene(List<Object> words) {
    return Stream.concat(Stream.of(ROOT.resolve("eugene")), words.stream()).toArray();
  }

  private Process start(String name, Object... words) throws IOException {
    return new ProcessBuilder(Stream.of(words).map(Object::toString).toList())
        .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
        .redirectOutput(folder.resolve(name + ".out").toFile())
        .redirectError(folder.resolve(name + ".err").toFile())
        .start();
  }

  /** Runs a command to its good end and returns the file of what it printed. */
  private Path run(String name, Object... words) throws IOException, InterruptedException {
    int exitCode = start(name, words).waitFor();
    assertThat(exitCode).as(Files.readString(folder.resolve(name + ".err"))).isZero();
    return folder.resolve(name + ".out");
  }
}
