package org.eugene.relaxation;

/**
 * The inner loop of the ablation: Frank–Wolfe steps 2/(t+2) towards the Sinkhorn scaling of the
 * gradient, as FUGAL takes them (key {@code bommakanti2024fugal}); P stays doubly stochastic, so no
 * penalty is needed.
 */
public final class FrankWolfe {
  private static final int STEPS = 10;

  private final double[] gradient;
  private final Sinkhorn sinkhorn;

  public FrankWolfe(int order) {
    this.gradient = new double[order * order];
    this.sinkhorn = new Sinkhorn(order);
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
    double[] direction = sinkhorn.scale(gradient);
    double length = 2.0 / (t + 2);
    for (int at = 0; at < p.length; at++) {
      p[at] += length * (direction[at] - p[at]);
    }
    return f;
  }
}
