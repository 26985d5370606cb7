package org.eugene.bench.generate;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
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
      copy.addVertexWithLabelId(original.vertexLabelId(v));
    }
    Set<Long> taken = new HashSet<>();
    for (int e = 0; e < original.size(); e++) {
      taken.add(place(original.edgeFrom(e), original.edgeTo(e)));
      if (!gone[e]) {
        copy.addEdgeWithLabelId(original.edgeFrom(e), original.edgeTo(e), original.edgeLabelId(e));
      }
    }
    for (int e = 0; e < original.size(); e++) {
      if (gone[e]) {
        addElsewhere(copy, taken, original.edgeLabelId(e), random);
      }
    }
    return copy.build().permuted(shuffled(original.order(), random));
  }

  private static long place(int u, int v) {
    return (long) Math.min(u, v) << 32 | Math.max(u, v);
  }

  private static void addElsewhere(GraphBuilder copy, Set<Long> taken, int label, Random random) {
    int u;
    int v;
    do {
      u = random.nextInt(copy.order());
      v = random.nextInt(copy.order());
    } while (u == v || !taken.add(place(u, v)));
    copy.addEdgeWithLabelId(u, v, label);
  }

  /** The same graph without so many edges of its, and its vertices in another order. */
  public static Graph without(Graph original, int removed, long seed) {
    Random random = new Random(seed);
    GraphBuilder copy = Graph.undirected(original.id(), original.labels());
    for (int v = 0; v < original.order(); v++) {
      copy.addVertexWithLabelId(original.vertexLabelId(v));
    }
    int[] order = shuffled(original.size(), random);
    for (int at = removed; at < order.length; at++) {
      int e = order[at];
      copy.addEdgeWithLabelId(original.edgeFrom(e), original.edgeTo(e), original.edgeLabelId(e));
    }
    return copy.build().permuted(shuffled(original.order(), random));
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
