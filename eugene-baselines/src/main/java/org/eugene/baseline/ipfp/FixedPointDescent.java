package org.eugene.baseline.ipfp;

import java.util.Arrays;
import org.eugene.assignment.LinearAssignment;
import org.eugene.baseline.starts.Descent;
import org.eugene.model.SavingsModel;
import org.eugene.solver.Countdown;

/**
 * One descent of IPFP on
 *
 * <pre>f(x) = ⟨c, x⟩ + ½⟨x, Qx⟩, (Qx)(i,k) = −Σ saving(ij → kl)·x(j,l)</pre>
 *
 * over doubly stochastic x, with Q extended as {@link EdgeSavings} tells. The linearisation c + Qx
 * is minimised by a permutation b, and x moves to the lowest point between x and b; f never rises.
 * Ends where no b promises a gain; if x is no permutation then, it is projected to the nearest one.
 * Every b is priced, the best one returned.
 *
 * <p>Q is linear, so Q of the next x is a mixture of Qx and Qb, and Qb has O(edges·degree) entries.
 *
 * <p>Symbols of Bougleux et al. (key {@code bougleux2017}): c is {@code linear}, D is Q, their α
 * and β are {@code slope} and {@code curvature}.
 */
final class FixedPointDescent implements Descent {
  private static final int MAX_STEPS = 100;

  /** A promised gain below this share of all there is to pay is none. */
  private static final double NEGLIGIBLE = 1e-9;

  private final SavingsModel model;
  private final Countdown countdown;
  private final int n;
  private final EdgeSavings savings;
  private final LinearAssignment assignment;
  private final double[] linear;
  private final double[] gradient;
  private final double smallest;
  private double[] x;
  private double[] qx;
  private double[] qb;
  private final int[] b;
  private final int[] best;
  private int bestCost;
  private double objective;
  private boolean integral;

  FixedPointDescent(SavingsModel model, Countdown countdown) {
    this.model = model;
    this.countdown = countdown;
    this.n = model.order();
    this.savings = new EdgeSavings(model);
    this.assignment = new LinearAssignment(countdown::isOver);
    model.lookBefore(5, Double.BYTES);
    this.linear = new double[n * n];
    for (int at = 0; at < linear.length; at++) {
      linear[at] = model.cost(at / n, at % n);
    }
    this.gradient = new double[n * n];
    this.x = new double[n * n];
    this.qx = new double[n * n];
    this.qb = new double[n * n];
    this.b = new int[n];
    this.best = new int[n];
    this.smallest = NEGLIGIBLE * Math.max(1, model.scaledCost(identity()));
  }

  private int[] identity() {
    int[] permutation = new int[n];
    Arrays.setAll(permutation, i -> i);
    return permutation;
  }

  @Override
  public int[] from(int[] permutation) {
    start(permutation);
    int step = 0;
    while (step < MAX_STEPS && !countdown.isOver() && step()) {
      countdown.step();
      step++;
    }
    if (!integral) {
      project();
    }
    return best.clone();
  }

  /** Puts x at a permutation. */
  void start(int[] permutation) {
    Arrays.fill(x, 0);
    for (int i = 0; i < n; i++) {
      x[i * n + permutation[i]] = 1;
    }
    savings.write(permutation, qx);
    System.arraycopy(permutation, 0, best, 0, n);
    bestCost = model.scaledCost(permutation);
    objective = bestCost;
    integral = true;
  }

  /** f(x) with the price of all edges, scaled as the model is. */
  double objective() {
    return objective;
  }

  /** Moves x towards the best permutation of its linearisation; false if there is none. */
  boolean step() {
    for (int at = 0; at < gradient.length; at++) {
      gradient[at] = linear[at] + qx[at];
    }
    assignment.solveAgain(gradient, n);
    if (!assignment.isComplete()) {
      return false;
    }
    for (int i = 0; i < n; i++) {
      b[i] = assignment.columnOf(i);
    }
    offer(b);
    double slope = 0;
    double xqx = 0;
    for (int at = 0; at < x.length; at++) {
      slope -= gradient[at] * x[at];
      xqx += qx[at] * x[at];
    }
    double bqx = 0;
    for (int i = 0; i < n; i++) {
      slope += gradient[i * n + b[i]];
      bqx += qx[i * n + b[i]];
    }
    if (slope > -smallest) {
      return false;
    }
    savings.write(b, qb);
    double bqb = 0;
    for (int i = 0; i < n; i++) {
      bqb += qb[i * n + b[i]];
    }
    move(slope, (bqb - 2 * bqx + xqx) / 2);
    return true;
  }

  private void move(double slope, double curvature) {
    double length = curvature > 0 ? Math.min(1, -slope / (2 * curvature)) : 1;
    objective += length * slope + length * length * curvature;
    if (length == 1) {
      integral = true;
      Arrays.fill(x, 0);
      double[] unused = qx;
      qx = qb;
      qb = unused;
    } else {
      integral = false;
      for (int at = 0; at < x.length; at++) {
        x[at] *= 1 - length;
        qx[at] += length * (qb[at] - qx[at]);
      }
    }
    for (int i = 0; i < n; i++) {
      x[i * n + b[i]] += length;
    }
  }

  private void project() {
    for (int at = 0; at < x.length; at++) {
      gradient[at] = -x[at];
    }
    assignment.solve(gradient, n, n);
    if (assignment.isComplete()) {
      Arrays.setAll(b, assignment::columnOf);
      offer(b);
    }
  }

  private void offer(int[] candidate) {
    int cost = model.scaledCost(candidate);
    if (cost < bestCost) {
      bestCost = cost;
      System.arraycopy(candidate, 0, best, 0, n);
    }
  }
}
