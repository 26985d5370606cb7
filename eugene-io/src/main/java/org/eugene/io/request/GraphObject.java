package org.eugene.io.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelMaker;
import org.eugene.io.ReadOptions;

/**
 * A graph of a request: an object with vertices and edges, a file with an id, a SMILES, or a text
 * as on the command line. Graphs have dictionaries of their own, so that a day of requests leaves
 * nothing behind.
 */
final class GraphObject {
  private static final List<String> GRAPH_FIELDS = List.of("id", "directed", "vertices", "edges");
  private static final List<String> VERTEX_FIELDS = List.of("name", "label");
  private static final List<String> EDGE_FIELDS = List.of("source", "target", "label");

  private final String place;
  private final JsonNode json;
  private final LabelMaker labelMaker;

  /** Where something stands; spelled out only if it is wrong. */
  private record Place(String graph, String array, int index) {
    @Override
    public String toString() {
      return graph + array + index + "]";
    }
  }

  /**
   * @param place what the graph is called in messages, and itself if it has no id
   */
  GraphObject(String place, JsonNode json) {
    this.place = place;
    this.json = json;
    this.labelMaker =
        LabelMaker.forVertices(
            GraphInput.ofText(place, "", ReadOptions.defaults()), LabelMaker.OBVIOUS);
  }

  Graph read(GraphSource files) throws IOException {
    if (json.isTextual()) {
      return files.one(json.textValue());
    }
    if (!json.isObject()) {
      throw wrong("must be an object with vertices and edges, or a text such as file#id");
    }
    if (json.has("smiles")) {
      Fields.check(place, json, List.of("smiles"));
      return files.one("smiles:" + text("smiles"));
    }
    if (json.has("file")) {
      Fields.check(place, json, List.of("file", "id"));
      return files.one(json.has("id") ? text("file") + "#" + text("id") : text("file"));
    }
    return built();
  }

  private String text(String field) {
    JsonNode value = json.path(field);
    if (!value.isTextual() && !value.isNumber()) {
      throw wrong("needs a text as its " + field);
    }
    return value.asText();
  }

  private Graph built() {
    Fields.check(place, json, GRAPH_FIELDS);
    JsonNode directed = json.path("directed");
    if (!directed.isMissingNode() && !directed.isBoolean()) {
      throw wrong("has \"directed\":" + directed + "; write true or false");
    }
    String id = json.has("id") ? text("id") : place;
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder graph =
        directed.asBoolean() ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    Map<String, Integer> names = addVertices(graph);
    addEdges(graph, names);
    return graph.build();
  }

  private Map<String, Integer> addVertices(GraphBuilder graph) {
    if (!json.path("vertices").isArray()) {
      throw wrong("has no array of vertices; write \"vertices\":[{\"label\":\"C\"}]");
    }
    Map<String, Integer> names = new HashMap<>();
    for (JsonNode vertex : json.path("vertices")) {
      Place here = new Place(place, ".vertices[", graph.order());
      if (!vertex.isObject()) {
        throw new IllegalArgumentException(here + " must be an object such as {\"label\":\"C\"}");
      }
      Fields.check(here, vertex, VERTEX_FIELDS);
      String name = vertex.path("name").asText("");
      int number = graph.addVertex(label(here, vertex.path("label")), name);
      if (vertex.has("name") && names.put(name, number) != null) {
        throw new IllegalArgumentException(
            here + ": there is a second vertex " + vertex.path("name") + "; rename one");
      }
    }
    return names;
  }

  private void addEdges(GraphBuilder graph, Map<String, Integer> names) {
    JsonNode edges = json.path("edges");
    if (!edges.isMissingNode() && !edges.isArray()) {
      throw wrong("has edges that are no array; write \"edges\":[{\"source\":0,\"target\":1}]");
    }
    int at = 0;
    for (JsonNode edge : edges) {
      Place here = new Place(place, ".edges[", at++);
      if (!edge.isObject()) {
        throw new IllegalArgumentException(
            here + " must be an object such as {\"source\":0,\"target\":1}");
      }
      Fields.check(here, edge, EDGE_FIELDS);
      int source = end(here, edge, "source", names);
      int target = end(here, edge, "target", names);
      try {
        graph.addEdge(source, target, label(here, edge.path("label")));
      } catch (IllegalArgumentException refused) {
        throw new IllegalArgumentException(here + ": " + refused.getMessage(), refused);
      }
    }
  }

  /** A number is an index, a text is a name. */
  private static int end(Place here, JsonNode edge, String field, Map<String, Integer> names) {
    JsonNode end = edge.path(field);
    if (end.isInt()) {
      return end.intValue();
    }
    Integer named = end.isTextual() ? names.get(end.textValue()) : null;
    if (named == null) {
      throw new IllegalArgumentException(
          here
              + (end.isTextual()
                  ? ": there is no vertex " + end + "; add it or remove the edge"
                  : " needs an index or a name as its " + field));
    }
    return named;
  }

  private Label label(Place here, JsonNode json) {
    if (json.isMissingNode() || json.isNull()) {
      return Label.BLANK;
    }
    if (json.isValueNode()) {
      return Label.of(json.asText());
    }
    if (!json.isObject()) {
      throw new IllegalArgumentException(
          here + " has the label " + json + "; write a text, a number or an object of attributes");
    }
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : json.properties()) {
      if (!entry.getValue().isNull()) {
        attributes.put(entry.getKey(), value(entry.getValue()));
      }
    }
    return labelMaker.label(attributes);
  }

  private static Object value(JsonNode json) {
    if (json.isBoolean()) {
      return json.booleanValue();
    }
    if (json.isIntegralNumber() && json.canConvertToLong()) {
      return json.longValue();
    }
    return json.isNumber() && Double.isFinite(json.doubleValue())
        ? (Object) json.doubleValue()
        : json.isTextual() ? json.textValue() : json.toString();
  }

  private IllegalArgumentException wrong(String sentence) {
    return new IllegalArgumentException(place + " " + sentence);
  }
}
