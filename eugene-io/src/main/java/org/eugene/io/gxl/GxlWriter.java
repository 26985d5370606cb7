package org.eugene.io.gxl;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;
import org.eugene.io.xml.XmlText;

/** Writes GXL; ids are the names of vertices, the name of a label is the attribute "label". */
public final class GxlWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gxl>\n");
    for (Graph graph : graphs) {
      write(graph, out);
    }
    out.append("</gxl>\n");
  }

  private static void write(Graph graph, Appendable out) throws IOException {
    out.append("<graph id=\"")
        .append(XmlText.spell(graph.id()))
        .append("\" edgeids=\"false\" edgemode=\"")
        .append(graph.isDirected() ? "directed" : "undirected")
        .append("\">\n");
    VertexSpelling vertices = VertexSpelling.of(graph, "_");
    for (int v = 0; v < graph.order(); v++) {
      out.append("<node id=\"").append(XmlText.spell(vertices.id(v))).append("\">");
      writeAttributes(vertices.attributes(v), out);
      out.append("</node>\n");
    }
    for (int e = 0; e < graph.size(); e++) {
      out.append("<edge from=\"").append(XmlText.spell(vertices.id(graph.edgeFrom(e))));
      out.append("\" to=\"").append(XmlText.spell(vertices.id(graph.edgeTo(e)))).append("\">");
      writeAttributes(LabelMaker.attributes(graph.labelOfEdge(e)), out);
      out.append("</edge>\n");
    }
    out.append("</graph>\n");
  }

  private static void writeAttributes(Map<String, Object> attributes, Appendable out)
      throws IOException {
    for (Map.Entry<String, Object> entry : attributes.entrySet()) {
      String type = type(entry.getValue());
      out.append("<attr name=\"").append(XmlText.spell(entry.getKey())).append("\"><");
      out.append(type).append('>');
      out.append(XmlText.spell(entry.getValue().toString()));
      out.append("</").append(type).append("></attr>");
    }
  }

  private static String type(Object value) {
    if (value instanceof Long) {
      return "int";
    }
    if (value instanceof Double) {
      return "float";
    }
    return value instanceof Boolean ? "bool" : "string";
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
