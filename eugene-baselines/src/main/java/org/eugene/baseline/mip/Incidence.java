package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;

/**
 * The edges at every vertex, by the end that lies there: {@code out(v)} are the edges that begin at
 * v, {@code in(v)} those that end there. Undirected edges begin at their smaller vertex.
 */
final class Incidence {
  private final int[][] out;
  private final int[][] in;

  private Incidence(int[][] out, int[][] in) {
    this.out = out;
    this.in = in;
  }

  static Incidence of(EdgeList edges, int order) {
    int[] outDegree = new int[order];
    int[] inDegree = new int[order];
    for (int e = 0; e < edges.size(); e++) {
      outDegree[edges.from(e)]++;
      inDegree[edges.to(e)]++;
    }
    int[][] out = new int[order][];
    int[][] in = new int[order][];
    for (int v = 0; v < order; v++) {
      out[v] = new int[outDegree[v]];
      in[v] = new int[inDegree[v]];
    }
    for (int e = edges.size() - 1; e >= 0; e--) {
      out[edges.from(e)][--outDegree[edges.from(e)]] = e;
      in[edges.to(e)][--inDegree[edges.to(e)]] = e;
    }
    return new Incidence(out, in);
  }

  int[] out(int v) {
    return out[v];
  }

  int[] in(int v) {
    return in[v];
  }
}
