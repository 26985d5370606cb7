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
 * at all times; numbers are moved between the three terms. Once what can be moved up has been, none
 * is negative, which makes {@code lower} a bound.
 *
 * <p>An iteration hands the slack of each leader to its rests, shares the rests of a pair equally
 * between its two ends, moves the cheapest assignment of every rest matrix into its leader, and the
 * cheapest assignment of the leaders into the bound. Each of these keeps all sums; whole numbers
 * keep them exactly. Memory n⁴, time O(n⁵) an iteration.
 */
final class CompleteTightBound implements TightBound {
  private final SavingsModel model;
  private final int n;
  private final int m; // rows and columns of a rest matrix: all but its own vertex
  private final int block;
  private final int[] rest; // by (i, k), then by j without i, then by l without k
  private final int[] leader;
  private final int[] matrix;
  private final boolean[] changed;
  private final boolean[] changedInMatrix;
  private final WarmAssignment assignment;
  private final WarmAssignment local;
  private final WarmAssignment untouched;
  private final BooleanSupplier isOver;
  private boolean solved;
  private int lower;

  /**
   * @param isOver asked now and then; once it says so, steps remain unfinished
   */
  CompleteTightBound(SavingsModel model, BooleanSupplier isOver) {
    this.model = model;
    this.n = model.order();
    this.m = Math.max(0, n - 1);
    this.block = m * m;
    this.rest = new int[n * n * block];
    this.leader = new int[n * n];
    this.matrix = new int[block];
    this.changed = new boolean[n];
    this.changedInMatrix = new boolean[m];
    this.assignment = new WarmAssignment(n, isOver);
    this.local = new WarmAssignment(m);
    this.untouched = new WarmAssignment(m);
    this.isOver = isOver;
    this.lower = model.edgeBase();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        leader[i * n + k] = model.cost(i, k);
      }
    }
    splitInHalves();
    collect();
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
        int saving = model.saving(h, g);
        int half = h < row.twin(h) ? saving - saving / 2 : saving / 2;
        rest[at(row.owner(h), column.owner(g), row.other(h), column.other(g))] -= half;
      }
    }
  }

  @Override
  public boolean isSolved() {
    return solved;
  }

  @Override
  public int lower() {
    return lower;
  }

  @Override
  public int[] permutation() {
    int[] permutation = new int[n];
    Arrays.setAll(permutation, assignment::columnOf);
    return permutation;
  }

  @Override
  public void tighten() {
    handDown();
    shareBetweenEnds();
    collect();
  }

  /** Moves the slack of each leader to its rests: equal parts to the rows of the matrix. */
  private void handDown() {
    int[] rowPrice = new int[n];
    Arrays.setAll(rowPrice, i -> assignment.rowPrice(leader, i));
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        int slack = leader[i * n + k] - rowPrice[i] - assignment.columnPrice(k);
        leader[i * n + k] = m == 0 ? slack : 0;
        for (int r = 0; r < m && slack > 0; r++) {
          int from = (i * n + k) * block + r * m;
          int part = SparseTightBound.share(slack, r, m);
          for (int at = from; at < from + m; at++) {
            rest[at] += part;
          }
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

  /** Moves the cheapest assignments up: from the rests into leaders, from those into the bound. */
  private void collect() {
    solved = false;
    for (int i = 0; i < n; i++) {
      if (isOver.getAsBoolean()) {
        return;
      }
      for (int k = 0; k < n; k++) {
        leader[i * n + k] += reduce((i * n + k) * block);
      }
    }
    Arrays.fill(changed, true);
    solved = assignment.resolve(leader, changed);
    lower += solved ? assignment.total() : 0;
  }

  /** Takes the cheapest assignment out of one rest matrix; what remains is not negative. */
  private int reduce(int first) {
    System.arraycopy(rest, first, matrix, 0, block);
    local.copyFrom(untouched);
    Arrays.fill(changedInMatrix, true);
    local.resolve(matrix, changedInMatrix);
    for (int r = 0; r < m; r++) {
      int rowPrice = local.rowPrice(matrix, r);
      for (int c = 0; c < m; c++) {
        rest[first + r * m + c] = matrix[r * m + c] - rowPrice - local.columnPrice(c);
      }
    }
    return local.total();
  }
}
