package org.eugene.exact;

import java.util.ArrayList;
import java.util.List;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.HalfEdges;
import org.eugene.bound.SavingsModel;
import org.eugene.certificate.Proof;
import org.eugene.problem.EdgeList;

/**
 * Writes bounds down for the checker: the shares that have changed since it was last told, and the
 * prices of the columns.
 */
final class ProofRecorder {
  /** A price that no bound reaches otherwise; N of them still fit a long. */
  private static final long PROHIBITIVE = 1L << 44;

  private final SavingsModel model;
  private final int ways;
  private final int[] rowHalf; // the half of edge e at its from end
  private final int[] columnHalf;
  private final long[] told; // what the checker believes, by row edge, column edge and way
  private final List<long[]> undo = new ArrayList<>();
  private final long multiplier;

  ProofRecorder(SavingsModel model) {
    this.model = model;
    boolean directed = model.problem().isDirected();
    this.ways = directed ? 1 : 2;
    EdgeList source = model.problem().sourceEdges();
    EdgeList target = model.problem().targetEdges();
    EdgeList rowEdges = model.isTransposed() ? target : source;
    EdgeList columnEdges = model.isTransposed() ? source : target;
    this.rowHalf = halves(rowEdges, model.rowHalves(), directed);
    this.columnHalf = halves(columnEdges, model.columnHalves(), directed);
    this.multiplier = model.grain() > 0 ? 1 : -model.grain();
    this.told = new long[rowHalf.length * columnHalf.length * ways];
    for (int e = 0; e < rowHalf.length; e++) {
      for (int f = 0; f < columnHalf.length; f++) {
        int a = rowEdges.kind(e);
        int b = columnEdges.kind(f);
        long saving =
            model.isTransposed()
                ? model.problem().edgePrices().saving(b, a)
                : model.problem().edgePrices().saving(a, b);
        for (int way = 0; way < ways; way++) {
          told[(e * columnHalf.length + f) * ways + way] = saving * grain() / 2;
        }
      }
    }
  }

  private static int[] halves(EdgeList edges, HalfEdges halves, boolean directed) {
    int[] half = new int[edges.size()];
    for (int e = 0; e < half.length; e++) {
      int h = halves.start(edges.from(e));
      while (halves.other(h) != edges.to(e) || (directed && halves.kind(h) % 2 != 0)) {
        h++;
      }
      half[e] = h;
    }
    return half;
  }

  /** Shares and prices are written down in 1/grain units. */
  long grain() {
    return Math.max(1, model.grain());
  }

  /** Where the checker is now; {@link #backTo} returns there. */
  int mark() {
    return undo.size();
  }

  /** The checker leaves a case and forgets the shares it was told in it. */
  void backTo(int mark) {
    while (undo.size() > mark) {
      long[] entry = undo.remove(undo.size() - 1);
      told[(int) entry[0]] = entry[1];
    }
  }

  /** The bound as it is now. */
  Proof.Step step(EdgeSplitting bound) {
    List<long[]> changes = new ArrayList<>();
    for (int e = 0; e < rowHalf.length; e++) {
      for (int f = 0; f < columnHalf.length; f++) {
        for (int way = 0; way < ways; way++) {
          tell(bound, e, f, way, changes);
        }
      }
    }
    long[] prices = new long[model.order()];
    for (int k = 0; k < prices.length; k++) {
      prices[k] = bound.columnPrice(k) * multiplier;
    }
    return new Proof.Step(
        changes.stream().flatMapToLong(java.util.Arrays::stream).toArray(), prices);
  }

  private void tell(EdgeSplitting bound, int e, int f, int way, List<long[]> changes) {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    int h = rowHalf[e];
    int g = way == 0 ? columnHalf[f] : column.twin(columnHalf[f]);
    int at = (e * columnHalf.length + f) * ways + way;
    boolean open =
        !bound.isForbidden(row.owner(h), column.owner(g))
            && !bound.isForbidden(row.other(h), column.other(g));
    long share = bound.share(h, g) * multiplier;
    if (open && share != told[at]) {
      undo.add(new long[] {at, told[at]});
      told[at] = share;
      changes.add(new long[] {e, f, way, share});
    }
  }

  /**
   * Why the rows cannot all have a column: more rows than columns to choose from, so that making
   * those columns prohibitively dear raises the bound beyond anything.
   */
  Proof.Step impossible(EdgeSplitting bound) {
    int n = model.order();
    int[] rowOf = new int[n];
    java.util.Arrays.fill(rowOf, -1);
    for (int i = 0; i < n; i++) {
      boolean[] reached = new boolean[n];
      if (!canPlace(bound, i, rowOf, reached)) {
        long[] prices = new long[n];
        for (int k = 0; k < n; k++) {
          prices[k] = reached[k] ? -PROHIBITIVE : 0;
        }
        return new Proof.Step(new long[0], prices);
      }
    }
    throw new IllegalStateException("the rows do have columns");
  }

  private boolean canPlace(EdgeSplitting bound, int i, int[] rowOf, boolean[] reached) {
    for (int k = 0; k < rowOf.length; k++) {
      if (!reached[k] && !bound.isForbidden(i, k)) {
        reached[k] = true;
        if (rowOf[k] < 0 || canPlace(bound, rowOf[k], rowOf, reached)) {
          rowOf[k] = i;
          return true;
        }
      }
    }
    return false;
  }
}
