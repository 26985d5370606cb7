package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;

/** The vertices that edges lead to from each vertex, and those from which they come. */
final class Neighbours {
  private final int[][] heads;
  private final int[][] tails;

  private Neighbours(int[][] heads, int[][] tails) {
    this.heads = heads;
    this.tails = tails;
  }

  static Neighbours of(EdgeList edges, int order, boolean directed) {
    Incidence at = Incidence.of(edges, order);
    int[][] heads = new int[order][];
    int[][] tails = new int[order][];
    for (int v = 0; v < order; v++) {
      heads[v] = ends(edges, at.out(v), directed ? new int[0] : at.in(v));
      tails[v] = directed ? ends(edges, new int[0], at.in(v)) : heads[v];
    }
    return new Neighbours(heads, tails);
  }

  private static int[] ends(EdgeList edges, int[] out, int[] in) {
    int[] ends = new int[out.length + in.length];
    for (int at = 0; at < out.length; at++) {
      ends[at] = edges.to(out[at]);
    }
    for (int at = 0; at < in.length; at++) {
      ends[out.length + at] = edges.from(in[at]);
    }
    return ends;
  }

  /** Where edges from v lead; undirected: all neighbours. */
  int[] heads(int v) {
    return heads[v];
  }

  /** Where edges to v come from; undirected: all neighbours. */
  int[] tails(int v) {
    return tails[v];
  }
}
