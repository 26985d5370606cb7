package org.eugene.neural.tensor;

import java.util.ArrayList;
import java.util.List;

/**
 * Adam (Kingma and Ba 2015) in plain Java: its moments live beside the weights, so an interrupted
 * training goes on with the same bits. Weight decay is added to the gradient (L2), as the authors
 * of the learned methods do; the gradient's norm over all weights may be clipped.
 */
public final class Adam {
  private static final double BETA_1 = 0.9;
  private static final double BETA_2 = 0.999;
  private static final double EPSILON = 1e-8;

  private final List<Weight> weights;
  private final List<float[]> first = new ArrayList<>();
  private final List<float[]> second = new ArrayList<>();
  private final double decay;
  private final double clip;
  private long steps;

  /**
   * @param weights those that are not learned are left alone
   * @param decay weight of L2
   * @param clip largest norm of the gradient; infinite for none
   */
  public Adam(Weights weights, double decay, double clip) {
    this.weights = weights.all().stream().filter(Weight::isLearned).toList();
    this.decay = decay;
    this.clip = clip;
    for (Weight weight : this.weights) {
      first.add(new float[weight.values().length]);
      second.add(new float[weight.values().length]);
    }
  }

  /**
   * One step along the gradients that the weights hold; false, and no step, if they are not finite.
   */
  public boolean step(double rate) {
    double norm = norm();
    if (!Double.isFinite(norm)) {
      return false;
    }
    double shrink = norm > clip ? clip / norm : 1;
    steps++;
    double c1 = 1 - Math.pow(BETA_1, steps);
    double c2 = 1 - Math.pow(BETA_2, steps);
    for (int w = 0; w < weights.size(); w++) {
      float[] x = weights.get(w).values();
      float[] gradient = weights.get(w).gradient();
      float[] m = first.get(w);
      float[] v = second.get(w);
      for (int at = 0; at < x.length; at++) {
        double g = gradient[at] * shrink + decay * x[at];
        m[at] = (float) (BETA_1 * m[at] + (1 - BETA_1) * g);
        v[at] = (float) (BETA_2 * v[at] + (1 - BETA_2) * g * g);
        x[at] -= (float) (rate * (m[at] / c1) / (Math.sqrt(v[at] / c2) + EPSILON));
      }
    }
    return true;
  }

  private double norm() {
    double sum = 0;
    for (Weight weight : weights) {
      for (float g : weight.gradient()) {
        sum += (double) g * g;
      }
    }
    return Math.sqrt(sum);
  }

  public long steps() {
    return steps;
  }

  /** The moments, not copies: first ones, then second ones. */
  public List<float[]> moments() {
    List<float[]> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /** Goes on from there. */
  public void restore(long stepsSoFar, List<float[]> moments) {
    steps = stepsSoFar;
    List<float[]> mine = moments();
    for (int at = 0; at < mine.size(); at++) {
      System.arraycopy(moments.get(at), 0, mine.get(at), 0, mine.get(at).length);
    }
  }
}
