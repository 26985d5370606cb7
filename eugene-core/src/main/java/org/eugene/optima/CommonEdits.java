package org.eugene.optima;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;

/**
 * The edits that several mappings of a pair have in common. An edit is told by what it does to
 * which vertex or edge; an undirected edge that becomes another is the same edit whichever way
 * round.
 */
final class CommonEdits {
  private final GedProblem problem;
  private final Map<Edit, EditOperation> edits; // in the order of the first path

  /**
   * What is edited; ends of undirected edges in order.
   *
   * @param source a vertex, the two ends of an edge, or nothing
   */
  private record Edit(List<Integer> source, List<Integer> target) {}

  CommonEdits(GedProblem problem, VertexMapping first) {
    this.problem = problem;
    this.edits = of(first);
  }

  private Map<Edit, EditOperation> of(VertexMapping mapping) {
    Map<Edit, EditOperation> told = new LinkedHashMap<>();
    for (EditOperation operation : EditPath.of(problem, mapping).operations()) {
      told.put(edit(operation), operation);
    }
    return told;
  }

  private Edit edit(EditOperation operation) {
    if (operation instanceof DeleteEdge edit) {
      return new Edit(ends(edit.from(), edit.to()), List.of());
    } else if (operation instanceof DeleteVertex edit) {
      return new Edit(List.of(edit.vertex()), List.of());
    } else if (operation instanceof SubstituteVertex edit) {
      return new Edit(List.of(edit.vertex()), List.of(edit.targetVertex()));
    } else if (operation instanceof SubstituteEdge edit) {
      return new Edit(ends(edit.from(), edit.to()), ends(edit.targetFrom(), edit.targetTo()));
    } else if (operation instanceof InsertVertex edit) {
      return new Edit(List.of(), List.of(edit.targetVertex()));
    } else {
      InsertEdge edit = (InsertEdge) operation;
      return new Edit(List.of(), ends(edit.targetFrom(), edit.targetTo()));
    }
  }

  private List<Integer> ends(int u, int v) {
    return problem.isDirected() || u <= v ? List.of(u, v) : List.of(v, u);
  }

  /** Leaves out what is not among the edits of this mapping. */
  void keep(VertexMapping mapping) {
    if (!edits.isEmpty()) {
      edits.keySet().retainAll(of(mapping).keySet());
    }
  }

  /** What all mappings so far have in common. */
  List<EditOperation> edits() {
    return List.copyOf(edits.values());
  }

  /**
   * What all mappings so far and those that are the same up to symmetry have in common: the edits
   * that symmetries take to such edits only.
   */
  List<EditOperation> closedUnder(PairSymmetries symmetries) {
    Map<Edit, EditOperation> left = new LinkedHashMap<>(edits);
    int[] still = new int[problem.sourceOrder()];
    int[] stillTarget = new int[problem.targetOrder()];
    Arrays.setAll(still, i -> i);
    Arrays.setAll(stillTarget, k -> k);
    int before = -1;
    while (before != left.size()) {
      before = left.size();
      for (int[] alpha : symmetries.sourceGenerators()) {
        keepClosed(left, alpha, stillTarget);
      }
      for (int[] beta : symmetries.targetGenerators()) {
        keepClosed(left, still, beta);
      }
    }
    return List.copyOf(left.values());
  }

  private void keepClosed(Map<Edit, EditOperation> left, int[] alpha, int[] beta) {
    Set<Edit> now = new HashSet<>(left.keySet());
    left.keySet().removeIf(edit -> !now.contains(moved(edit, alpha, beta)));
  }

  private Edit moved(Edit edit, int[] alpha, int[] beta) {
    return new Edit(moved(edit.source(), alpha), moved(edit.target(), beta));
  }

  private List<Integer> moved(List<Integer> vertices, int[] symmetry) {
    return vertices.size() == 2
        ? ends(symmetry[vertices.get(0)], symmetry[vertices.get(1)])
        : vertices.stream().map(v -> symmetry[v]).toList();
  }
}
