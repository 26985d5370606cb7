package org.eugene.io.jgrapht;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.eugene.graph.Graph;
import org.eugene.io.LabelMaker;
import org.eugene.io.VertexSpelling;

/**
 * The attributes of all vertices, or of all edges, of a graph, for formats that declare each with
 * its type before it is used. An attribute of several types is declared as a text.
 */
final class AttributeTable {
  /** The types that files know, as XML formats call them. */
  enum Type {
    STRING,
    LONG,
    DOUBLE,
    BOOLEAN
  }

  private final Map<String, Type> types = new LinkedHashMap<>();

  private AttributeTable(int count, IntFunction<Map<String, Object>> attributes) {
    for (int at = 0; at < count; at++) {
      attributes
          .apply(at)
          .forEach(
              (key, value) -> types.merge(key, type(value), (a, b) -> a == b ? a : Type.STRING));
    }
  }

  static AttributeTable ofVertices(Graph graph, VertexSpelling vertices) {
    return new AttributeTable(graph.order(), vertices::attributes);
  }

  static AttributeTable ofEdges(Graph graph) {
    return new AttributeTable(graph.size(), edge -> LabelMaker.attributes(graph.labelOfEdge(edge)));
  }

  private static Type type(Object value) {
    if (value instanceof Long) {
      return Type.LONG;
    }
    if (value instanceof Double) {
      return Type.DOUBLE;
    }
    return value instanceof Boolean ? Type.BOOLEAN : Type.STRING;
  }

  /** Types by the names of attributes, in the order of first use. */
  Map<String, Type> types() {
    return types;
  }
}
