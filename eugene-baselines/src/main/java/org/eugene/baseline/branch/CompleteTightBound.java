package org.eugene.baseline.branch;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.eugene.assignment.WarmAssignment;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/**
 * BRANCH-TIGHT on complete graphs of equal order, as the paper has it: every two vertices are
 * joined, by an edge or by a dummy edge that saves nothing. All mappings cost
 *
 * <pre>lower + Σ leader(i,k) + Σ rest(ik,jl) over the pairs (i,k), (j,l) of the mapping</pre>
 *
 * at all times, leaders being the costs that are assigned; numbers are moved between the three
 * terms. Once what can be moved up has been, none is negative, which makes {@code lower} a bound.
 *
 * <p>An iteration hands the slack of each leader to its rests, shares the rests of a pair equally
 * between its two ends, moves the cheapest assignment of every rest matrix into its leader, and the
 * cheapest assignment of the leaders into the bound. Each of these keeps all sums; whole numbers
 * keep them exactly. Memory n⁴, time O(n⁵) an iteration.
 */
final class CompleteTightBound extends TightBound {
  private final int m; // rows and columns of a rest matrix: all but its own vertex
  private final int block;
  private final int[] rest; // by (i, k), then by j without i, then by l without k
  private final int[] matrix;
  private final boolean[] changed;
  private final WarmAssignment local;
  private final WarmAssignment untouched;

  CompleteTightBound(SavingsModel model, BooleanSupplier isOver) {
    super(model, isOver);
    this.m = Math.max(0, n - 1);
    this.block = m * m;
    this.rest = new int[n * n * block];
    this.matrix = new int[block];
    this.changed = new boolean[m];
    this.local = new WarmAssignment(m);
    this.untouched = new WarmAssignment(m);
    splitInHalves();
    assign();
  }

  /** Whether the table has at most so many entries. */
  static boolean fits(SavingsModel model, long entries) {
    long pairs = (long) model.order() * model.order();
    return pairs * pairs <= entries;
  }

  /** Where rest(ik,jl) is. */
  private int at(int i, int k, int j, int l) {
    return (i * n + k) * block + (j < i ? j : j - 1) * m + (l < k ? l : l - 1);
  }

  private void splitInHalves() {
    HalfEdges row = model.rowHalves();
    HalfEdges column = model.columnHalves();
    for (int h = 0; h < row.count(); h++) {
      for (int g = 0; g < column.count(); g++) {
        rest[at(row.owner(h), column.owner(g), row.other(h), column.other(g))] -=
            model.halfSaving(h, g);
      }
    }
  }

  @Override
  boolean passSlack(BooleanSupplier isOver) {
    handDown();
    shareBetweenEnds();
    return true;
  }

  /** Moves the slack of each leader to its rests: equal parts to the rows of the matrix. */
  private void handDown() {
    int[] slack = new int[n * n];
    Arrays.setAll(slack, at -> slack(at / n, at % n));
    for (int at = 0; at < slack.length; at++) {
      cost[at] = m == 0 ? slack[at] : 0;
      for (int r = 0; r < m && slack[at] > 0; r++) {
        int from = at * block + r * m;
        int part = share(slack[at], r, m);
        for (int to = from; to < from + m; to++) {
          rest[to] += part;
        }
      }
    }
  }

  /** rest(ik,jl) and rest(jl,ik) become equal; an odd unit goes to one or the other by turns. */
  private void shareBetweenEnds() {
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        for (int j = i + 1; j < n; j++) {
          for (int l = 0; l < n; l++) {
            if (l != k) {
              int here = at(i, k, j, l);
              int there = at(j, l, i, k);
              int sum = rest[here] + rest[there];
              rest[here] = (sum + ((i + j + k + l) & 1)) / 2;
              rest[there] = sum - rest[here];
            }
          }
        }
      }
    }
  }

  /** The leader, with the cheapest assignment of its rests moved into it. */
  @Override
  int collect(int i, int k) {
    return cost[i * n + k] + reduce((i * n + k) * block);
  }

  /** Totals move into the bound one after the other. */
  @Override
  int base() {
    return lower();
  }

  /** Takes the cheapest assignment out of one rest matrix; what remains is not negative. */
  private int reduce(int first) {
    System.arraycopy(rest, first, matrix, 0, block);
    local.copyFrom(untouched);
    Arrays.fill(changed, true);
    local.resolve(matrix, changed);
    for (int r = 0; r < m; r++) {
      int rowPrice = local.rowPrice(matrix, r);
      for (int c = 0; c < m; c++) {
        rest[first + r * m + c] = matrix[r * m + c] - rowPrice - local.columnPrice(c);
      }
    }
    return local.total();
  }
}
