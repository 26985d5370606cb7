package org.eugene.io.jgrapht;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;

/** Writes DOT for Graphviz; attributes of all types become texts. */
public final class DotWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    Graph graph = SingleGraph.of(graphs, "DOT");
    String joint = graph.isDirected() ? " -> " : " -- ";
    out.append(graph.isDirected() ? "digraph " : "graph ").append(quote(graph.id())).append(" {\n");
    for (int v = 0; v < graph.order(); v++) {
      out.append("  " + v).append(attributes(graph.labelOfVertex(v))).append(";\n");
    }
    for (int e = 0; e < graph.size(); e++) {
      out.append("  " + graph.edgeFrom(e) + joint + graph.edgeTo(e));
      out.append(attributes(graph.labelOfEdge(e))).append(";\n");
    }
    out.append("}\n");
  }

  private static String attributes(Label label) {
    Map<String, Object> attributes = LabelMaker.attributes(label);
    StringJoiner list = new StringJoiner(", ", " [", "]").setEmptyValue("");
    attributes.forEach((key, value) -> list.add(name(key) + "=" + quote(value.toString())));
    return list.toString();
  }

  private static String name(String key) {
    return key.matches("[A-Za-z_]\\w*")
            && !key.matches("(?i)node|edge|graph|digraph|subgraph|strict")
        ? key
        : quote(key);
  }

  private static String quote(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
