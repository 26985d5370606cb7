package org.eugene.relaxation;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import org.eugene.matrix.SparseMatrix;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Countdown;

/**
 * The problem as matrices of one order n, rows padded source vertices and columns padded target
 * vertices: adjacency matrices Ã_c, B̃_c for every edge channel c, vertex prices D, and what has to
 * be added to
 *
 * <pre>w·Σ_c ‖Ã_c P − P B̃_c‖² + tr(PᵀD)</pre>
 *
 * to get the price of the mapping that a permutation P stands for. The weight w is ½ for undirected
 * graphs, where every edge stands in the matrix twice, and 1 for directed ones.
 */
public final class Alignment {
  private final int order;
  private final double weight;
  private final SparseMatrix[] a;
  private final SparseMatrix[] b;
  private final double[] d;
  private final double constant;
  private final double kappaSquared;
  private final Countdown countdown;

  private Alignment(
      int order,
      double weight,
      SparseMatrix[] a,
      SparseMatrix[] b,
      double[] d,
      double constant,
      double kappaSquared,
      Countdown countdown) {
    this.order = order;
    this.weight = weight;
    this.a = a;
    this.b = b;
    this.d = d;
    this.constant = constant;
    this.kappaSquared = kappaSquared;
    this.countdown = countdown;
  }

  /** n, rows and columns of all matrices. */
  public int order() {
    return order;
  }

  /** w. */
  public double weight() {
    return weight;
  }

  /** How many edge channels there are. */
  public int channels() {
    return a.length;
  }

  /** Ã_c. */
  public SparseMatrix a(int channel) {
    return a[channel];
  }

  /** B̃_c. */
  public SparseMatrix b(int channel) {
    return b[channel];
  }

  /** D, row by row; not to be written to. */
  public double[] d() {
    return d;
  }

  /** Price of a mapping less the value of the formula. */
  public double constant() {
    return constant;
  }

  /** κ², the scale of the edge prices. */
  public double kappaSquared() {
    return kappaSquared;
  }

  /** The clock of the run that this is made for. */
  public Countdown countdown() {
    return countdown;
  }

  /** The matrices of a problem, made in one go; O(n²) memory. */
  public static Alignment of(GedProblem problem) {
    return of(problem, Budget.unlimited().start());
  }

  /** For a run with this clock, at which tables of all pairs look while they are made. */
  public static Alignment of(GedProblem problem, Countdown countdown) {
    int order = problem.paddedOrder();
    EdgeChannels channels = EdgeChannels.of(problem.edgePrices(), problem.scale());
    SparseMatrix[] a = new SparseMatrix[channels.count()];
    SparseMatrix[] b = new SparseMatrix[channels.count()];
    double squares = 0;
    for (int c = 0; c < channels.count(); c++) {
      int channel = c;
      a[c] =
          adjacency(
              problem.sourceEdges(),
              order,
              problem.isDirected(),
              kind -> channels.source(channel, kind));
      b[c] =
          adjacency(
              problem.targetEdges(),
              order,
              problem.isDirected(),
              kind -> channels.target(channel, kind));
      squares += squares(problem.sourceEdges(), kind -> channels.source(channel, kind));
      squares += squares(problem.targetEdges(), kind -> channels.target(channel, kind));
    }
    double edgeBase = 0;
    for (int e = 0; e < problem.sourceEdges().size(); e++) {
      edgeBase += problem.scale().cost(problem.edgePrices().delete(problem.sourceEdges().kind(e)));
    }
    for (int f = 0; f < problem.targetEdges().size(); f++) {
      edgeBase += problem.scale().cost(problem.edgePrices().insert(problem.targetEdges().kind(f)));
    }
    return new Alignment(
        order,
        problem.isDirected() ? 1 : 0.5,
        a,
        b,
        vertexPrices(problem, countdown),
        edgeBase - squares,
        channels.kappaSquared(),
        countdown);
  }

  /**
   * The matrix with an entry for every edge, by its kind, at (from, to) and, unless directed, at
   * (to, from).
   */
  public static SparseMatrix adjacency(
      EdgeList edges, int order, boolean directed, IntToDoubleFunction entry) {
    int count = directed ? edges.size() : 2 * edges.size();
    int[] rows = new int[count];
    int[] columns = new int[count];
    double[] values = new double[count];
    for (int e = 0; e < edges.size(); e++) {
      rows[e] = edges.from(e);
      columns[e] = edges.to(e);
      values[e] = entry.applyAsDouble(edges.kind(e));
      if (!directed) {
        rows[edges.size() + e] = edges.to(e);
        columns[edges.size() + e] = edges.from(e);
        values[edges.size() + e] = values[e];
      }
    }
    return SparseMatrix.of(order, rows, columns, values);
  }

  private static double squares(EdgeList edges, IntToDoubleFunction entry) {
    double sum = 0;
    for (int e = 0; e < edges.size(); e++) {
      double value = entry.applyAsDouble(edges.kind(e));
      sum += value * value;
    }
    return sum;
  }

  /** D for a problem: the price of every pair of padded vertices, row by row. */
  public static double[] vertexPrices(GedProblem problem, Countdown countdown) {
    int order = problem.paddedOrder();
    int sourceOrder = problem.sourceOrder();
    int targetOrder = problem.targetOrder();
    double[] d = new Products(countdown).table(order);
    for (int i = 0; i < order; i++) {
      countdown.look();
      for (int k = 0; k < order; k++) {
        if (i < sourceOrder || k < targetOrder) {
          long units = problem.vertexPrice(Math.min(i, sourceOrder), Math.min(k, targetOrder));
          d[i * order + k] = problem.scale().cost(units);
        }
      }
    }
    return d;
  }

  /** Ã_cᵀ for every channel. */
  public SparseMatrix[] aTransposed() {
    return transposed(a);
  }

  /** B̃_cᵀ for every channel. */
  public SparseMatrix[] bTransposed() {
    return transposed(b);
  }

  private static SparseMatrix[] transposed(SparseMatrix[] matrices) {
    SparseMatrix[] transposed = new SparseMatrix[matrices.length];
    Arrays.setAll(transposed, c -> matrices[c].transposed());
    return transposed;
  }

  /** The same problem with row i standing for what is now row from[i]. */
  public Alignment withRows(int[] from) {
    SparseMatrix[] moved = new SparseMatrix[a.length];
    for (int c = 0; c < a.length; c++) {
      moved[c] = a[c].permuted(from);
    }
    double[] movedD = new Products(countdown).table(order);
    for (int i = 0; i < order; i++) {
      countdown.look();
      System.arraycopy(d, from[i] * order, movedD, i * order, order);
    }
    return new Alignment(order, weight, moved, b, movedD, constant, kappaSquared, countdown);
  }
}
