package org.eugene.baseline.mip;

import java.util.Arrays;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.rounding.Rounding;

/** From values of the vertex variables x_ik, row by row, to a mapping. */
interface MappingReader {
  VertexMapping read(GedProblem problem, double[] x);

  /** For whole solutions: i ↦ k where x_ik exceeds one half. */
  MappingReader AT_ONE_HALF = MappingReader::atOneHalf;

  /**
   * For solutions of a relaxation: the assignment that agrees most with x, where being deleted or
   * inserted weighs what is left of a vertex.
   */
  MappingReader ROUNDED = MappingReader::rounded;

  private static VertexMapping atOneHalf(GedProblem problem, double[] x) {
    int[] image = new int[problem.sourceOrder()];
    Arrays.fill(image, VertexMapping.DELETED);
    for (int i = 0; i < image.length; i++) {
      for (int k = 0; k < problem.targetOrder(); k++) {
        if (x[i * problem.targetOrder() + k] > 0.5) {
          image[i] = k;
        }
      }
    }
    return VertexMapping.of(image, problem.targetOrder());
  }

  private static VertexMapping rounded(GedProblem problem, double[] x) {
    int sources = problem.sourceOrder();
    int targets = problem.targetOrder();
    int order = problem.paddedOrder();
    double[] weight = new double[order * order];
    double[] leftOfTarget = new double[order];
    Arrays.fill(leftOfTarget, 0, targets, 1);
    for (int i = 0; i < sources; i++) {
      double left = 1;
      for (int k = 0; k < targets; k++) {
        double mapped = x[i * targets + k];
        weight[i * order + k] = mapped;
        left -= mapped;
        leftOfTarget[k] -= mapped;
      }
      Arrays.fill(weight, i * order + targets, (i + 1) * order, left);
    }
    for (int nothing = sources; nothing < order; nothing++) {
      System.arraycopy(leftOfTarget, 0, weight, nothing * order, order);
    }
    int[] permutation = new int[order];
    new Rounding().round(weight, order, permutation);
    return VertexMapping.ofPermutation(permutation, sources, targets);
  }
}
