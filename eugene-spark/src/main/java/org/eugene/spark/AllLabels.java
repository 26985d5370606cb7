package org.eugene.spark;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** A graph that has every label of others, to ask of labels what one would ask of the others. */
final class AllLabels {
  private AllLabels() {}

  static Graph of(List<Graph> graphs) {
    Set<Label> ofVertices = new LinkedHashSet<>();
    Set<Label> ofEdges = new LinkedHashSet<>();
    for (Graph graph : graphs) {
      for (int v = 0; v < graph.order(); v++) {
        ofVertices.add(graph.labelOfVertex(v));
      }
      for (int e = 0; e < graph.size(); e++) {
        ofEdges.add(graph.labelOfEdge(e));
      }
    }
    GraphBuilder all = Graph.directed("labels", new LabelDictionary());
    ofVertices.forEach(all::addVertex);
    for (Label label : ofEdges) {
      all.addEdge(0, all.addVertex(ofVertices.iterator().next()), label);
    }
    return all.build();
  }
}
