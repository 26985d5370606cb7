package org.eugene.neural.part;

import org.eugene.assignment.LinearAssignment;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/**
 * Hard assignments as constant plans: [B, N+1, N+1] with "nothing" last, 1 where a vertex goes. A
 * gradient flows through the costs that a plan picks, not through the choice.
 */
public final class Assign {
  private Assign() {}

  /**
   * The cheapest plan of every pair.
   *
   * @param costs [B, N+1, N+1]: of mapping, in the last column of deleting, in the last row of
   *     inserting
   */
  public static Tensor cheapest(PairBatch batch, Tensor costs) {
    float[] values = costs.values();
    int side = batch.order() + 1;
    float[] plan = new float[values.length];
    LinearAssignment assignment = new LinearAssignment();
    for (int p = 0; p < batch.count(); p++) {
      EncodedPair pair = batch.pairs().get(p);
      int[] image =
          image(
              values,
              p * side * side,
              side,
              pair.source().order(),
              pair.target().order(),
              assignment);
      boolean[] used = new boolean[pair.target().order()];
      for (int u = 0; u < image.length; u++) {
        plan[(p * side + u) * side + (image[u] < 0 ? batch.order() : image[u])] = 1;
        if (image[u] >= 0) {
          used[image[u]] = true;
        }
      }
      for (int v = 0; v < used.length; v++) {
        plan[(p * side + batch.order()) * side + v] = used[v] ? 0 : 1;
      }
    }
    return batch.tape().constant(plan, batch.count(), side, side);
  }

  /** Costs with "nothing" last, [B, N+1, N+1], of [B, N, N], [B, N, 1] and [B, N, 1]. */
  public static Tensor costs(Tensor mapping, Tensor deletion, Tensor insertion) {
    Tensor corner = deletion.tape().full(0, deletion.side(0), 1, 1);
    Tensor top = mapping.beside(deletion, 2);
    return top.beside(insertion.transposed().beside(corner, 2), 1);
  }

  /** What mapping saves against deleting and inserting, [B, N, N]. */
  public static Tensor savings(Tensor costs) {
    int order = costs.side(1) - 1;
    Tensor rows = costs.slice(1, 0, order);
    Tensor insertion = costs.slice(1, order, order + 1).slice(2, 0, order);
    return rows.slice(2, order, order + 1).plus(insertion).minus(rows.slice(2, 0, order));
  }

  /** Mapping u to v is worth it where it costs less than deleting u and inserting v. */
  private static int[] image(
      float[] costs, int from, int side, int n1, int n2, LinearAssignment assignment) {
    int[] image = new int[n1];
    if (n1 == 0) {
      return image;
    }
    // Column n2 + u deletes u; a column of the target that no row has is inserted.
    double[] matrix = new double[n1 * (n2 + n1)];
    for (int u = 0; u < n1; u++) {
      for (int v = 0; v < n2; v++) {
        matrix[u * (n2 + n1) + v] =
            costs[from + u * side + v] - costs[from + (side - 1) * side + v];
      }
      for (int w = 0; w < n1; w++) {
        matrix[u * (n2 + n1) + n2 + w] = costs[from + u * side + side - 1];
      }
    }
    assignment.solve(matrix, n1, n2 + n1);
    for (int u = 0; u < n1; u++) {
      image[u] = assignment.columnOf(u) < n2 ? assignment.columnOf(u) : -1;
    }
    return image;
  }
}
