package org.eugene.io.gxl;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphInput;
import org.eugene.io.xml.XmlCursor;

/** One {@code <graph>} element, from its start tag to its end tag. */
final class GxlGraph {
  private final GraphInput input;
  private final XmlCursor xml;
  private final GraphAssembly assembly;
  private final String id;
  private final boolean directed;
  private final boolean edgesMayDiffer;

  /** The cursor stands on the start tag. */
  GxlGraph(GraphInput input, XmlCursor xml, LabelDictionary labels) {
    this.input = input;
    this.xml = xml;
    this.assembly = new GraphAssembly(input, labels, GxlLabel::attributes);
    this.id = xml.attribute("id").filter(name -> !name.isBlank()).orElse(input.stem());
    String edgeMode = xml.attribute("edgemode").orElse("directed");
    this.directed = edgeMode.equals("directed") || edgeMode.equals("defaultdirected");
    this.edgesMayDiffer = edgeMode.startsWith("default");
    if (!directed && !edgeMode.equals("undirected") && !edgeMode.equals("defaultundirected")) {
      throw input.error(
          xml.line(),
          "the edgemode is \"" + edgeMode + "\"; write edgemode=\"directed\" or \"undirected\"");
    }
  }

  Graph read() {
    int inside = xml.depth();
    while (xml.next() && xml.depth() >= inside) {
      if (xml.isStart()) {
        readElement();
      }
    }
    return assembly.build(id, directed);
  }

  private void readElement() {
    int line = xml.line();
    switch (xml.tag()) {
      case "node" -> {
        String name = xml.required("id");
        assembly.addVertex(name, attributes(), line);
      }
      case "edge" -> {
        String from = xml.required("from");
        String to = xml.required("to");
        checkDirection(line);
        assembly.addEdge(from, to, attributes(), line);
      }
      case "rel" ->
          throw input.error(line, "hyperedges (<rel>) cannot be read; write them as vertices");
      default -> xml.skip();
    }
  }

  private void checkDirection(int line) {
    String own = xml.attribute("isdirected").orElse(String.valueOf(directed));
    if (edgesMayDiffer && !own.equals(String.valueOf(directed))) {
      throw input.error(line, "the graph has directed and undirected edges; make all of one kind");
    }
  }

  /** The attributes of a node or edge, up to its end tag. */
  private Map<String, Object> attributes() {
    Map<String, Object> attributes = new LinkedHashMap<>();
    int inside = xml.depth();
    while (xml.next() && xml.depth() >= inside) {
      if (!xml.isStart()) {
        continue;
      }
      if (xml.tag().equals("attr")) {
        int line = xml.line();
        String name = xml.required("name");
        if (attributes.put(name, GxlValue.read(input, xml, name)) != null) {
          throw input.error(line, "there are two attributes " + name + "; rename one");
        }
      } else if (xml.tag().equals("graph")) {
        throw input.error(xml.line(), "graphs inside nodes cannot be read; take them out");
      } else {
        xml.skip();
      }
    }
    return attributes;
  }
}
