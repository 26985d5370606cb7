package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Small files that ask for much: both checkers refuse them within ten seconds of their own time,
 * whatever else the machine is doing.
 */
class BombsTest {
  private static final Duration LONGEST = Duration.ofSeconds(10);
  private static final String DIGEST = CertificateText.digest("");
  private static final Certificate DUMMIES = sparse(1, 4000, 2);
  private static final Certificate COMPLETE = complete(24, 100, true);

  private static final Certificate SYMMETRIES = cases(40, 2000, 4000);

  @TempDir private Path folder;

  @Test
  void noSmallFileKeepsTheCheckerBusy() throws IOException {
    requireQuickRefusals(
        Map.of("dummies", DUMMIES, "complete graphs", COMPLETE, "symmetries", SYMMETRIES));
  }

  @Test
  void norTheSecondChecker() throws IOException {
    requireQuickSecondRefusals(Map.of("dummies", DUMMIES, "symmetries", SYMMETRIES));
  }

  @Test
  @Tag("slow")
  void noOtherSmallFileKeepsEitherBusy() throws IOException {
    requireQuickRefusals(others());
    requireQuickSecondRefusals(others());
  }

  private static void requireQuickRefusals(Map<String, Certificate> bombs) throws IOException {
    for (Map.Entry<String, Certificate> bomb : bombs.entrySet()) {
      String text = CertificateText.write(bomb.getValue());
      Duration start = cpu();
      assertThatThrownBy(() -> Checker.check(CertificateText.read(new StringReader(text))))
          .as(bomb.getKey())
          .isInstanceOf(CertificateException.class);
      assertThat(cpu().minus(start)).as(bomb.getKey()).isLessThan(LONGEST);
    }
  }

  private void requireQuickSecondRefusals(Map<String, Certificate> bombs) throws IOException {
    try (SecondChecker second = SecondChecker.start(folder)) {
      for (Map.Entry<String, Certificate> bomb : bombs.entrySet()) {
        Duration start = second.cpu();
        String verdict = second.verdict(CertificateText.write(bomb.getValue()));
        assertThat(verdict).as(bomb.getKey()).startsWith("refused: ");
        assertThat(second.cpu().minus(start)).as(bomb.getKey()).isLessThan(LONGEST);
      }
    }
  }

  /** Of this thread: other programs on the machine do not count. */
  private static Duration cpu() {
    return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }

  private static Map<String, Certificate> others() {
    Map<String, Certificate> bombs = new LinkedHashMap<>();
    bombs.put("complete graphs", COMPLETE);
    bombs.put("many bounds on complete graphs", complete(14, 40, false));
    bombs.put("cases of larger complete graphs", complete(60, 20, true));
    bombs.put("more bounds with dummies", sparse(1, 4000, 5));
    bombs.put("fewer dummies, more bounds", sparse(1, 1500, 30));
    bombs.put("no columns", sparse(4000, 0, 10));
    bombs.put("deep cases", deep(900));
    bombs.put("nearly twins", nearlyTwins(1800));
    bombs.put("symmetries with many edges", symmetries(60, 300));
    return bombs;
  }

  /** Two complete graphs with shares in disorder, so that matchings are hard. */
  private static Certificate complete(int order, int bounds, boolean inCases) {
    int[][] edges = new int[order * (order - 1) / 2][];
    int count = 0;
    for (int u = 0; u < order; u++) {
      for (int v = 0; v < u; v++) {
        edges[count++] = new int[] {v, u, 0};
      }
    }
    Random random = new Random(order);
    List<Proof.Item> items = new ArrayList<>();
    for (int b = 0; b < bounds; b++) {
      long[] changes = new long[inCases ? 40 : 400];
      for (int c = 0; c < changes.length; c += 4) {
        changes[c] = random.nextInt(count);
        changes[c + 1] = random.nextInt(count);
        changes[c + 2] = random.nextInt(2);
        changes[c + 3] = random.nextInt(2000) - 500L;
      }
      Proof.Item bound = new Proof.Step(changes, new long[order]);
      items.add(
          inCases ? new Proof.Child(b % order, b / order, new Proof.Node(List.of(bound))) : bound);
    }
    return certificate(new long[order + 1][order + 1], edges, edges, 1000, items);
  }

  private static Certificate sparse(int rows, int columns, int bounds) {
    long[][] prices = new long[rows + 1][columns + 1];
    for (int i = 0; i < rows; i++) {
      for (int k = 0; k < columns; k++) {
        prices[i][k] = 1L + k; // joining costs: as many dummies as there are vertices
      }
    }
    List<Proof.Item> items =
        Collections.nCopies(
            bounds, new Proof.Step(new long[0], LongStream.range(0, rows + columns).toArray()));
    int[][] edges = rows > 1 ? new int[][] {{0, 1, 0}} : new int[0][];
    return certificate(prices, edges, new int[0][], 1, items);
  }

  private static Certificate deep(int depth) {
    Proof.Node node = new Proof.Node(List.of());
    for (int d = depth - 1; d >= 0; d--) {
      Proof.Item first = new Proof.Child(d, d, node);
      Proof.Item second = new Proof.Child(d, d + 1, node);
      node = new Proof.Node(d < depth - 6 ? List.of(first) : List.of(first, second));
    }
    return certificate(new long[depth + 1][depth + 2], new int[0][], new int[0][], 1, node.items());
  }

  /** Prices all alike, but every vertex joined to another one. */
  private static Certificate nearlyTwins(int order) {
    int[][] edges = new int[order - 1][];
    for (int v = 1; v < order; v++) {
      edges[v - 1] = new int[] {v - 1, v, 0};
    }
    List<Proof.Item> items = Collections.nCopies(3, new Proof.Step(new long[0], new long[order]));
    return certificate(new long[order + 1][2], edges, new int[0][], 1, items);
  }

  /** Many symmetries of no edges, looked through again in each of many cases. */
  private static Certificate cases(int order, int symmetries, int cases) {
    int[] all = new int[2 * order];
    for (int v = 0; v < order; v++) {
      all[2 * v] = v;
      all[2 * v + 1] = (v + 1) % order;
    }
    List<Proof.Item> items = new ArrayList<>();
    for (int c = 0; c < cases; c++) {
      Proof.Item step = new Proof.Child(1 + c % 3, 1, new Proof.Node(List.of()));
      Proof.Item within = new Proof.Child(2, 2, new Proof.Node(List.of(step, step)));
      items.add(new Proof.Child(0, 0, new Proof.Node(List.of(within))));
    }
    return listing(order, new int[0][], Collections.nCopies(symmetries, all), items);
  }

  /** Each looks through all edges of a complete graph. */
  private static Certificate symmetries(int order, int count) {
    int[][] edges = new int[order * (order - 1) / 2][];
    int at = 0;
    int[] all = new int[2 * order];
    for (int u = 0; u < order; u++) {
      all[2 * u] = u;
      all[2 * u + 1] = (u + 1) % order;
      for (int v = 0; v < u; v++) {
        edges[at++] = new int[] {v, u, 0};
      }
    }
    return listing(order, edges, Collections.nCopies(count, all), List.of());
  }

  private static Certificate listing(
      int order, int[][] edges, List<int[]> symmetries, List<Proof.Item> items) {
    Certificate plain = certificate(new long[order + 1][order + 1], edges, edges, 1, items);
    Proof proof = new Proof(false, 1, symmetries, symmetries, new Proof.Node(items));
    return new Certificate(plain.pair(), plain.image(), plain.upper(), plain.lower(), proof);
  }

  private static Certificate certificate(
      long[][] vertexPrices,
      int[][] sourceEdges,
      int[][] targetEdges,
      long grain,
      List<Proof.Item> items) {
    int sources = vertexPrices.length - 1;
    int targets = vertexPrices[0].length - 1;
    for (int i = 0; i <= sources; i++) {
      vertexPrices[i][targets] = 1;
    }
    Arrays.fill(vertexPrices[sources], 1);
    vertexPrices[sources][targets] = 0;
    PricedPair.Name name = new PricedPair.Name("bomb", DIGEST);
    PricedPair pair =
        new PricedPair(
            name,
            name,
            "dear",
            1,
            0,
            false,
            vertexPrices,
            new long[][] {{0, 1}, {1, 0}},
            sourceEdges,
            targetEdges);
    int[] nothing = new int[sources];
    Arrays.fill(nothing, -1);
    long everything = (long) sources + targets + sourceEdges.length + targetEdges.length;
    return new Certificate(
        pair, nothing, everything, everything, new Proof(false, grain, new Proof.Node(items)));
  }
}
