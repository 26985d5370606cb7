package org.eugene.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.RandomGraphs;

/**
 * A graph and a shuffled copy with a few edits, whose distance is known: edges are only removed, so
 * at least the difference of the sizes is to be paid for edges; changed and new vertices have
 * labels that the source does not have, so every one of them is to be paid for, too. Where a
 * substitution is dearer than deleting and inserting, the changed vertices have no edges, and those
 * two edits are the way.
 *
 * @param problem the pair and its costs
 * @param distance what the edits cost, which is the least there is
 */
record Planted(GedProblem problem, double distance) {
  private static final int REMOVED_EDGES = 2;
  private static final int CHANGED_VERTICES = 2;
  private static final int NEW_VERTICES = 1;

  static Planted in(Graph source, ConstantCosts costs, Random random) {
    boolean substitutes = costs.vertexSubstitute() <= costs.vertexDelete() + costs.vertexInsert();
    List<Integer> changed = pick(changeable(source, substitutes), CHANGED_VERTICES, random);
    List<Integer> removed = pick(numbers(source.size()), REMOVED_EDGES, random);
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder target =
        source.isDirected() ? Graph.directed("t", labels) : Graph.undirected("t", labels);
    for (int v = 0; v < source.order(); v++) {
      target.addVertex(changed.contains(v) ? Label.of("changed") : source.labelOfVertex(v));
    }
    for (int v = 0; v < NEW_VERTICES; v++) {
      target.addVertex(Label.of("new"));
    }
    for (int e = 0; e < source.size(); e++) {
      if (!removed.contains(e)) {
        target.addEdge(source.edgeFrom(e), source.edgeTo(e), source.labelOfEdge(e));
      }
    }
    double change =
        substitutes ? costs.vertexSubstitute() : costs.vertexDelete() + costs.vertexInsert();
    return new Planted(
        GedProblem.of(new GraphPair(source, RandomGraphs.shuffled(target.build(), random)), costs),
        REMOVED_EDGES * costs.edgeDelete()
            + CHANGED_VERTICES * change
            + NEW_VERTICES * costs.vertexInsert());
  }

  private static List<Integer> changeable(Graph source, boolean withEdges) {
    boolean[] touched = new boolean[source.order()];
    for (int e = 0; e < source.size(); e++) {
      touched[source.edgeFrom(e)] = true;
      touched[source.edgeTo(e)] = true;
    }
    return numbers(source.order()).stream().filter(v -> withEdges || !touched[v]).toList();
  }

  private static List<Integer> numbers(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      numbers.add(number);
    }
    return numbers;
  }

  private static List<Integer> pick(List<Integer> from, int count, Random random) {
    List<Integer> left = new ArrayList<>(from);
    List<Integer> picked = new ArrayList<>();
    while (picked.size() < count) {
      picked.add(left.remove(random.nextInt(left.size())));
    }
    return picked;
  }
}
