package org.eugene.io.text;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;

/** Writes the text format. It carries the names of labels; attributes are left out. */
public final class TextWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    Map<String, String> spelled = new HashMap<>();
    StringBuilder text = new StringBuilder();
    for (Graph graph : graphs) {
      text.setLength(0);
      append(graph, spelled, text);
      out.append(text);
    }
  }

  private static void append(Graph graph, Map<String, String> spelled, StringBuilder text) {
    text.append("t # ").append(spell(graph.id())).append('\n');
    for (int v = 0; v < graph.order(); v++) {
      text.append("v ").append(v).append(' ');
      text.append(spelled.computeIfAbsent(graph.labelOfVertex(v).name(), TextWriter::spell));
      text.append('\n');
    }
    for (int e = 0; e < graph.size(); e++) {
      text.append(graph.isDirected() ? "a " : "e ");
      text.append(graph.edgeFrom(e)).append(' ').append(graph.edgeTo(e)).append(' ');
      text.append(spelled.computeIfAbsent(graph.labelOfEdge(e).name(), TextWriter::spell));
      text.append('\n');
    }
  }

  /** The name as it stands in a file: quoted if it has to be. */
  static String spell(String name) {
    boolean plain = !name.isEmpty() && name.charAt(0) != '"';
    for (int at = 0; plain && at < name.length(); at++) {
      plain = name.charAt(at) > ' ' && name.charAt(at) != 0x7F;
    }
    return plain ? name : quote(name);
  }

  private static String quote(String name) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int at = 0; at < name.length(); at++) {
      char c = name.charAt(at);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        default -> quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
