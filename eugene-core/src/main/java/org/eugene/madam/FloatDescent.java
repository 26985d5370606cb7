package org.eugene.madam;

import org.eugene.madam.MAdamOptions.ObjectiveKind;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Range;
import org.eugene.matrix.SparseMatrix;
import org.eugene.relaxation.Alignment;

/**
 * The Frobenius objective of undirected graphs whose edges have one price, and Adam on it, in
 * single precision: a half to a third of the time of {@link DoubleDescent} ({@code
 * IterationBench}).
 *
 * <p>With 0/1 adjacency matrices A and B the gradient of κ²‖AP − PB‖²/2 is κ²G, G = A(AP − 2PB) +
 * PB². Products with A add up rows of P, products with B rows of Pᵀ, so that all of them are {@link
 * RowSums}; P, PB and PB² are transposed for it. Walking the columns of P in place takes longer
 * than both transpositions. The penalty of row and column sums comes as one more term of the sums.
 * ‖AP − PB‖² is ⟨P, G⟩, so the objective needs no pass of its own.
 *
 * <p>All entries of Adam's tables stand in one array each, as long loops make the best vectors, and
 * are copied to rows and back.
 */
final class FloatDescent implements Descent {
  /**
   * Beyond this a step takes so long that the clock must be looked at in the middle of it: so many
   * numbers are added up in one, which takes some ten milliseconds.
   */
  private static final long LARGEST = 1 << 24;

  private static final double UNDIRECTED = 0.5;

  private final Alignment alignment;
  private final MAdamOptions options;
  private final AdamState state;
  private final int n;
  private final float scale;
  private final double valueScale;
  private final float[] linear;
  private final float[] p;
  private final float[] g;
  private final float[] m;
  private final float[] v;
  private final float[][] rows;
  private final float[][] columns;
  private final float[][] inner;
  private final float[][] timesB;
  private final float[][] timesBTwice;
  private final float[][] allRows;
  private final float[][] allColumns;
  private final float[] rowPenalty;
  private final float[] columnPenalty;
  private final RowSums productWithB;
  private final RowSums secondProductWithB;
  private final RowSums productWithA;
  private final RowSums secondProductWithA;
  private double excess; // ⟨P, penalties⟩ where the gradient was taken last
  private double beta1Power = 1;
  private double beta2Power = 1;

  /** Whether an alignment and options are of the kind that this class is for. */
  static boolean suits(Alignment alignment, MAdamOptions options) {
    return options.adam().precision() == Precision.SINGLE
        && options.relaxation().objective() == ObjectiveKind.FROBENIUS
        && options.relaxation().range() == Range.CLAMPED
        && alignment.weight() == UNDIRECTED
        && alignment.channels() == 1
        && additions(alignment) <= LARGEST
        && alignment.a(0).commonValue().isPresent()
        && alignment.a(0).commonValue().equals(alignment.b(0).commonValue());
  }

  /** In one step: two products with each matrix, and some passes over P. */
  private static long additions(Alignment alignment) {
    long order = alignment.order();
    return order * (8 * order + 2L * alignment.a(0).entries() + 2L * alignment.b(0).entries());
  }

  FloatDescent(Alignment alignment, MAdamOptions options, AdamState state) {
    this.alignment = alignment;
    this.options = options;
    this.state = state;
    this.n = alignment.order();
    double kappa = alignment.a(0).commonValue().orElseThrow();
    double kappaSquared = kappa * kappa;
    this.scale =
        (float)
            (2 * alignment.weight() * options.relaxation().edgeGradient().factor() * kappaSquared);
    this.valueScale = alignment.weight() * kappaSquared;
    this.linear = new float[n * n];
    this.p = new float[n * n];
    for (int at = 0; at < n * n; at++) {
      linear[at] = (float) (options.relaxation().mu() * alignment.d()[at]);
      p[at] = (float) state.p()[at];
    }
    this.g = new float[n * n];
    this.m = new float[n * n];
    this.v = new float[n * n];
    this.rows = new float[n][n];
    this.columns = new float[n][n];
    this.inner = new float[n][n];
    this.timesB = new float[n][n];
    this.timesBTwice = new float[n][n];
    this.rowPenalty = new float[n];
    this.columnPenalty = new float[n];
    this.allRows = rows.clone();
    this.allColumns = columns.clone();
    SparseMatrix a = alignment.a(0);
    SparseMatrix b = alignment.b(0);
    float[][][] first = new float[n][][];
    float[][][] second = new float[n][][];
    float[][][] third = new float[n][][];
    float[][][] fourth = new float[n][][];
    for (int i = 0; i < n; i++) {
      int[] ofA = a.columnsOf(i);
      int[] ofB = b.columnsOf(i);
      first[i] = RowSums.terms(columns, ofB);
      second[i] = RowSums.terms(timesB, ofB, rowPenalty);
      third[i] = RowSums.terms(rows, ofA, inner[i]);
      fourth[i] = RowSums.terms(inner, ofA, columns[i], columnPenalty);
    }
    this.productWithB = new RowSums(timesB, first);
    this.secondProductWithB = new RowSums(timesBTwice, second);
    this.productWithA = new RowSums(inner, third);
    this.secondProductWithA = new RowSums(rows, fourth);
  }

  @Override
  public void differentiate(double sigma) {
    for (int i = 0; i < n; i++) {
      System.arraycopy(p, i * n, rows[i], 0, n);
    }
    transpose(rows, 1, columns);
    penalise(2 * sigma / scale);
    productWithB.run(); // (PB)ᵀ
    secondProductWithB.run(); // (PB²)ᵀ, and the rows' penalties
    transpose(timesB, -2, inner);
    transpose(timesBTwice, 1, columns);
    productWithA.run(); // AP − 2PB
    secondProductWithA.run(); // G, and all penalties
    for (int i = 0; i < n; i++) {
      System.arraycopy(rows[i], 0, g, i * n, n);
    }
  }

  /** y = factor·xᵀ, four rows at a time, which share the look-up of the columns. */
  private void transpose(float[][] x, float factor, float[][] y) {
    int i = 0;
    for (; i + 3 < n; i += 4) {
      float[] x0 = x[i];
      float[] x1 = x[i + 1];
      float[] x2 = x[i + 2];
      float[] x3 = x[i + 3];
      for (int j = 0; j < n; j++) {
        float[] to = y[j];
        to[i] = factor * x0[j];
        to[i + 1] = factor * x1[j];
        to[i + 2] = factor * x2[j];
        to[i + 3] = factor * x3[j];
      }
    }
    for (; i < n; i++) {
      float[] x0 = x[i];
      for (int j = 0; j < n; j++) {
        y[j][i] = factor * x0[j];
      }
    }
  }

  /** The penalties' gradient in units of G: weight·(P1 − 1) of the rows, and so for columns. */
  private void penalise(double weight) {
    RowSums.add(allColumns, rowPenalty);
    RowSums.add(allRows, columnPenalty);
    excess = 0;
    for (int i = 0; i < n; i++) {
      double row = rowPenalty[i];
      double column = columnPenalty[i];
      rowPenalty[i] = (float) (weight * (row - 1));
      columnPenalty[i] = (float) (weight * (column - 1));
      excess += row * rowPenalty[i] + column * columnPenalty[i];
    }
  }

  @Override
  public double value() {
    double sum = 0;
    double vertices = 0;
    for (int at = 0; at < p.length; at++) {
      sum += (double) p[at] * g[at];
      vertices += (double) p[at] * linear[at];
    }
    return vertices + valueScale * (sum - excess);
  }

  @Override
  public void move(double lambda) {
    beta1Power *= options.adam().beta1();
    beta2Power *= options.adam().beta2();
    updateMoments((float) lambda);
    step((float) (options.adam().stepSize() / (1 - beta1Power)), (float) (1 / (1 - beta2Power)));
  }

  /** Apart from {@link #step}: both in one loop are too much for the compiler's vectors. */
  private void updateMoments(float lambda) {
    float b1 = (float) options.adam().beta1();
    float b2 = (float) options.adam().beta2();
    float rest1 = (float) (1 - options.adam().beta1());
    float rest2 = (float) (1 - options.adam().beta2());
    float twoLambda = 2 * lambda;
    float slope = scale;
    for (int at = 0; at < p.length; at++) {
      float d = linear[at] + slope * g[at] + (lambda - twoLambda * p[at]);
      m[at] = b1 * m[at] + rest1 * d;
      v[at] = b2 * v[at] + rest2 * d * d;
    }
  }

  private void step(float rate, float correction) {
    float epsilon = (float) options.adam().epsilon();
    for (int at = 0; at < p.length; at++) {
      float moved = p[at] - rate * m[at] / ((float) Math.sqrt(v[at] * correction) + epsilon);
      p[at] = Math.max(0, Math.min(1, moved));
    }
  }

  /** The objective in double precision, as every other descent has it. */
  @Override
  public double end() {
    for (int at = 0; at < p.length; at++) {
      state.p()[at] = p[at];
    }
    return state.evaluate(
        new FrobeniusObjective(
            alignment, options.relaxation().mu(), options.relaxation().edgeGradient()));
  }
}
