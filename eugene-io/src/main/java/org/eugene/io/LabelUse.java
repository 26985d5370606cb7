package org.eugene.io;

import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;

/**
 * Which labels count; those that do not are taken away, as if the file had none.
 *
 * @param vertices whether vertices keep their labels
 * @param edges whether edges keep their labels
 */
public record LabelUse(boolean vertices, boolean edges) {
  /** Labels as they stand in the file. */
  public static final LabelUse ALL = new LabelUse(true, true);

  /** Whether labels stay as they stand in the file. */
  public boolean isAll() {
    return vertices && edges;
  }

  /** The graph with the labels that count, in the same dictionary. */
  public Graph apply(Graph graph) {
    if (isAll()) {
      return graph;
    }
    int blank = graph.labels().intern(Label.BLANK);
    GraphBuilder copy =
        graph.isDirected()
            ? Graph.directed(graph.id(), graph.labels())
            : Graph.undirected(graph.id(), graph.labels());
    for (int v = 0; v < graph.order(); v++) {
      copy.addVertexWithLabelId(vertices ? graph.vertexLabelId(v) : blank, graph.nameOfVertex(v));
    }
    for (int e = 0; e < graph.size(); e++) {
      copy.addEdgeWithLabelId(
          graph.edgeFrom(e), graph.edgeTo(e), edges ? graph.edgeLabelId(e) : blank);
    }
    return copy.build();
  }
}
