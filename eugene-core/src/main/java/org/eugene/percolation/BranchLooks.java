package org.eugene.percolation;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eugene.model.Neighbours;
import org.eugene.model.SparseModel;

/**
 * Numbers that are equal for branches that look alike: what hangs on a vertex's neighbour on the
 * far side of it, to some depth, of those vertices that nobody has taken. In a tree these are the
 * hashes by which rooted trees are told apart, from every edge and in both directions; what is
 * different behind the vertex changes nothing.
 */
final class BranchLooks {
  /** Depths of 1, 2, 4 and so on are kept, so many of them. */
  static final int DEPTHS = 6;

  private final Neighbours graph;
  private final IntUnaryOperator vertexClass;
  private final IntUnaryOperator edgeClass;
  private final int[] back; // of an entry: where its edge is at the other end
  private final long[][] branches; // by depth and entry: of the neighbour there
  private final long[][] vertices; // by depth and vertex: all its branches
  private double[] sizes; // by entry, to the last depth; of walks where there are circles

  private BranchLooks(Neighbours graph, IntUnaryOperator vertexClass, IntUnaryOperator edgeClass) {
    this.graph = graph;
    this.vertexClass = vertexClass;
    this.edgeClass = edgeClass;
    this.back = new int[graph.count()];
    for (int v = 0; v < graph.order(); v++) {
      for (int at = graph.start(v); at < graph.start(v + 1); at++) {
        back[at] = graph.find(graph.vertex(at), v);
      }
    }
    this.branches = new long[DEPTHS][graph.count()];
    this.vertices = new long[DEPTHS][graph.order()];
    this.sizes = new double[graph.count()];
  }

  static BranchLooks ofSource(SparseModel model) {
    return new BranchLooks(model.source(), model::classOfSource, model::classOfSourceEdge);
  }

  static BranchLooks ofTarget(SparseModel model) {
    return new BranchLooks(model.target(), model::classOfTarget, model::classOfTargetEdge);
  }

  /**
   * @param partner {@link SparseModel#NONE} for those whom nobody has taken
   */
  void look(int[] partner) {
    long[] before = new long[graph.count()];
    long[] after = new long[graph.count()];
    long[] sums = new long[graph.order()];
    measure(partner);
    int depth = 0;
    for (int step = 0; step <= 1 << (DEPTHS - 1); step++) {
      sum(partner, before, sums);
      if (step == 1 << depth) {
        System.arraycopy(before, 0, branches[depth], 0, before.length);
        for (int v = 0; v < sums.length; v++) {
          vertices[depth][v] = Mixing.mix(sums[v] + vertexClass.applyAsInt(v));
        }
        depth++;
      }
      for (int v = 0; v < sums.length; v++) {
        for (int at = graph.start(v); at < graph.start(v + 1); at++) {
          int w = graph.vertex(at);
          if (partner[w] == SparseModel.NONE && partner[v] == SparseModel.NONE) {
            long others = sums[w] - before[back[at]];
            int edge = edgeClass.applyAsInt(graph.kind(at));
            after[at] = Mixing.mix(31 * Mixing.mix(others + vertexClass.applyAsInt(w)) + edge + 1);
          }
        }
      }
      long[] free = before;
      before = after;
      after = free;
    }
  }

  private void measure(int[] partner) {
    double[] after = new double[graph.count()];
    double[] sums = new double[graph.order()];
    Arrays.fill(sizes, 0);
    for (int step = 0; step < 1 << (DEPTHS - 1); step++) {
      for (int v = 0; v < sums.length; v++) {
        sums[v] = 0;
        for (int at = graph.start(v); at < graph.start(v + 1); at++) {
          sums[v] += partner[graph.vertex(at)] == SparseModel.NONE ? sizes[at] : 0;
        }
      }
      for (int at = 0; at < after.length; at++) {
        after[at] = 1 + sums[graph.vertex(at)] - sizes[back[at]];
      }
      double[] free = sizes;
      sizes = after;
      after = free;
    }
  }

  /** Over the neighbours that are left. */
  private void sum(int[] partner, long[] before, long[] sums) {
    Arrays.fill(sums, 0);
    for (int v = 0; v < sums.length; v++) {
      for (int at = graph.start(v); at < graph.start(v + 1); at++) {
        sums[v] += partner[graph.vertex(at)] == SparseModel.NONE ? before[at] : 0;
      }
    }
  }

  /** Of a vertex with all its branches. */
  long of(int depth, int vertex) {
    return vertices[depth][vertex];
  }

  /** How far the branches of two entries look alike: 0 not at all, {@link #DEPTHS} at most. */
  int alike(int at, BranchLooks other, int otherAt) {
    int depth = 0;
    while (depth < DEPTHS && branches[depth][at] == other.branches[depth][otherAt]) {
      depth++;
    }
    return depth;
  }

  /** By how many vertices two branches differ. */
  double difference(int at, BranchLooks other, int otherAt) {
    return Math.abs(sizes[at] - other.sizes[otherAt]);
  }
}
