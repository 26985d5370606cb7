package org.eugene.neural.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.LabelKinds;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Isomorphism;
import org.eugene.graph.Label;
import org.eugene.local.SeededRandom;

/**
 * Graphs in three parts that share none, not even a copy: graphs that are isomorphic as the costs
 * see them (labels without a price do not count) are one graph.
 *
 * @param training six tenths
 * @param validation two tenths
 * @param test two tenths
 * @param copies how many graphs were left out because another is isomorphic
 */
public record Split(List<Graph> training, List<Graph> validation, List<Graph> test, int copies) {
  /** Removes copies, shuffles by the seed and cuts. */
  public static Split of(List<Graph> graphs, EditCosts costs, long seed) {
    List<Graph> distinct = distinct(graphs, costs);
    if (distinct.size() < 10) {
      throw new IllegalArgumentException(
          distinct.size()
              + " different graphs are too few to train on; the three parts need 10 at least");
    }
    int[] order = new SeededRandom(seed).permutation(distinct.size());
    List<Graph> shuffled = new ArrayList<>();
    for (int at : order) {
      shuffled.add(distinct.get(at));
    }
    int first = distinct.size() * 6 / 10;
    int second = distinct.size() * 8 / 10;
    return new Split(
        List.copyOf(shuffled.subList(0, first)),
        List.copyOf(shuffled.subList(first, second)),
        List.copyOf(shuffled.subList(second, shuffled.size())),
        graphs.size() - distinct.size());
  }

  private static List<Graph> distinct(List<Graph> graphs, EditCosts costs) {
    List<Graph> annotated = graphs.stream().map(costs::annotate).toList();
    LabelKinds vertices = LabelKinds.ofVertices(vertexLabels(annotated), costs);
    LabelKinds edges = LabelKinds.ofEdges(edgeLabels(annotated), costs);
    List<Graph> seen = new ArrayList<>();
    for (int g = 0; g < graphs.size(); g++) {
      seen.add(
          annotated
              .get(g)
              .mapVertexLabels((v, label) -> Label.of("kind " + vertices.kind(label)))
              .mapEdgeLabels(label -> Label.of("kind " + edges.kind(label)))
              .withId(String.valueOf(g)));
    }
    return Isomorphism.distinct(seen).stream()
        .map(graph -> graphs.get(Integer.parseInt(graph.id())))
        .toList();
  }

  /** All vertex labels, in the order of their names. */
  static Collection<Label> vertexLabels(List<Graph> graphs) {
    Set<Label> labels = new LinkedHashSet<>();
    for (Graph graph : graphs) {
      for (int v = 0; v < graph.order(); v++) {
        labels.add(graph.labelOfVertex(v));
      }
    }
    return sorted(labels);
  }

  /** All edge labels, in the order of their names. */
  static Collection<Label> edgeLabels(List<Graph> graphs) {
    Set<Label> labels = new LinkedHashSet<>();
    for (Graph graph : graphs) {
      for (int e = 0; e < graph.size(); e++) {
        labels.add(graph.labelOfEdge(e));
      }
    }
    return sorted(labels);
  }

  private static List<Label> sorted(Set<Label> labels) {
    return labels.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
  }

  /**
   * Ordered pairs of two different graphs of a part, drawn without repetition; all of them if there
   * are not that many.
   */
  static List<GraphPair> pairs(List<Graph> part, int count, long seed) {
    long all = (long) part.size() * (part.size() - 1);
    SeededRandom random = new SeededRandom(seed);
    Set<Long> drawn = new LinkedHashSet<>();
    while (drawn.size() < Math.min(count, all)) {
      int i = random.below(part.size());
      int j = random.below(part.size());
      if (i != j) {
        drawn.add((long) i * part.size() + j);
      }
    }
    return drawn.stream()
        .map(
            pair ->
                new GraphPair(
                    part.get((int) (pair / part.size())), part.get((int) (pair % part.size()))))
        .toList();
  }
}
