package org.eugene.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Graphs joined into ever larger groups, the nearest first, where the distance of two groups is the
 * mean distance of their graphs (average linkage, UPGMA). Made by following nearest neighbours
 * until two are each other's (Murtagh 1983), O(n²) time and memory.
 */
public final class Dendrogram {
  private final int leaves;
  private final List<Join> joins;

  private Dendrogram(int leaves, List<Join> joins) {
    this.leaves = leaves;
    this.joins = List.copyOf(joins);
  }

  /**
   * Two groups become one. Groups are numbered: the graphs first, then the joins in their order.
   *
   * @param left the number of one
   * @param right the number of the other
   * @param distance between the two
   */
  public record Join(int left, int right, double distance) {}

  /** Of a square matrix; where the two directions differ, their mean counts. */
  public static Dendrogram of(DistanceMatrix matrix) {
    int n = matrix.rows();
    if (matrix.columns() != n) {
      throw new IllegalArgumentException(
          "a matrix of " + n + " × " + matrix.columns() + " joins nothing; give a square one");
    }
    double[][] distance = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        distance[i][k] = (matrix.upper(i, k) + matrix.upper(k, i)) / 2;
      }
    }
    return new Dendrogram(n, joined(distance));
  }

  private static List<Join> joined(double[][] distance) {
    int n = distance.length;
    int[] size = new int[n];
    int[] number = new int[n];
    Arrays.fill(size, 1);
    Arrays.setAll(number, at -> at);
    List<Join> joins = new ArrayList<>();
    int[] chain = new int[n];
    int length = 0;
    while (joins.size() < n - 1) {
      if (length == 0) {
        while (size[chain[0]] == 0) {
          chain[0]++;
        }
        length = 1;
      }
      int last = chain[length - 1];
      int before = length > 1 ? chain[length - 2] : -1;
      int nearest = nearest(distance[last], size, last, before);
      if (nearest == before) {
        length -= 2;
        join(distance, size, Math.min(last, before), Math.max(last, before));
        joins.add(
            new Join(
                number[Math.min(last, before)],
                number[Math.max(last, before)],
                distance[last][before]));
        number[Math.min(last, before)] = n + joins.size() - 1;
        chain[0] = length == 0 ? 0 : chain[0];
      } else {
        chain[length++] = nearest;
      }
    }
    return joins;
  }

  /** The nearest group; of equally near ones the one before, so that the chain ends. */
  private static int nearest(double[] row, int[] size, int self, int before) {
    int nearest = before;
    for (int k = 0; k < row.length; k++) {
      if (k != self && size[k] > 0 && (nearest < 0 || row[k] < row[nearest])) {
        nearest = k;
      }
    }
    return nearest;
  }

  private static void join(double[][] distance, int[] size, int kept, int gone) {
    for (int k = 0; k < size.length; k++) {
      if (size[k] > 0 && k != kept && k != gone) {
        double mean =
            (size[kept] * distance[kept][k] + size[gone] * distance[gone][k])
                / (size[kept] + size[gone]);
        distance[kept][k] = mean;
        distance[k][kept] = mean;
      }
    }
    size[kept] += size[gone];
    size[gone] = 0;
  }

  /** How many graphs there are at the bottom of the tree. */
  public int leaves() {
    return leaves;
  }

  /** The joins; the last one joins everything. */
  public List<Join> joins() {
    return joins;
  }

  /** The graphs in an order in which every group stands together. */
  public List<Integer> order() {
    List<Integer> order = new ArrayList<>();
    if (leaves > 0) {
      List<Integer> open = new ArrayList<>(List.of(leaves + joins.size() - 1));
      while (!open.isEmpty()) {
        int group = open.remove(open.size() - 1);
        if (group < leaves) {
          order.add(group);
        } else {
          Join join = joins.get(group - leaves);
          open.add(join.right());
          open.add(join.left());
        }
      }
    }
    return order;
  }
}
