package org.eugene.baseline.mip;

import java.util.Arrays;
import java.util.Locale;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Countdown;

/**
 * An integer programme as plain numbers: minimise offset + Σ cost_j·x_j subject to low_r ≤ Σ
 * a_rj·x_j ≤ high_r and 0 ≤ x_j ≤ upper_j, x whole. All numbers are whole, the objective counts in
 * {@code 1/fraction} units of the problem.
 *
 * <p>The first variables are those that every formulation has: x_ik, whether source vertex i
 * becomes target vertex k ({@link #vertex}).
 */
final class MipModel {
  /** A row without a lower side. */
  static final long NONE = Long.MIN_VALUE;

  /** Some gigabytes inside a solver; nobody solves programmes of that size. */
  private static final int MOST_TERMS = 10_000_000;

  private static final int TERMS_BETWEEN_LOOKS = 1 << 12;

  private final GedProblem problem;
  private final Countdown countdown;
  private final int fraction;
  private long offset;

  private int columns;
  private long[] upper = new long[64];
  private long[] cost = new long[64];

  private int rows;
  private int[] rowStart = new int[64];
  private long[] low = new long[64];
  private long[] high = new long[64];
  private int[] termColumn = new int[256];
  private long[] termFactor = new long[256];

  /** A model with its vertex variables, which cost nothing yet. */
  MipModel(GedProblem problem, int fraction, Countdown countdown) {
    this.problem = problem;
    this.fraction = fraction;
    this.countdown = countdown;
    expect((long) problem.sourceOrder() * problem.targetOrder());
    for (int at = 0; at < problem.sourceOrder() * problem.targetOrder(); at++) {
      binary(0);
    }
  }

  GedProblem problem() {
    return problem;
  }

  /** The clock of the run. */
  Countdown countdown() {
    return countdown;
  }

  /** The variable that says whether source vertex i becomes target vertex k. */
  int vertex(int i, int k) {
    return i * problem.targetOrder() + k;
  }

  /** A new variable that is 0 or 1. */
  int binary(long costOfOne) {
    return variable(1, costOfOne);
  }

  /** A new variable from 0 to its upper bound. */
  int variable(long upperBound, long costOfOne) {
    if (columns == upper.length) {
      countdown.lookBefore(4L * Long.BYTES * columns);
      upper = Arrays.copyOf(upper, 2 * columns);
      cost = Arrays.copyOf(cost, 2 * columns);
    }
    if (columns % TERMS_BETWEEN_LOOKS == 0) {
      look(columns);
    }
    upper[columns] = upperBound;
    cost[columns] = costOfOne;
    return columns++;
  }

  /** Makes a variable dearer by so much. */
  void addCost(int column, long costOfOne) {
    cost[column] += costOfOne;
  }

  void addOffset(long constant) {
    offset += constant;
  }

  /** Begins a row; its terms follow. */
  void row(long lowest, long highest) {
    if (rows + 1 == rowStart.length) {
      countdown.lookBefore(5L * Long.BYTES * rows);
      rowStart = Arrays.copyOf(rowStart, 2 * rowStart.length);
      low = Arrays.copyOf(low, 2 * low.length);
      high = Arrays.copyOf(high, 2 * high.length);
    }
    low[rows] = lowest;
    high[rows] = highest;
    rows++;
    rowStart[rows] = rowStart[rows - 1];
  }

  /** Begins a row of the form Σ ≤ highest. */
  void rowAtMost(long highest) {
    row(NONE, highest);
  }

  /** Adds a term to the row begun last. */
  void term(int column, long factor) {
    int at = rowStart[rows];
    if (at == termColumn.length) {
      countdown.lookBefore(3L * Long.BYTES * at);
      termColumn = Arrays.copyOf(termColumn, 2 * at);
      termFactor = Arrays.copyOf(termFactor, 2 * at);
    }
    termColumn[at] = column;
    termFactor[at] = factor;
    rowStart[rows] = at + 1;
    if (at % TERMS_BETWEEN_LOOKS == 0) {
      look(at);
    }
  }

  private void look(int terms) {
    expect(terms);
    if (countdown.isOver()) {
      throw new Unfinished();
    }
  }

  /** Refuses a model that will have more variables or terms than anybody can handle. */
  void expect(long count) {
    if (count > MOST_TERMS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "graphs with %d and %d vertices, %d and %d edges are too large for an integer"
                  + " programme; take the method eugene",
              problem.sourceOrder(),
              problem.targetOrder(),
              problem.sourceEdges().size(),
              problem.targetEdges().size()));
    }
  }

  /** The budget ended while the model was being written. */
  static final class Unfinished extends RuntimeException {
    Unfinished() {
      super("the budget ended", null, false, false);
    }
  }

  /** The objective counts in units of the problem divided by this. */
  int fraction() {
    return fraction;
  }

  long offset() {
    return offset;
  }

  int columns() {
    return columns;
  }

  long upper(int column) {
    return upper[column];
  }

  long cost(int column) {
    return cost[column];
  }

  int rows() {
    return rows;
  }

  /** The least that a row may be, or {@link #NONE}. */
  long low(int row) {
    return low[row];
  }

  long high(int row) {
    return high[row];
  }

  /** Terms of row r are at positions start(r)..start(r+1)-1. */
  int start(int row) {
    return rowStart[row];
  }

  int termColumn(int at) {
    return termColumn[at];
  }

  long termFactor(int at) {
    return termFactor[at];
  }
}
