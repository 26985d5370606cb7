package org.eugene.search;

import java.util.Arrays;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.CostScale;
import org.eugene.problem.LabelPrices;

/**
 * The prices between all labels of some sources and all labels of some targets, in whole units, and
 * what the bounds of a search make of them. Immutable.
 */
final class PairPrices {
  /** Prices that are ints are at most this; who needs more than that is far away. */
  static final int CLIP = 1 << 20;

  final Side vertices;
  final Side edges;
  private final CostScale scale;

  PairPrices(Shelves sources, Shelves targets, EditCosts costs) {
    LabelPrices ofVertices =
        LabelPrices.ofVertices(
            labels(sources.vertexLabels()), labels(targets.vertexLabels()), costs);
    LabelPrices ofEdges =
        LabelPrices.ofEdges(labels(sources.edgeLabels()), labels(targets.edgeLabels()), costs);
    double[] all = LabelPrices.joined(ofVertices, ofEdges);
    double dearest = Arrays.stream(all).max().orElse(0);
    this.scale = CostScale.of(all, dearest * ((double) sources.largest() + targets.largest()));
    this.vertices = new Side(new PriceMatrix(ofVertices, scale));
    this.edges = new Side(new PriceMatrix(ofEdges, scale));
  }

  private static Label[] labels(LabelDictionary dictionary) {
    Label[] labels = new Label[dictionary.size()];
    Arrays.setAll(labels, dictionary::label);
    return labels;
  }

  /** What a distance of so many units is. */
  double cost(long units) {
    return scale.cost(units);
  }

  /** The most units that cost no more than this. */
  long unitsWithin(double distance) {
    return scale.unitsWithin(distance);
  }

  /** The dearest price in halves of a unit, clipped. */
  int dearest() {
    int most = 0;
    for (Side side : new Side[] {vertices, edges}) {
      for (long[] list :
          new long[][] {side.matrix.delete, side.matrix.insert, side.matrix.substituteRowMajor}) {
        for (long price : list) {
          most = Math.max(most, clipped(price, 2));
        }
      }
    }
    return most;
  }

  /** The smallest price that is not 0; at least 1. */
  long step() {
    long least = Long.MAX_VALUE;
    for (Side side : new Side[] {vertices, edges}) {
      least = Math.min(least, leastPositive(side.matrix.delete));
      least = Math.min(least, leastPositive(side.matrix.insert));
      least = Math.min(least, leastPositive(side.matrix.substituteRowMajor));
    }
    return least == Long.MAX_VALUE ? 1 : least;
  }

  private static long leastPositive(long[] prices) {
    long least = Long.MAX_VALUE;
    for (long price : prices) {
      least = price > 0 ? Math.min(least, price) : least;
    }
    return least;
  }

  /**
   * Prices of vertices or of edges. Labels that become each other for nothing, directly or over
   * others, are one class: pairs of different classes cost at least {@link #leastSubstitute}.
   */
  static final class Side {
    final PriceMatrix matrix;
    final long leastDelete;
    final long leastInsert;

    /** The smallest price between two classes, no more than deleting and inserting. */
    final long leastSubstitute;

    /** Class of each label of the sources; {@link #classes} if it becomes nothing for nothing. */
    final int[] sourceClass;

    /** Class of each label of the targets; {@link #classes} if nothing becomes it for nothing. */
    final int[] targetClass;

    final int classes;

    /**
     * Whether a price depends on nothing but whether the classes are equal: the bounds that count
     * classes are then as good as any that look at labels, and prices obey the triangle.
     */
    final boolean isConstant;

    Side(PriceMatrix matrix) {
      this.matrix = matrix;
      this.leastDelete = least(matrix.delete);
      this.leastInsert = least(matrix.insert);
      int rows = matrix.delete.length;
      int columns = matrix.columns;
      int[] leader = new int[rows + columns];
      Arrays.setAll(leader, at -> at);
      boolean[] linked = new boolean[rows + columns];
      for (int a = 0; a < rows; a++) {
        for (int b = 0; b < columns; b++) {
          if (matrix.substituteRowMajor[a * columns + b] == 0) {
            leader[find(leader, a)] = find(leader, rows + b);
            linked[a] = true;
            linked[rows + b] = true;
          }
        }
      }
      int[] number = new int[rows + columns];
      Arrays.fill(number, -1);
      int count = 0;
      for (int at = 0; at < leader.length; at++) {
        int root = find(leader, at);
        if (linked[at] && number[root] < 0) {
          number[root] = count++;
        }
      }
      this.classes = count;
      this.sourceClass = new int[rows];
      this.targetClass = new int[columns];
      for (int at = 0; at < leader.length; at++) {
        int mine = linked[at] ? number[find(leader, at)] : count;
        if (at < rows) {
          sourceClass[at] = mine;
        } else {
          targetClass[at - rows] = mine;
        }
      }
      long least = leastDelete + leastInsert;
      long most = 0;
      boolean allFree = true;
      for (int a = 0; a < rows; a++) {
        for (int b = 0; b < columns; b++) {
          long price = matrix.substituteRowMajor[a * columns + b];
          boolean same = sourceClass[a] == targetClass[b] && sourceClass[a] < count;
          if (same) {
            allFree &= price == 0;
          } else {
            least = Math.min(least, price);
            most = Math.max(most, price);
          }
        }
      }
      this.leastSubstitute = least;
      this.isConstant =
          allFree
              && most <= least
              && leastDelete == most(matrix.delete)
              && leastInsert == most(matrix.insert);
    }

    private static int find(int[] leader, int a) {
      int at = a;
      while (leader[at] != at) {
        leader[at] = leader[leader[at]];
        at = leader[at];
      }
      return at;
    }

    private static long least(long[] prices) {
      return prices.length == 0 ? 0 : Arrays.stream(prices).min().orElseThrow();
    }

    private static long most(long[] prices) {
      return prices.length == 0 ? 0 : Arrays.stream(prices).max().orElseThrow();
    }

    /**
     * What s elements that become t cost at least, if at most q of them are mapped, at most {@code
     * free} of these for nothing: f(p) = r·max(0, p − free) + d·(s − p) + i·(t − p) for p mapped
     * ones, which falls until q, since r ≤ d + i.
     */
    long least(int s, int t, int q, int free) {
      return leastSubstitute * Math.max(0, q - free)
          + leastDelete * (s - q)
          + leastInsert * (t - q);
    }
  }

  /** Prices as ints of so many parts a unit, clipped. */
  static int[] clipped(long[] units, int parts) {
    int[] clipped = new int[units.length];
    for (int at = 0; at < units.length; at++) {
      clipped[at] = clipped(units[at], parts);
    }
    return clipped;
  }

  static int clipped(long units, int parts) {
    return (int) Math.min(CLIP, units * parts);
  }
}
