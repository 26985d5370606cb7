package org.eugene.certificate;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which rows can be exchanged for each other without changing any price: those with the same prices
 * and the same edges to all others, both ways; if there is an edge between the two, it must look
 * the same from both. That is an equivalence, so comparing with one member of a class is enough.
 */
final class Twins {
  private final int[] classOf;
  private final List<List<Integer>> members = new ArrayList<>();

  /**
   * Twins among rows.
   *
   * @param prices by row and column, the last of each standing for all dummies
   * @param edges of the rows that are vertices
   * @param n how many rows and how many columns there are, dummies included
   */
  Twins(long[][] prices, int[][] edges, boolean directed, int n, Work work)
      throws CertificateException {
    int vertices = prices.length - 1;
    List<Map<Integer, Link>> links = links(edges, vertices, directed);
    Map<LongBuffer, List<Integer>> firsts = new HashMap<>(); // of classes, by prices
    this.classOf = new int[n];
    for (int v = 0; v < n; v++) {
      if (v > vertices) { // dummies are alike
        classOf[v] = classOf[vertices];
      } else {
        // A column beyond the N that there are decides nothing.
        int count = Math.min(n, prices[v].length);
        LongBuffer key = LongBuffer.wrap(Arrays.copyOf(prices[v], count));
        classOf[v] = classOf(v, firsts.computeIfAbsent(key, k -> new ArrayList<>()), links, work);
      }
      members.get(classOf[v]).add(v);
    }
  }

  /**
   * What is between a vertex and another: kinds of the edges there and back, -1 if there is none.
   */
  private record Link(int there, int back) {}

  private static List<Map<Integer, Link>> links(int[][] edges, int vertices, boolean directed) {
    List<Map<Integer, Link>> links = new ArrayList<>();
    for (int v = 0; v <= vertices; v++) { // the last is a dummy
      links.add(new HashMap<>());
    }
    for (int[] edge : edges) {
      int back = directed ? -1 : edge[2];
      links.get(edge[0]).merge(edge[1], new Link(edge[2], back), Twins::both);
      links.get(edge[1]).merge(edge[0], new Link(back, edge[2]), Twins::both);
    }
    return links;
  }

  private static Link both(Link one, Link other) {
    return new Link(Math.max(one.there, other.there), Math.max(one.back, other.back));
  }

  private int classOf(int v, List<Integer> firsts, List<Map<Integer, Link>> links, Work work)
      throws CertificateException {
    for (int u : firsts) {
      work.spend(1 + links.get(u).size());
      if (areAlike(u, v, links)) {
        return classOf[u];
      }
    }
    firsts.add(v);
    members.add(new ArrayList<>());
    return members.size() - 1;
  }

  private static boolean areAlike(int u, int v, List<Map<Integer, Link>> links) {
    Map<Integer, Link> mine = links.get(u);
    Map<Integer, Link> theirs = links.get(v);
    Link between = mine.get(v);
    boolean alike = mine.size() == theirs.size();
    alike &= between == null || between.there == between.back;
    for (Map.Entry<Integer, Link> link : mine.entrySet()) {
      int w = link.getKey();
      alike = alike && (w == v || link.getValue().equals(theirs.get(w)));
    }
    return alike;
  }

  /** The number of the class that it is in, below the number of rows. */
  int classOf(int row) {
    return classOf[row];
  }

  /** This row and all that can be exchanged for it. */
  List<Integer> of(int row) {
    return members.get(classOf[row]);
  }
}
