package org.eugene.relaxation;

import java.util.function.BooleanSupplier;

/**
 * Frank–Wolfe steps 2/(t+2) towards the Sinkhorn scaling of the gradient, as FUGAL takes them (key
 * {@code bommakanti2024fugal}); P stays doubly stochastic, so no penalty is needed. {@link #step}
 * is the inner loop of M-Adam's ablation; FUGAL writes its gradient itself and calls {@link #move}.
 */
public final class FrankWolfe {
  private static final int STEPS = 10;

  private final double[] gradient;
  private final Sinkhorn sinkhorn;
  private final BooleanSupplier isOver;

  /**
   * @param isOver asked within a scaling; once it says so, P stays where it is
   */
  public FrankWolfe(int order, BooleanSupplier isOver) {
    this(order, new Sinkhorn(order, isOver), isOver);
  }

  /**
   * @param tolerance how far row sums of a scaling may be from 1
   * @param isOver asked within a scaling; once it says so, P stays where it is
   */
  public FrankWolfe(int order, double tolerance, BooleanSupplier isOver) {
    this(order, new Sinkhorn(order, tolerance, isOver), isOver);
  }

  private FrankWolfe(int order, Sinkhorn sinkhorn, BooleanSupplier isOver) {
    this.gradient = new double[order * order];
    this.sinkhorn = sinkhorn;
    this.isOver = isOver;
  }

  /** How many steps a round makes. */
  public int steps() {
    return STEPS;
  }

  /** Makes step t = 0, 1, … and returns the objective before it. */
  public double step(Objective objective, double lambda, int t, double[] p) {
    double f = objective.gradient(p, gradient);
    for (int at = 0; at < p.length; at++) {
      gradient[at] += lambda * (1 - 2 * p[at]);
    }
    move(gradient, t, p);
    return f;
  }

  /** Moves P by step t against a gradient; returns false if time was up before it could. */
  public boolean move(double[] slope, int t, double[] p) {
    double[] direction = sinkhorn.scale(slope);
    if (isOver.getAsBoolean()) {
      return false; // the scaling may be unfinished
    }
    double length = 2.0 / (t + 2);
    for (int at = 0; at < p.length; at++) {
      p[at] += length * (direction[at] - p[at]);
    }
    return true;
  }
}
