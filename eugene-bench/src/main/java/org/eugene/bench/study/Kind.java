package org.eugene.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;

/** Graphs and costs that are awkward in different ways, made of molecules. */
enum Kind {
  UNIFORM("uniform", ""),

  /** Every edit has a price of its own. */
  LOPSIDED(
      "vertex-insert=3,vertex-delete=2,vertex-substitute=1.5,"
          + "edge-insert=1,edge-delete=2,edge-substitute=0.5",
      ""),

  /** Prices go by labels, and the way back costs something else. */
  ASYMMETRIC(
      "asymmetric.json",
      """
      {"vertices": {
         "insert": {"C": 1, "*": 2},
         "delete": {"C": 1.5, "O": 0.5, "*": 1},
         "substitute": {"C": {"N": 0.5, "*": 2}, "N": {"C": 1.75, "O": 0.25}, "*": {"*": 1}}},
       "edges": {
         "insert": {"*": 1},
         "delete": {"2": 1.5, "*": 0.25},
         "substitute": {"1": {"2": 0.125}, "2": {"1": 0.75}, "*": {"*": 1}}}}
      """),

  /** Every bond is an arc, some are one each way. */
  DIRECTED("uniform", "") {
    @Override
    Graph graph(Graph graph, Random random) {
      GraphBuilder made = Graph.directed(graph.id());
      for (int v = 0; v < graph.order(); v++) {
        made.addVertex(graph.labelOfVertex(v).name());
      }
      for (int e = 0; e < graph.size(); e++) {
        int ways = random.nextInt(BOTH_WAYS);
        String label = graph.labelOfEdge(e).name();
        if (ways != 1) {
          made.addEdge(graph.edgeFrom(e), graph.edgeTo(e), label);
        }
        if (ways < 2) {
          made.addEdge(graph.edgeTo(e), graph.edgeFrom(e), label);
        }
      }
      return made.build();
    }
  },

  /** Vertices are all alike, edges have one of four labels. */
  LABELLED_EDGES("uniform", "") {
    @Override
    Graph graph(Graph graph, Random random) {
      GraphBuilder made = Graph.undirected(graph.id());
      for (int v = 0; v < graph.order(); v++) {
        made.addVertex("x");
      }
      for (int e = 0; e < graph.size(); e++) {
        String label = Integer.toString(random.nextInt(EDGE_LABELS));
        made.addEdge(graph.edgeFrom(e), graph.edgeTo(e), label);
      }
      return made.build();
    }
  };

  /** One arc in so many goes both ways, one back only. */
  private static final int BOTH_WAYS = 4;

  private static final int EDGE_LABELS = 4;

  private final String costs;
  private final String json;

  Kind(String costs, String json) {
    this.costs = costs;
    this.json = json;
  }

  /** As tables show it. */
  String shown() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Graphs of this kind in place of these. */
  List<Graph> graphs(List<Graph> graphs, long seed) {
    Random random = new Random(seed);
    List<Graph> made = new ArrayList<>();
    for (Graph graph : graphs) {
      made.add(graph(graph, random));
    }
    return made;
  }

  Graph graph(Graph graph, Random random) {
    return graph;
  }

  /** Its costs, and every answer proved. */
  SpreadOptions options() {
    return SpreadOptions.defaults().withCosts(costs, json).provingAll();
  }
}
