package org.eugene.io.jgrapht;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;
import org.eugene.io.xml.XmlText;

/** Writes GEXF: names of labels as labels of nodes and edges, attributes as declared values. */
public final class GexfWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    Graph graph = SingleGraph.of(graphs, "GEXF");
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<gexf xmlns=\"http://www.gexf.net/1.2draft\" version=\"1.2\">\n");
    out.append("<graph defaultedgetype=\"");
    out.append(graph.isDirected() ? "directed" : "undirected").append("\">\n");
    VertexSpelling vertices = VertexSpelling.of(graph, "");
    Map<String, String> nodeKeys =
        writeKeys(AttributeTable.ofVertices(graph, vertices), "node", out);
    Map<String, String> edgeKeys = writeKeys(AttributeTable.ofEdges(graph), "edge", out);
    out.append("<nodes>\n");
    for (int v = 0; v < graph.order(); v++) {
      out.append("<node id=\"" + XmlText.spell(vertices.id(v)) + "\"");
      writeLabel(vertices.attributes(v), nodeKeys, out);
      out.append("</node>\n");
    }
    out.append("</nodes>\n<edges>\n");
    for (int e = 0; e < graph.size(); e++) {
      out.append("<edge id=\"" + e + "\" source=\"");
      out.append(XmlText.spell(vertices.id(graph.edgeFrom(e)))).append("\" target=\"");
      out.append(XmlText.spell(vertices.id(graph.edgeTo(e)))).append('"');
      writeLabel(LabelMaker.attributes(graph.labelOfEdge(e)), edgeKeys, out);
      out.append("</edge>\n");
    }
    out.append("</edges>\n</graph>\n</gexf>\n");
  }

  private static Map<String, String> writeKeys(AttributeTable table, String kind, Appendable out)
      throws IOException {
    Map<String, String> keys = new HashMap<>();
    out.append("<attributes class=\"").append(kind).append("\">\n");
    for (Map.Entry<String, AttributeTable.Type> entry : table.types().entrySet()) {
      if (!entry.getKey().equals(LabelMaker.NAME)) {
        String key = String.valueOf(keys.size());
        keys.put(entry.getKey(), key);
        out.append("<attribute id=\"").append(key).append("\" title=\"");
        out.append(XmlText.spell(entry.getKey())).append("\" type=\"");
        out.append(entry.getValue().name().toLowerCase(Locale.ROOT)).append("\"/>\n");
      }
    }
    out.append("</attributes>\n");
    return keys;
  }

  /** The rest of the start tag, and the values. */
  private static void writeLabel(
      Map<String, Object> ofLabel, Map<String, String> keys, Appendable out) throws IOException {
    Map<String, Object> attributes = new LinkedHashMap<>(ofLabel);
    Object name = attributes.remove(LabelMaker.NAME);
    if (name != null) {
      out.append(" label=\"").append(XmlText.spell(name.toString())).append('"');
    }
    out.append('>');
    if (!attributes.isEmpty()) {
      out.append("<attvalues>");
      for (Map.Entry<String, Object> entry : attributes.entrySet()) {
        out.append("<attvalue for=\"").append(keys.get(entry.getKey())).append("\" value=\"");
        out.append(XmlText.spell(entry.getValue().toString())).append("\"/>");
      }
      out.append("</attvalues>");
    }
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
