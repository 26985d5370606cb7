package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Whom the checker may exchange for whom: a case that is skipped as a twin's is never looked at.
 */
class TwinsTest {
  private static List<Integer> twins(int of, int vertices, boolean directed, int[]... edges)
      throws CertificateException {
    return new Twins(new long[vertices + 1][2], edges, directed, vertices + 1, new Work(0)).of(of);
  }

  private static int[] edge(int from, int to, int kind) {
    return new int[] {from, to, kind};
  }

  @Test
  void leavesOfOneVertexAreTwins() throws CertificateException {
    assertThat(twins(1, 4, false, edge(0, 1, 0), edge(0, 2, 0), edge(0, 3, 0)))
        .containsExactly(1, 2, 3);
  }

  @Test
  void leavesOfTwoVerticesAreNot() throws CertificateException {
    assertThat(twins(1, 4, false, edge(0, 1, 0), edge(2, 3, 0))).containsExactly(0, 1);
    assertThat(twins(2, 5, false, edge(0, 1, 0), edge(1, 2, 0), edge(1, 3, 0), edge(3, 4, 0)))
        .containsExactly(0, 2);
    assertThat(twins(4, 5, false, edge(0, 1, 0), edge(1, 2, 0), edge(1, 3, 0), edge(3, 4, 0)))
        .containsExactly(4);
  }

  @Test
  void kindsOfEdgesCount() throws CertificateException {
    assertThat(twins(1, 4, false, edge(0, 1, 0), edge(0, 2, 1), edge(0, 3, 0)))
        .containsExactly(1, 3);
  }

  @Test
  void directionsCount() throws CertificateException {
    assertThat(twins(1, 4, true, edge(0, 1, 0), edge(2, 0, 0), edge(0, 3, 0)))
        .containsExactly(1, 3);
    // An arc between two looks different from its ends; two arcs need not.
    assertThat(twins(0, 2, true, edge(0, 1, 0))).containsExactly(0);
    assertThat(twins(0, 2, true, edge(0, 1, 0), edge(1, 0, 0))).containsExactly(0, 1);
    assertThat(twins(0, 2, true, edge(0, 1, 0), edge(1, 0, 1))).containsExactly(0);
  }

  @Test
  void pricesCountWhereThereAreColumns() throws CertificateException {
    long[][] prices = {{1, 5}, {1, 6}, {2, 5}, {0, 0}};
    assertThat(new Twins(prices, new int[0][], false, 4, new Work(0)).of(0)).containsExactly(0);
    assertThat(new Twins(prices, new int[0][], false, 1, new Work(0)).of(0)).containsExactly(0);
  }

  @Test
  void dummiesAreTwinsOfEachOther() throws CertificateException {
    long[][] prices = {{1, 5, 5}, {0, 0, 0}};
    assertThat(new Twins(prices, new int[0][], false, 4, new Work(0)).of(3))
        .containsExactly(1, 2, 3);
  }

  @Test
  void comparingIsWork() {
    long[][] prices = new long[3001][2];
    int[][] edges = new int[2999][];
    Arrays.setAll(edges, e -> edge(e, e + 1, 0));
    Work spent = new Work(-(1L << 16)); // none is left
    assertThatThrownBy(() -> new Twins(prices, edges, false, 3001, spent))
        .isInstanceOf(CertificateException.class);
  }

  /** Exchanging two rows leaves the whole matrix of edges as it is: the definition. */
  @Test
  void twinsAreThoseWhoCanBeExchanged() throws CertificateException {
    Random random = new Random(1);
    for (int trial = 0; trial < 2_000; trial++) {
      int n = 2 + random.nextInt(5);
      boolean directed = random.nextBoolean();
      int[][] kind = new int[n][n];
      List<int[]> edges = new ArrayList<>();
      for (int u = 0; u < n; u++) {
        for (int v = directed ? 0 : u + 1; v < n; v++) {
          if (u != v && random.nextInt(3) == 0) {
            kind[u][v] = 1 + random.nextInt(2);
            kind[v][u] = directed ? kind[v][u] : kind[u][v];
            edges.add(edge(u, v, kind[u][v]));
          }
        }
      }
      Twins twins =
          new Twins(new long[n + 1][2], edges.toArray(new int[0][]), directed, n + 1, new Work(0));
      for (int u = 0; u < n; u++) {
        for (int v = 0; v < n; v++) {
          assertThat(twins.of(u).contains(v)).isEqualTo(isExchangeable(u, v, kind));
        }
      }
    }
  }

  private static boolean isExchangeable(int u, int v, int[][] kind) {
    for (int x = 0; x < kind.length; x++) {
      for (int y = 0; y < kind.length; y++) {
        if (kind[x][y] != kind[exchanged(x, u, v)][exchanged(y, u, v)]) {
          return false;
        }
      }
    }
    return true;
  }

  private static int exchanged(int x, int u, int v) {
    return x == u ? v : x == v ? u : x;
  }
}
