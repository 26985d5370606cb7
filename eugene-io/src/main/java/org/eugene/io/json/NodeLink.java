package org.eugene.io.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelMaker;

/** One object of node-link data; the parser stands behind its opening brace. */
final class NodeLink {
  private final GraphInput input;
  private final JsonParser json;
  private final GraphAssembly assembly;
  private boolean directed;
  private boolean hasNodes;

  NodeLink(GraphInput input, JsonParser json, LabelDictionary labels) {
    this.input = input;
    this.json = json;
    this.assembly = new GraphAssembly(input, labels, LabelMaker.OBVIOUS);
  }

  Graph read(String defaultId) throws IOException {
    String id = defaultId;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      switch (field) {
        case "directed" -> directed = json.currentToken() == JsonToken.VALUE_TRUE;
        case "nodes" -> readArray(this::addNode);
        case "links", "edges" -> readArray(this::addEdge);
        case "graph" -> id = name(defaultId);
        case "id" -> id = json.currentToken().isScalarValue() ? json.getText() : defaultId;
        default -> json.skipChildren();
      }
    }
    if (!hasNodes) {
      throw input.error(line(), "there are no nodes; node-link data has \"nodes\" and \"links\"");
    }
    return assembly.build(id, directed);
  }

  /** The name among the attributes of the graph, where networkx keeps it. */
  private String name(String defaultId) throws IOException {
    if (json.currentToken() != JsonToken.START_OBJECT) {
      json.skipChildren();
      return defaultId;
    }
    Object name = attributes().get("name");
    return name == null || name.toString().isBlank() ? defaultId : name.toString();
  }

  @FunctionalInterface
  private interface Element {
    void add(Map<String, Object> attributes, int line);
  }

  private void readArray(Element element) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw input.error(line(), "nodes and links are arrays of objects; write them so");
    }
    hasNodes = true;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      int line = line();
      if (json.currentToken() != JsonToken.START_OBJECT) {
        throw input.error(line, "nodes and links are objects; write them so");
      }
      element.add(attributes(), line);
    }
  }

  private void addNode(Map<String, Object> attributes, int line) {
    assembly.addVertex(taken(attributes, "id", line), attributes, line);
  }

  private void addEdge(Map<String, Object> attributes, int line) {
    String from = taken(attributes, "source", line);
    String to = taken(attributes, "target", line);
    attributes.remove("key");
    assembly.addEdge(from, to, attributes, line);
  }

  private String taken(Map<String, Object> attributes, String key, int line) {
    Object value = attributes.remove(key);
    if (value == null) {
      throw input.error(line, "a node or link has no \"" + key + "\"; add one");
    }
    return value.toString();
  }

  private Map<String, Object> attributes() throws IOException {
    Map<String, Object> attributes = new LinkedHashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String key = json.currentName();
      json.nextToken();
      JsonValue.read(json).ifPresent(value -> attributes.put(key, value));
    }
    return attributes;
  }

  private int line() {
    return Math.max(1, json.currentLocation().getLineNr());
  }
}
