package org.eugene.search;

import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * What the prices of the labels of a collection have in common.
 *
 * @param isSymmetric whether every edit costs as much as the way back
 * @param isFreeWhenEqual whether every label becomes itself for nothing
 */
record Symmetry(boolean isSymmetric, boolean isFreeWhenEqual) {
  /** Beyond so many labels costs are not asked for every pair, but taken for lopsided. */
  private static final int MOST_LABELS = 3000;

  static Symmetry of(Shelves graphs, EditCosts costs) {
    LabelDictionary vertices = graphs.vertexLabels();
    LabelDictionary edges = graphs.edgeLabels();
    return new Symmetry(
        isSymmetric(vertices, costs::deleteVertex, costs::insertVertex, costs::substituteVertex)
            && isSymmetric(edges, costs::deleteEdge, costs::insertEdge, costs::substituteEdge),
        isFree(vertices, costs::substituteVertex) && isFree(edges, costs::substituteEdge));
  }

  private static boolean isSymmetric(
      LabelDictionary labels,
      ToDoubleFunction<Label> delete,
      ToDoubleFunction<Label> insert,
      ToDoubleBiFunction<Label, Label> substitute) {
    if (labels.size() > MOST_LABELS) {
      return false;
    }
    for (int a = 0; a < labels.size(); a++) {
      Label one = labels.label(a);
      if (delete.applyAsDouble(one) != insert.applyAsDouble(one)) {
        return false;
      }
      for (int b = 0; b < a; b++) {
        Label other = labels.label(b);
        if (substitute.applyAsDouble(one, other) != substitute.applyAsDouble(other, one)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isFree(
      LabelDictionary labels, ToDoubleBiFunction<Label, Label> substitute) {
    for (int a = 0; a < labels.size(); a++) {
      if (substitute.applyAsDouble(labels.label(a), labels.label(a)) != 0) {
        return false;
      }
    }
    return true;
  }
}
