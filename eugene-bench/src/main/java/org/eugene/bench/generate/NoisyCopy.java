package org.eugene.bench.generate;

import java.util.Arrays;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;

/** The same graph with a few edges moved elsewhere and its vertices in another order. */
public final class NoisyCopy {
  private NoisyCopy() {}

  /**
   * Moves so many edges of an undirected graph without self-loops to places where the original has
   * none, so that undoing it takes exactly as many deletions and insertions; there may be a shorter
   * way.
   */
  public static Graph of(Graph original, int moved, long seed) {
    Random random = new Random(seed);
    boolean[] gone = new boolean[original.size()];
    for (int e : Arrays.copyOf(shuffled(original.size(), random), moved)) {
      gone[e] = true;
    }
    GraphBuilder copy = Graph.undirected(original.id(), original.labels());
    for (int v = 0; v < original.order(); v++) {
      copy.addVertex(original.vertexLabelId(v));
    }
    boolean[][] taken = new boolean[original.order()][original.order()];
    for (int e = 0; e < original.size(); e++) {
      int u = original.edgeFrom(e);
      int v = original.edgeTo(e);
      taken[u][v] = true;
      taken[v][u] = true;
      if (!gone[e]) {
        copy.addEdge(u, v, original.edgeLabelId(e));
      }
    }
    for (int e = 0; e < original.size(); e++) {
      if (gone[e]) {
        addElsewhere(copy, taken, original.edgeLabelId(e), random);
      }
    }
    return copy.build().permuted(shuffled(original.order(), random));
  }

  private static void addElsewhere(GraphBuilder copy, boolean[][] taken, int label, Random random) {
    int u;
    int v;
    do {
      u = random.nextInt(taken.length);
      v = random.nextInt(taken.length);
    } while (u == v || taken[u][v]);
    taken[u][v] = true;
    taken[v][u] = true;
    copy.addEdge(u, v, label);
  }

  static int[] shuffled(int count, Random random) {
    int[] order = new int[count];
    for (int at = 0; at < count; at++) {
      int other = random.nextInt(at + 1);
      order[at] = order[other];
      order[other] = at;
    }
    return order;
  }
}
