package org.eugene.io.gxl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.xml.XmlCursor;

/**
 * Reads GXL: nodes and edges with attributes of type string, int, float, bool or enum. A document
 * type may be declared but is not read. Where a file's values do not fit its own types (letters
 * inside {@code <int>}), the text is kept, with a warning. Unless the user chooses, all string and
 * integer attributes but coordinates make up the label.
 *
 * <p>Not read: hyperedges ({@code rel}), graphs inside nodes, and graphs with both directed and
 * undirected edges, each of which is an error.
 */
public final class GxlReader implements GraphReader {
  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) {
    XmlCursor xml = XmlCursor.over(input);
    List<Graph> graphs = new ArrayList<>();
    Map<String, Integer> lineOfId = new LinkedHashMap<>();
    while (xml.next()) {
      if (xml.isStart() && xml.tag().equals("graph")) {
        int line = xml.line();
        Graph graph = new GxlGraph(input, xml, labels).read();
        if (lineOfId.putIfAbsent(graph.id(), line) != null) {
          throw input.error(line, "there is a second graph " + graph.id() + "; rename one");
        }
        graphs.add(graph);
      }
    }
    return List.copyOf(graphs);
  }
}
