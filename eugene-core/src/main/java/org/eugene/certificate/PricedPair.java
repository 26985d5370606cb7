package org.eugene.certificate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * Two graphs and what edits cost, in whole units; all that matters for their distance.
 *
 * @param source what the source is called
 * @param target what the target is called
 * @param costs what the costs are called
 * @param unitMultiple one unit is unitMultiple / 10^unitDigits
 * @param unitDigits see unitMultiple
 * @param directed whether edges have a direction
 * @param vertexPrices by source vertex and target vertex, the last of each standing for nothing
 * @param edgePrices by kind of source edge and kind of target edge, the last of each standing for
 *     none
 * @param sourceEdges from, to, kind of each edge; no self-loops, whose prices are the vertices'
 * @param targetEdges the same
 */
@SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared or changed
public record PricedPair(
    Name source,
    Name target,
    String costs,
    long unitMultiple,
    int unitDigits,
    boolean directed,
    long[][] vertexPrices,
    long[][] edgePrices,
    int[][] sourceEdges,
    int[][] targetEdges) {

  /**
   * A graph's name.
   *
   * @param id as its file calls it
   * @param digest of its vertices, edges and labels
   */
  public record Name(String id, String digest) {}

  /** How many vertices the source has. */
  public int sourceOrder() {
    return vertexPrices.length - 1;
  }

  /** How many vertices the target has. */
  public int targetOrder() {
    return vertexPrices[0].length - 1;
  }

  /** The same question the other way round: turning the target into the source, prices swapped. */
  PricedPair turned() {
    return new PricedPair(
        /* source= */ target,
        /* target= */ source,
        costs,
        unitMultiple,
        unitDigits,
        directed,
        turned(vertexPrices),
        turned(edgePrices),
        /* sourceEdges= */ targetEdges,
        /* targetEdges= */ sourceEdges);
  }

  private static long[][] turned(long[][] matrix) {
    long[][] turned = new long[matrix[0].length][matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      for (int k = 0; k < matrix[0].length; k++) {
        turned[k][i] = matrix[i][k];
      }
    }
    return turned;
  }

  /** What mapping an edge of kind a onto one of kind b saves against deleting and inserting. */
  long saving(int a, int b) {
    int none = edgePrices.length - 1;
    int nothing = edgePrices[0].length - 1;
    long apart = Math.addExact(edgePrices[a][nothing], edgePrices[none][b]);
    return Math.max(0, Math.subtractExact(apart, edgePrices[a][b]));
  }

  /** What mapping vertex i onto vertex k saves, below nothing if it costs. */
  long vertexSaving(int i, int k) {
    long apart = Math.addExact(vertexPrices[i][targetOrder()], vertexPrices[sourceOrder()][k]);
    return Math.subtractExact(apart, vertexPrices[i][k]);
  }

  /** What deleting all edges of the source and inserting all of the target costs. */
  BigInteger allEdges() {
    BigInteger sum = BigInteger.ZERO;
    for (int[] edge : sourceEdges) {
      sum = sum.add(BigInteger.valueOf(edgePrices[edge[2]][edgePrices[0].length - 1]));
    }
    for (int[] edge : targetEdges) {
      sum = sum.add(BigInteger.valueOf(edgePrices[edgePrices.length - 1][edge[2]]));
    }
    return sum;
  }

  /** What a mapping costs: each vertex and each edge as it is dealt with. */
  BigInteger price(int[] image) {
    int nothing = targetOrder();
    int none = sourceOrder();
    boolean[] reached = new boolean[targetOrder()];
    BigInteger sum = allEdges();
    for (int i = 0; i < none; i++) {
      sum = sum.add(BigInteger.valueOf(vertexPrices[i][image[i] < 0 ? nothing : image[i]]));
      if (image[i] >= 0) {
        reached[image[i]] = true;
      }
    }
    for (int k = 0; k < nothing; k++) {
      sum = reached[k] ? sum : sum.add(BigInteger.valueOf(vertexPrices[none][k]));
    }
    Map<Long, Integer> kinds = kinds(targetEdges, nothing);
    for (int[] edge : sourceEdges) {
      int k = image[edge[0]];
      int l = image[edge[1]];
      Integer kind = k < 0 || l < 0 ? null : kinds.get((long) k * nothing + l);
      sum = kind == null ? sum : sum.subtract(BigInteger.valueOf(saving(edge[2], kind)));
    }
    return sum;
  }

  /** The kinds of edges by from·order + to; of undirected edges both ways. */
  private Map<Long, Integer> kinds(int[][] edges, int order) {
    Map<Long, Integer> kinds = new HashMap<>();
    for (int[] edge : edges) {
      kinds.put((long) edge[0] * order + edge[1], edge[2]);
      if (!directed) {
        kinds.put((long) edge[1] * order + edge[0], edge[2]);
      }
    }
    return kinds;
  }

  /**
   * Whether mapping a source vertex to a target vertex never costs more than deleting the one and
   * inserting the other. Then some cheapest mapping leaves no vertex of the smaller graph out:
   * joining a deleted and an inserted vertex saves at those two, and no edge saving is lost.
   */
  boolean joiningNeverCosts() {
    for (int i = 0; i < sourceOrder(); i++) {
      for (int k = 0; k < targetOrder(); k++) {
        if (vertexSaving(i, k) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** So many units as a decimal number, in the prices that the user knows. */
  public BigDecimal cost(long units) {
    return cost(BigInteger.valueOf(units));
  }

  BigDecimal cost(BigInteger units) {
    BigDecimal exact =
        new BigDecimal(units.multiply(BigInteger.valueOf(unitMultiple)))
            .movePointLeft(unitDigits)
            .stripTrailingZeros();
    return exact.scale() < 0 ? exact.setScale(0) : exact;
  }
}
