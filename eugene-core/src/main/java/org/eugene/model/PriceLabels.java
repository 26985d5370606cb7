package org.eugene.model;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
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
 * symmetries of such a graph are those that change no mapping's cost. Labels may tell more than
 * that.
 */
public final class PriceLabels {
  private final GedProblem problem;
  private final IntUnaryOperator ofSource; // what else the label of a vertex tells
  private final IntUnaryOperator ofTarget;
  private final boolean edgeLabelsCount;

  private PriceLabels(
      GedProblem problem,
      IntUnaryOperator ofSource,
      IntUnaryOperator ofTarget,
      boolean edgeLabelsCount) {
    this.problem = problem;
    this.ofSource = ofSource;
    this.ofTarget = ofTarget;
    this.edgeLabelsCount = edgeLabelsCount;
  }

  /**
   * Labels that tell prices, kinds and which of its twins a vertex is. Whatever symmetry there is
   * keeps that, or is one that does after some exchanges of twins; so the first of two exchangeable
   * leaves need not be told from the second by trying.
   */
  public static PriceLabels andTwinsOf(GedProblem problem, Twins twins) {
    int[] ofSource = ranks(problem.sourceOrder(), twins::classOfSource);
    int[] ofTarget = ranks(problem.targetOrder(), twins::classOfTarget);
    return new PriceLabels(problem, i -> ofSource[i], k -> ofTarget[k], false);
  }

  /** Labels that tell the graph's own as well. */
  public static PriceLabels andLabelsOf(GedProblem problem) {
    Graph source = problem.pair().source();
    Graph target = problem.pair().target();
    return new PriceLabels(problem, source::vertexLabelId, target::vertexLabelId, true);
  }

  /** How many of its twins come before each vertex. */
  private static int[] ranks(int order, IntUnaryOperator classOf) {
    int[] ranks = new int[order];
    Map<Integer, Integer> count = new HashMap<>();
    for (int v = 0; v < order; v++) {
      ranks[v] = count.merge(classOf.applyAsInt(v), 1, Integer::sum) - 1;
    }
    return ranks;
  }

  /** The source with such labels. */
  public Graph source() {
    VertexPrices prices = problem.vertexPrices();
    int nothing = prices.targetKinds();
    int[] classes = classes(prices.sourceKinds(), nothing, prices::ofKinds);
    String[] labels = new String[problem.sourceOrder()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = classes[prices.sourceKind(i)] + "/" + ofSource.applyAsInt(i);
    }
    return relabelled(problem.pair().source(), labels, problem.sourceEdges());
  }

  /** The target with such labels. */
  public Graph target() {
    VertexPrices prices = problem.vertexPrices();
    int none = prices.sourceKinds();
    int[] classes = classes(prices.targetKinds(), none, (b, a) -> prices.ofKinds(a, b));
    String[] labels = new String[problem.targetOrder()];
    for (int k = 0; k < labels.length; k++) {
      labels[k] = classes[prices.targetKind(k)] + "/" + ofTarget.applyAsInt(k);
    }
    return relabelled(problem.pair().target(), labels, problem.targetEdges());
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

  private Graph relabelled(Graph graph, String[] labels, EdgeList edges) {
    LabelDictionary dictionary = new LabelDictionary();
    GraphBuilder builder =
        graph.isDirected() ? Graph.directed("", dictionary) : Graph.undirected("", dictionary);
    for (String label : labels) {
      builder.addVertex(Label.of(label));
    }
    for (int e = 0; e < graph.size(); e++) {
      String kind = String.valueOf(edges.kindOf(e));
      Label label = Label.of(edgeLabelsCount ? kind + "/" + graph.edgeLabelId(e) : kind);
      builder.addEdge(graph.edgeFrom(e), graph.edgeTo(e), label);
    }
    return builder.build();
  }
}
