package org.eugene.search;

import java.util.Arrays;

/**
 * The ends of the edges of a graph at their vertices, self-loops left out: those of vertex v stand
 * at start[v] to start[v+1]-1. To be read into again and again; only the first entries count. For
 * one thread.
 */
final class HalfEdges {
  /** Eight that half-edges are counted in, and one for those that are not. */
  static final int LANES = 9;

  int[] start = new int[0];

  /** The vertex at the other end. */
  int[] other = new int[0];

  /** Where the other end of the edge stands among those of its vertex. */
  int[] place = new int[0];

  /** The edge's label plus 1. */
  int[] edge = new int[0];

  /** 1 where an arc arrives, else 0. */
  int[] side = new int[0];

  /** The lane it is counted in. */
  int[] lane = new int[0];

  /** At most so many at one vertex. */
  int mostAtOne;

  /** Makes room for the half-edges of a graph and counts them; they are still to be put. */
  void begin(SmallGraph graph) {
    int order = graph.order;
    if (start.length < order + 2) {
      start = new int[2 * order + 2];
    }
    if (other.length < 2 * graph.size) {
      other = new int[4 * graph.size];
      place = new int[4 * graph.size];
      edge = new int[4 * graph.size];
      side = new int[4 * graph.size];
      lane = new int[4 * graph.size];
    }
    Arrays.fill(start, 0, order + 2, 0);
    for (int e = 0; e < graph.size; e++) {
      if (graph.from[e] != graph.to[e]) {
        start[graph.from[e] + 2]++;
        start[graph.to[e] + 2]++;
      }
    }
    mostAtOne = 0;
    for (int v = 2; v <= order + 1; v++) {
      mostAtOne = Math.max(mostAtOne, start[v]);
      start[v] += start[v - 1];
    }
  }

  /**
   * Puts both ends of an edge.
   *
   * @param fromLane the lane of the end where it leaves
   * @param toLane the lane of the end where it arrives
   * @param arrives what the end where it arrives is marked with
   */
  void put(int from, int to, int label, int fromLane, int toLane, int arrives) {
    int there = put(from, to, label, fromLane, 0);
    int here = put(to, from, label, toLane, arrives);
    place[there] = here;
    place[here] = there;
  }

  private int put(int v, int w, int label, int edgeLane, int arrives) {
    int at = start[v + 1]++;
    other[at] = w;
    edge[at] = label;
    side[at] = arrives;
    lane[at] = edgeLane;
    return at;
  }

  /** Ends the putting. */
  void done(int order) {
    for (int at = 0; at < start[order]; at++) {
      place[at] -= start[other[at]];
    }
  }
}
