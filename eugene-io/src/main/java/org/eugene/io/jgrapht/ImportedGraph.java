package org.eugene.io.jgrapht;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.AttributeValue;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphAssembly.LabelsAs;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelMaker;
import org.eugene.io.ReadOptions.MultiEdges;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.AttributeType;

/** What an importer of JGraphT reports, event by event, put together to a graph of ours. */
final class ImportedGraph {
  private final GraphInput input;
  private final Map<String, Vertex> vertices = new LinkedHashMap<>();
  private final List<Edge> edges = new ArrayList<>();

  record Vertex(int position, Map<String, Object> attributes) {}

  private record Edge(String from, String to, Map<String, Object> attributes) {}

  ImportedGraph(GraphInput input) {
    this.input = input;
  }

  /** A vertex that must not be there yet. */
  void addVertex(String name, Outline outline) {
    if (vertices.containsKey(name)) {
      throw input.error(
          outline.nodeLine(vertices.size()),
          "there is a second vertex \"" + name + "\"; rename one");
    }
    mention(name);
  }

  /** A vertex that may be there already. */
  Vertex mention(String name) {
    return vertices.computeIfAbsent(
        name, added -> new Vertex(vertices.size(), new LinkedHashMap<>()));
  }

  void setVertexAttribute(String name, String key, Attribute attribute) {
    put(mention(name).attributes, key, attribute);
  }

  void addEdge(String from, String to) {
    edges.add(new Edge(from, to, new LinkedHashMap<>()));
  }

  /** An attribute of the edge added last. */
  void setEdgeAttribute(String key, Attribute attribute) {
    put(edges.get(edges.size() - 1).attributes, key, attribute);
  }

  private void put(Map<String, Object> attributes, String key, Attribute attribute) {
    if (attribute != null && attribute.getValue() != null) {
      attributes.put(key, value(key, attribute));
    }
  }

  private Object value(String key, Attribute attribute) {
    String text = attribute.getValue();
    AttributeType type = attribute.getType();
    Object value =
        switch (type) {
          case INT, LONG -> AttributeValue.integer(text);
          case FLOAT, DOUBLE -> AttributeValue.decimal(text);
          case BOOLEAN -> AttributeValue.truth(text);
          default -> text;
        };
    if (value instanceof String && isNumber(type)) {
      input.warn(
          "type " + key,
          GraphFormatException.NO_LINE,
          "the attribute " + key + " is not always of type " + type + "; such are kept as text");
    }
    return value;
  }

  private static boolean isNumber(AttributeType type) {
    return switch (type) {
      case INT, LONG, FLOAT, DOUBLE, BOOLEAN -> true;
      default -> false;
    };
  }

  /** The graph of what was reported. */
  Graph build(String id, boolean directed, LabelDictionary labels, Outline outline) {
    return build(id, directed, labels, outline, LabelsAs.LABELS);
  }

  /** The graph of what was reported, in a format whose labels may be names. */
  Graph build(
      String id, boolean directed, LabelDictionary labels, Outline outline, LabelsAs labelsAs) {
    GraphAssembly assembly =
        new GraphAssembly(input, labels, LabelMaker.OBVIOUS).withLabelsAs(labelsAs);
    vertices.forEach(
        (name, vertex) ->
            assembly.addVertex(name, vertex.attributes, outline.nodeLine(vertex.position)));
    for (int at = 0; at < edges.size(); at++) {
      Edge edge = edges.get(at);
      assembly.addEdge(edge.from, edge.to, edge.attributes, outline.edgeLine(at));
    }
    return assembly.build(
        id, directed, outline.isStrict() ? MultiEdges.MERGE : input.options().multiEdges());
  }
}
