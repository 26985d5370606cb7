package org.eugene.io.jgrapht;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;

/**
 * Writes GML; truth values become texts. Names of attributes must be letters and digits. Ids are
 * numbers, so the names of vertices are their labels, and their labels step aside.
 */
public final class GmlWriter implements GraphWriter {
  private static final Set<String> STRUCTURE = Set.of("id", "source", "target");

  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    Graph graph = SingleGraph.of(graphs, "GML");
    out.append("graph [\n  directed ").append(graph.isDirected() ? "1\n" : "0\n");
    VertexSpelling vertices = VertexSpelling.numbered(graph);
    boolean named = graph.hasNames() && !hasAttributeLabel(graph);
    if (named) {
      out.append("  ").append(GmlOutline.NAMED).append(" 1\n");
      vertices.withLabelsAside();
    }
    for (int v = 0; v < graph.order(); v++) {
      out.append("  node [\n    id " + v + "\n");
      if (named) {
        out.append("    label ").append(value(graph.nameOfVertex(v))).append('\n');
      }
      append(vertices.attributes(v), out);
      out.append("  ]\n");
    }
    for (int e = 0; e < graph.size(); e++) {
      out.append("  edge [\n    source " + graph.edgeFrom(e) + "\n");
      out.append("    target " + graph.edgeTo(e) + "\n");
      append(LabelMaker.attributes(graph.labelOfEdge(e)), out);
      out.append("  ]\n");
    }
    out.append("]\n");
  }

  /** An attribute called as the names are leaves no place for names. */
  private static boolean hasAttributeLabel(Graph graph) {
    return IntStream.range(0, graph.order())
        .anyMatch(v -> graph.labelOfVertex(v).attributes().containsKey(LabelMaker.NAME));
  }

  private static void append(Map<String, Object> attributes, Appendable out) throws IOException {
    for (Map.Entry<String, Object> entry : attributes.entrySet()) {
      out.append("    ").append(checked(entry.getKey())).append(' ');
      out.append(value(entry.getValue())).append('\n');
    }
  }

  private static String checked(String key) {
    if (!key.matches("[A-Za-z][A-Za-z0-9_]*") || STRUCTURE.contains(key)) {
      throw new IllegalArgumentException(
          "GML cannot carry an attribute called \"" + key + "\"; choose another format");
    }
    return key;
  }

  private static String value(Object value) {
    if (value instanceof Long) {
      return value.toString();
    }
    if (value instanceof Double number) {
      String digits = new BigDecimal(number.toString()).toPlainString();
      return digits.contains(".") ? digits : digits + ".0";
    }
    return "\"" + GmlText.spell(value.toString()) + "\"";
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
