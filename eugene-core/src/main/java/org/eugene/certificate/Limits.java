package org.eugene.certificate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a certificate may hold at all. Every number is kept within what it can sensibly be, so that
 * sums of any two fit a long; longer sums are made of numbers of any size.
 */
final class Limits {
  /** No number in a certificate is beyond this, either way. */
  static final long LARGEST = 1L << 60;

  /** Units of one price. */
  static final long DEAREST = 1L << 53;

  /** Rows and columns of the assignment, dummies included. */
  static final int MOST_ROWS = 4096;

  /** Cases within cases. */
  static final int DEEPEST = 1000;

  /** Symmetries of either graph. */
  static final int MOST_SYMMETRIES = 4096;

  private static final int MOST_DIGITS = 18;

  private final Certificate certificate;
  private final PricedPair pair;
  private final int order;
  private final int[][] rowEdges;
  private final int[][] columnEdges;

  private Limits(Certificate certificate) {
    this.certificate = certificate;
    this.pair = certificate.pair();
    boolean turned = certificate.proof().rowsAreTarget();
    this.rowEdges = turned ? pair.targetEdges() : pair.sourceEdges();
    this.columnEdges = turned ? pair.sourceEdges() : pair.targetEdges();
    this.order = Board.order(pair);
  }

  /** Refuses a certificate that does not keep to them. */
  static void require(Certificate certificate) throws CertificateException {
    PricedPair pair = certificate.pair();
    long grain = certificate.proof().grain();
    demand(isUnit(pair.unitMultiple(), pair.unitDigits()), "its unit is none");
    demand(isWithin(grain, 1, LARGEST), "its grain is none");
    requireTable(pair.vertexPrices(), DEAREST);
    requireTable(pair.edgePrices(), Math.min(DEAREST, LARGEST / grain));
    requireEdges(pair.sourceEdges(), pair.sourceOrder(), pair.edgePrices().length - 1, pair);
    requireEdges(pair.targetEdges(), pair.targetOrder(), pair.edgePrices()[0].length - 1, pair);
    Limits limits = new Limits(certificate);
    demand(limits.order <= MOST_ROWS, "its graphs have more vertices than a proof may have");
    limits.requireClaims();
    limits.requireSymmetries();
    limits.requireCase(certificate.proof().root(), 0);
  }

  static void demand(boolean claim, String otherwise) throws CertificateException {
    if (!claim) {
      throw new CertificateException(otherwise);
    }
  }

  /** Whether there may be a unit of multiple / 10^digits. */
  static boolean isUnit(long multiple, long digits) {
    return isWithin(multiple, 1, DEAREST) && isWithin(digits, 0, MOST_DIGITS);
  }

  private static boolean isWithin(long value, long least, long most) {
    return least <= value && value <= most;
  }

  private static void requireTable(long[][] prices, long dearest) throws CertificateException {
    demand(prices.length > 0 && prices[0].length > 0, "a table of prices is empty");
    for (long[] row : prices) {
      demand(row.length == prices[0].length, "a table of prices is ragged");
      for (long price : row) {
        demand(isWithin(price, 0, dearest), "a price is below nothing or too large");
      }
    }
    long corner = prices[prices.length - 1][prices[0].length - 1];
    demand(corner == 0, "turning nothing into nothing has a price");
  }

  private static void requireEdges(int[][] edges, int order, int kinds, PricedPair pair)
      throws CertificateException {
    Set<Long> seen = new HashSet<>();
    for (int[] edge : edges) {
      demand(
          isWithin(edge[0], 0, order - 1L)
              && isWithin(edge[1], 0, order - 1L)
              && isWithin(edge[2], 0, kinds - 1L),
          "an edge has an end or a kind that is not there");
      demand(edge[0] != edge[1], "an edge from a vertex to itself is not part of its price");
      boolean flip = !pair.directed() && edge[0] > edge[1];
      long from = flip ? edge[1] : edge[0];
      long to = flip ? edge[0] : edge[1];
      demand(seen.add(from * order + to), "two edges are between the same vertices");
    }
  }

  private void requireClaims() throws CertificateException {
    demand(
        isWithin(certificate.upper(), 0, LARGEST) && isWithin(certificate.lower(), 0, LARGEST),
        "a claim is below nothing or too large");
    demand(
        certificate.image().length == pair.sourceOrder(), "the mapping is not of these vertices");
    boolean[] taken = new boolean[pair.targetOrder()];
    for (int k : certificate.image()) {
      demand(isWithin(k, -1, taken.length - 1L), "the mapping names a vertex that is not there");
      demand(k < 0 || !taken[k], "the mapping uses a vertex twice");
      if (k >= 0) {
        taken[k] = true;
      }
    }
  }

  private void requireSymmetries() throws CertificateException {
    Proof proof = certificate.proof();
    boolean turned = proof.rowsAreTarget();
    int rows = turned ? pair.targetOrder() : pair.sourceOrder();
    int columns = turned ? pair.sourceOrder() : pair.targetOrder();
    requireRenumberings(proof.rowSymmetries(), rows);
    requireRenumberings(proof.columnSymmetries(), columns);
  }

  /** Vertices in turn with where they go: each once, and to where one of them was. */
  private static void requireRenumberings(List<int[]> symmetries, int vertices)
      throws CertificateException {
    demand(symmetries.size() <= MOST_SYMMETRIES, "it lists too many symmetries");
    int[] goes = new int[vertices]; // the last symmetry, counted from 1, that moves the vertex
    int[] comes = new int[vertices];
    for (int s = 0; s < symmetries.size(); s++) {
      int[] pairs = symmetries.get(s);
      demand(pairs.length > 0 && pairs.length % 2 == 0, "a symmetry does not come in pairs");
      for (int at = 0; at < pairs.length; at++) {
        demand(isWithin(pairs[at], 0, vertices - 1L), "a symmetry moves what is not there");
        int[] last = at % 2 == 0 ? goes : comes;
        demand(last[pairs[at]] <= s, "a symmetry names a vertex twice");
        last[pairs[at]] = s + 1;
      }
      for (int v : pairs) {
        demand(goes[v] == comes[v], "a symmetry leaves a vertex without a place");
      }
    }
  }

  private void requireCase(Proof.Node node, int depth) throws CertificateException {
    demand(depth <= DEEPEST, "its cases are nested too deeply");
    for (Proof.Item item : node.items()) {
      if (item instanceof Proof.Step step) {
        requireStep(step);
      } else if (item instanceof Proof.Crowded crowded) {
        for (int k : crowded.columns()) {
          demand(isWithin(k, 0, order - 1L), "it names a column that is not there");
        }
      } else if (item instanceof Proof.Child child) {
        demand(
            isWithin(child.row(), 0, order - 1L) && isWithin(child.column(), 0, order - 1L),
            "it fixes a pair that is not there");
        requireCase(child.node(), depth + 1);
      }
    }
  }

  private void requireStep(Proof.Step step) throws CertificateException {
    long[] changes = step.changes();
    int ways = pair.directed() ? 1 : 2;
    demand(changes.length % 4 == 0, "shares do not come in fours");
    for (int c = 0; c < changes.length; c += 4) {
      demand(
          isWithin(changes[c], 0, rowEdges.length - 1L)
              && isWithin(changes[c + 1], 0, columnEdges.length - 1L)
              && isWithin(changes[c + 2], 0, ways - 1L),
          "it shares a saving that is not there");
      demand(isWithin(changes[c + 3], -LARGEST, LARGEST), "a share is too large");
    }
    demand(step.columnPrices().length == order, "a bound has not one price for each column");
    for (long price : step.columnPrices()) {
      demand(isWithin(price, -LARGEST, LARGEST), "the price of a column is too large");
    }
  }
}
