package org.eugene.example;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormatProvider;
import org.eugene.io.GraphInput;

/** Every line is a path, as in a-b-c. */
public final class Chains implements GraphFormatProvider {
  @Override
  public List<GraphFormat> formats() {
    return List.of(GraphFormat.of("chains", "a path a line: a-b-c", Chains::read, "chains"));
  }

  private static List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    List<Graph> graphs = new ArrayList<>();
    for (String line : input.text().lines().toList()) {
      GraphBuilder path = Graph.undirected(line, labels);
      for (String name : line.split("-")) {
        int v = path.addVertex(Label.of(name));
        if (v > 0) {
          path.addEdge(v - 1, v, Label.of(""));
        }
      }
      graphs.add(path.build());
    }
    return graphs;
  }
}
