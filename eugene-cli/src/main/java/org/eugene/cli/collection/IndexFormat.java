package org.eugene.cli.collection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormatProvider;
import org.eugene.io.GraphInput;
import org.eugene.search.GraphCollection;

/** Index files of {@code eugene index} as one more format, so that every command reads them. */
public final class IndexFormat implements GraphFormatProvider {
  @Override
  public List<GraphFormat> formats() {
    return List.of(
        GraphFormat.of("index", "prepared collection of eugene index", IndexFormat::read, "index")
            .recognisedBy(head -> head.startsWith(GraphCollection.indexMagic())));
  }

  private static List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    GraphCollection collection = GraphCollection.read(input.name(), input.bytes().readAllBytes());
    List<Graph> graphs = new ArrayList<>();
    for (Graph graph : collection.graphs()) {
      graphs.add(withLabels(graph, labels));
    }
    return graphs;
  }

  private static Graph withLabels(Graph graph, LabelDictionary labels) {
    GraphBuilder copy =
        graph.isDirected()
            ? Graph.directed(graph.id(), labels)
            : Graph.undirected(graph.id(), labels);
    for (int v = 0; v < graph.order(); v++) {
      copy.addVertex(graph.labelOfVertex(v), graph.nameOfVertex(v));
    }
    for (int e = 0; e < graph.size(); e++) {
      copy.addEdge(graph.edgeFrom(e), graph.edgeTo(e), graph.labelOfEdge(e));
    }
    return copy.build();
  }
}
