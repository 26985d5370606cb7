package org.eugene.io.jgrapht;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.LineScanner;
import org.eugene.io.ReadOptions.MultiEdges;
import org.jgrapht.nio.graph6.Graph6Sparse6EventDrivenImporter;

/**
 * Reads graph6 and sparse6, one undirected graph without labels a line. A graph goes by the number
 * of its line, or by the name of the input if it is the only one.
 */
public final class Graph6Reader implements GraphReader {
  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    LineScanner lines = input.lines();
    List<Graph> graphs = new ArrayList<>();
    while (lines.next()) {
      String line = lines.line().strip();
      if (line.equals(">>graph6<<") || line.equals(">>sparse6<<") || line.isEmpty()) {
        continue;
      }
      graphs.add(read(line, lines, input, labels));
    }
    return graphs.size() == 1 ? List.of(graphs.get(0).withId(input.stem())) : List.copyOf(graphs);
  }

  private static Graph read(
      String line, LineScanner lines, GraphInput input, LabelDictionary labels) {
    Graph6Header header = Graph6Header.of(line, lines, input.options().maxVertices());
    GraphBuilder builder = Graph.undirected(String.valueOf(lines.number()), labels);
    int blank = labels.intern(Label.BLANK);
    for (int v = 0; v < header.order(); v++) {
      builder.addVertexWithLabelId(blank);
    }
    if (header.order() > 0) {
      Graph6Sparse6EventDrivenImporter importer = new Graph6Sparse6EventDrivenImporter();
      importer.addEdgeConsumer(
          edge -> addEdge(builder, edge.getFirst(), edge.getSecond(), blank, lines, input));
      try {
        Importing.run(input, "graph6", () -> importer.importInput(new StringReader(header.body())));
      } catch (GraphFormatException broken) {
        throw broken.line() > 0
            ? broken
            : lines.error("this is not graph6 or sparse6; it may be cut off");
      }
    }
    return builder.build();
  }

  private static void addEdge(
      GraphBuilder builder, int u, int v, int label, LineScanner lines, GraphInput input) {
    try {
      builder.addEdgeWithLabelId(u, v, label);
    } catch (IllegalArgumentException repeated) {
      if (input.options().multiEdges() == MultiEdges.REFUSE) {
        throw lines.error(
            "edge " + u + " " + v + " is there twice; say --multi-edges merge to keep one");
      }
    }
  }
}
