package org.eugene.io.jgrapht;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;
import org.eugene.io.xml.XmlText;

/** Writes GraphML with a key for each attribute. */
public final class GraphmlWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    Graph graph = SingleGraph.of(graphs, "GraphML");
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
    VertexSpelling vertices = VertexSpelling.of(graph, "n");
    Map<String, String> nodeKeys =
        writeKeys(AttributeTable.ofVertices(graph, vertices), "node", out);
    Map<String, String> edgeKeys = writeKeys(AttributeTable.ofEdges(graph), "edge", out);
    out.append("<graph id=\"").append(XmlText.spell(graph.id())).append("\" edgedefault=\"");
    out.append(graph.isDirected() ? "directed" : "undirected").append("\">\n");
    for (int v = 0; v < graph.order(); v++) {
      out.append("<node id=\"").append(XmlText.spell(vertices.id(v))).append("\">");
      writeData(vertices.attributes(v), nodeKeys, out);
      out.append("</node>\n");
    }
    for (int e = 0; e < graph.size(); e++) {
      out.append("<edge source=\"").append(XmlText.spell(vertices.id(graph.edgeFrom(e))));
      out.append("\" target=\"").append(XmlText.spell(vertices.id(graph.edgeTo(e))));
      out.append("\">");
      writeData(LabelMaker.attributes(graph.labelOfEdge(e)), edgeKeys, out);
      out.append("</edge>\n");
    }
    out.append("</graph>\n</graphml>\n");
  }

  private static Map<String, String> writeKeys(AttributeTable table, String kind, Appendable out)
      throws IOException {
    Map<String, String> keys = new HashMap<>();
    for (Map.Entry<String, AttributeTable.Type> entry : table.types().entrySet()) {
      String key = kind.charAt(0) + "k" + keys.size();
      keys.put(entry.getKey(), key);
      out.append("<key id=\"").append(key).append("\" for=\"").append(kind);
      out.append("\" attr.name=\"").append(XmlText.spell(entry.getKey()));
      out.append("\" attr.type=\"");
      out.append(entry.getValue().name().toLowerCase(Locale.ROOT)).append("\"/>\n");
    }
    return keys;
  }

  private static void writeData(
      Map<String, Object> attributes, Map<String, String> keys, Appendable out) throws IOException {
    for (Map.Entry<String, Object> entry : attributes.entrySet()) {
      out.append("<data key=\"").append(keys.get(entry.getKey())).append("\">");
      out.append(XmlText.spell(entry.getValue().toString())).append("</data>");
    }
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
