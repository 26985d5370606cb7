package org.eugene.neural.genn;

import org.eugene.estimate.Reduction;
import org.eugene.problem.GedProblem;

/** What is left to guess after every beginning of an optimal mapping. */
public final class Completions {
  private Completions() {}

  /**
   * n₁ + 1 rests, the first that of the whole pair and the last that of what is inserted in the
   * end.
   *
   * @param image of an optimal mapping, negative for deleted
   */
  public static float[] of(GedProblem problem, int[] image, Reduction reduction) {
    PartialCosts costs = new PartialCosts(problem, reduction);
    boolean[] used = new boolean[problem.targetOrder()];
    long[] so = new long[image.length + 1];
    double[] known = new double[image.length + 1];
    known[0] = costs.known(0, used);
    for (int i = 0; i < image.length; i++) {
      so[i + 1] = so[i] + costs.step(image, i, image[i]);
      if (image[i] >= 0) {
        used[image[i]] = true;
      }
      known[i + 1] = costs.known(i + 1, used);
    }
    long all = so[image.length] + costs.insertions(used);
    float[] rests = new float[image.length + 1];
    for (int i = 0; i < rests.length; i++) {
      rests[i] = (float) ((costs.cost(all) - costs.cost(so[i]) - known[i]) / reduction.scale());
    }
    return rests;
  }
}
