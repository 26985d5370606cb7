package org.eugene.model;

import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;
import org.eugene.problem.VertexPrices;

/**
 * Either graph of a problem with other labels: two vertices have the same if all their prices are,
 * deletion or insertion and self-loops included, and two edges if they are of one kind. So the
 * symmetries of such a graph are those that change no mapping's cost.
 */
public final class PriceLabels {
  private final GedProblem problem;
  private final boolean labelsCount;

  private PriceLabels(GedProblem problem, boolean labelsCount) {
    this.problem = problem;
    this.labelsCount = labelsCount;
  }

  /** Labels that tell prices and kinds. */
  public static PriceLabels of(GedProblem problem) {
    return new PriceLabels(problem, false);
  }

  /** Labels that tell the graph's own as well. */
  public static PriceLabels andLabelsOf(GedProblem problem) {
    return new PriceLabels(problem, true);
  }

  /** The source with such labels. */
  public Graph source() {
    VertexPrices prices = problem.vertexPrices();
    int nothing = prices.targetKinds();
    int[] classes = classes(prices.sourceKinds(), nothing, prices::ofKinds);
    int[] kinds = new int[problem.sourceOrder()];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = classes[prices.sourceKind(i)];
    }
    return relabelled(problem.pair().source(), kinds, problem.sourceEdges());
  }

  /** The target with such labels. */
  public Graph target() {
    VertexPrices prices = problem.vertexPrices();
    int none = prices.sourceKinds();
    int[] classes = classes(prices.targetKinds(), none, (b, a) -> prices.ofKinds(a, b));
    int[] kinds = new int[problem.targetOrder()];
    for (int k = 0; k < kinds.length; k++) {
      kinds[k] = classes[prices.targetKind(k)];
    }
    return relabelled(problem.pair().target(), kinds, problem.targetEdges());
  }

  private interface Prices {
    long of(int mine, int theirs);
  }

  /** The first kind with the same prices, for each kind; the last price is that of nothing. */
  private static int[] classes(int kinds, int nothing, Prices prices) {
    int[] classes = new int[kinds];
    for (int a = 0; a < kinds; a++) {
      int first = 0;
      while (first < a && (classes[first] != first || !areSame(first, a, nothing, prices))) {
        first++;
      }
      classes[a] = first;
    }
    return classes;
  }

  private static boolean areSame(int a, int b, int nothing, Prices prices) {
    for (int theirs = 0; theirs <= nothing; theirs++) {
      if (prices.of(a, theirs) != prices.of(b, theirs)) {
        return false;
      }
    }
    return true;
  }

  private Graph relabelled(Graph graph, int[] kinds, EdgeList edges) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder =
        graph.isDirected() ? Graph.directed("", labels) : Graph.undirected("", labels);
    for (int v = 0; v < graph.order(); v++) {
      builder.addVertex(label(kinds[v], graph.vertexLabelId(v)));
    }
    for (int e = 0; e < graph.size(); e++) {
      Label label = label(edges.kindOf(e), graph.edgeLabelId(e));
      builder.addEdge(graph.edgeFrom(e), graph.edgeTo(e), label);
    }
    return builder.build();
  }

  private Label label(int kind, int own) {
    return Label.of(labelsCount ? kind + "/" + own : String.valueOf(kind));
  }
}
