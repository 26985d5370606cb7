package org.eugene.io.jgrapht;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;

/** Writes DOT for Graphviz; attributes of all types become texts. */
public final class DotWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    Graph graph = SingleGraph.of(graphs, "DOT");
    String joint = graph.isDirected() ? " -> " : " -- ";
    out.append(graph.isDirected() ? "digraph " : "graph ").append(quote(graph.id())).append(" {\n");
    VertexSpelling vertices = VertexSpelling.of(graph, "");
    for (int v = 0; v < graph.order(); v++) {
      out.append("  " + id(vertices.id(v))).append(attributes(vertices.attributes(v)));
      out.append(";\n");
    }
    for (int e = 0; e < graph.size(); e++) {
      out.append("  " + id(vertices.id(graph.edgeFrom(e))) + joint);
      out.append(id(vertices.id(graph.edgeTo(e))));
      out.append(attributes(LabelMaker.attributes(graph.labelOfEdge(e)))).append(";\n");
    }
    out.append("}\n");
  }

  private static String attributes(Map<String, Object> attributes) {
    StringJoiner list = new StringJoiner(", ", " [", "]").setEmptyValue("");
    attributes.forEach((key, value) -> list.add(name(key) + "=" + quote(value.toString())));
    return list.toString();
  }

  private static String id(String name) {
    return name.matches("\\d+") ? name : name(name);
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

  @Override
  public boolean carriesNames() {
    return true;
  }
}
