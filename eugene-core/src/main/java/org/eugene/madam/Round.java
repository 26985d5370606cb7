package org.eugene.madam;

import org.eugene.mapping.VertexMapping;

/** What one round of M-Adam did. */
public final class Round {
  private final double lambda;
  private final double sigma;
  private final int iterations;
  private final double objective;
  private final int order;
  private final double[] matrixRowMajor;
  private final VertexMapping mapping;
  private final double cost;

  Round(
      double lambda,
      double sigma,
      int iterations,
      double objective,
      int order,
      double[] matrixRowMajor,
      VertexMapping mapping,
      double cost) {
    this.lambda = lambda;
    this.sigma = sigma;
    this.iterations = iterations;
    this.objective = objective;
    this.order = order;
    this.matrixRowMajor = matrixRowMajor;
    this.mapping = mapping;
    this.cost = cost;
  }

  /** Weight of the regulariser. */
  public double lambda() {
    return lambda;
  }

  /** Weight of the constraints. */
  public double sigma() {
    return sigma;
  }

  /** Steps made. */
  public int iterations() {
    return iterations;
  }

  /** Value of the relaxed objective at the end. */
  public double objective() {
    return objective;
  }

  /** Rows and columns of the matrix, padding included. */
  public int order() {
    return order;
  }

  /** Entry of P at the end of the round, in the graphs' own numberings. */
  public double weight(int i, int k) {
    return matrixRowMajor[i * order + k];
  }

  /** What P rounds to. */
  public VertexMapping mapping() {
    return mapping;
  }

  /** What the mapping costs. */
  public double cost() {
    return cost;
  }
}
