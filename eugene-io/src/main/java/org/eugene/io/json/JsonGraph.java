package org.eugene.io.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelMaker;

/**
 * One graph as an object of JSON, in one of the four forms that networkx writes; the parser stands
 * behind its opening brace. Node-link data has nodes and links (or edges), adjacency data nodes and
 * for each of them a list of neighbours, Cytoscape's elements hold nodes and edges whose data are
 * objects of their own, and a tree is its root, with children inside children.
 */
final class JsonGraph {
  private static final String ID = "id";
  private static final String SOURCE = "source";
  private static final String TARGET = "target";
  private static final String CHILDREN = "children";

  private final GraphInput input;
  private final JsonParser json;
  private final GraphAssembly assembly;
  private final Adjacency adjacency;
  private final Map<String, Object> rootAttributes = new LinkedHashMap<>();
  private String id;
  private boolean directed;
  private boolean hasNodes;

  JsonGraph(GraphInput input, JsonParser json, LabelDictionary labels, String defaultId) {
    this.input = input;
    this.json = json;
    this.assembly = new GraphAssembly(input, labels, LabelMaker.OBVIOUS);
    this.adjacency = new Adjacency(input, assembly);
    this.id = defaultId;
  }

  Graph read() throws IOException {
    int line = line();
    JsonNode children = null;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      switch (field) {
        case "directed" -> directed = json.currentToken() == JsonToken.VALUE_TRUE;
        case "nodes" -> readNodes(this::addNode);
        case "links", "edges" -> readArray(this::addEdge);
        case "adjacency" -> readAdjacency();
        case "elements" -> readElements();
        case CHILDREN -> children = json.readValueAsTree();
        case "graph", "data" -> readGraphAttributes();
        default -> JsonValue.read(json).ifPresent(value -> rootAttributes.put(field, value));
      }
    }
    if (children != null && !hasNodes) {
      String root = taken(rootAttributes, ID, line);
      assembly.addVertex(root, rootAttributes, line);
      addTrees(root, children, line);
      return assembly.build(id, true);
    }
    if (!hasNodes) {
      throw input.error(
          line(),
          "there are no nodes; a graph has \"nodes\" and \"links\", \"edges\" or \"adjacency\","
              + " or \"elements\", or is a tree with \"id\" and \"children\"");
    }
    adjacency.addEdges(directed);
    Object named = rootAttributes.get(ID);
    return assembly.build(named == null ? id : named.toString(), directed);
  }

  /** The attributes of the graph, among them its name: an object, or pairs in an array. */
  private void readGraphAttributes() throws IOException {
    Map<String, Object> attributes = new LinkedHashMap<>();
    if (json.currentToken() == JsonToken.START_OBJECT) {
      attributes = attributes();
    } else if (json.currentToken() == JsonToken.START_ARRAY) {
      while (json.nextToken() == JsonToken.START_ARRAY) {
        json.nextToken();
        String key = json.getText();
        json.nextToken();
        Object value = JsonValue.read(json).orElse("");
        attributes.put(key, value);
        while (json.nextToken() != JsonToken.END_ARRAY && json.currentToken() != null) {
          json.skipChildren();
        }
      }
    }
    Object name = attributes.get("name");
    id = name == null || name.toString().isBlank() ? id : name.toString();
    directed |= Objects.equals(attributes.get("directed"), true);
  }

  @FunctionalInterface
  private interface Element {
    void add(Map<String, Object> attributes, int line);
  }

  private void readNodes(Element element) throws IOException {
    hasNodes = true;
    readArray(element);
  }

  private void readArray(Element element) throws IOException {
    expect(JsonToken.START_ARRAY, "nodes and edges are arrays of objects; write them so");
    while (json.nextToken() != JsonToken.END_ARRAY) {
      int line = line();
      expect(JsonToken.START_OBJECT, "nodes and edges are objects; write them so");
      element.add(attributes(), line);
    }
  }

  private void expect(JsonToken token, String otherwise) {
    if (json.currentToken() != token) {
      throw input.error(line(), otherwise);
    }
  }

  private void addNode(Map<String, Object> attributes, int line) {
    String name = taken(attributes, ID, line);
    adjacency.addNode(name);
    assembly.addVertex(name, attributes, line);
  }

  private void addEdge(Map<String, Object> attributes, int line) {
    String from = taken(attributes, SOURCE, line);
    String to = taken(attributes, TARGET, line);
    attributes.remove("key");
    assembly.addEdge(from, to, attributes, line);
  }

  private void readAdjacency() throws IOException {
    expect(JsonToken.START_ARRAY, "the adjacency is an array of arrays; write it so");
    while (json.nextToken() != JsonToken.END_ARRAY) {
      adjacency.startRow();
      readArray(
          (attributes, line) -> {
            String head = taken(attributes, ID, line);
            attributes.remove("key");
            adjacency.add(head, attributes, line);
          });
    }
  }

  /** Cytoscape: an object of nodes and edges, or all of them in one array. */
  private void readElements() throws IOException {
    hasNodes = true;
    if (json.currentToken() == JsonToken.START_ARRAY) {
      readData();
      return;
    }
    expect(JsonToken.START_OBJECT, "elements are nodes and edges; write them so");
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      json.nextToken();
      expect(JsonToken.START_ARRAY, "nodes and edges are arrays of objects; write them so");
      readData();
    }
  }

  private void readData() throws IOException {
    while (json.nextToken() != JsonToken.END_ARRAY) {
      int line = line();
      expect(JsonToken.START_OBJECT, "elements are objects with \"data\"; write them so");
      Map<String, Object> data = new LinkedHashMap<>();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        boolean isData = json.currentName().equals("data");
        if (json.nextToken() == JsonToken.START_OBJECT && isData) {
          data = attributes();
        } else {
          json.skipChildren();
        }
      }
      addElement(data, line);
    }
  }

  private void addElement(Map<String, Object> data, int line) {
    if (data.containsKey(SOURCE)) {
      data.remove(ID);
      addEdge(data, line);
      return;
    }
    // networkx repeats the id as value and name, unless there are attributes of these names.
    String name = String.valueOf(data.get(ID));
    for (String repeated : new String[] {"value", "name"}) {
      if (data.containsKey(repeated) && String.valueOf(data.get(repeated)).equals(name)) {
        data.remove(repeated);
      }
    }
    addNode(data, line);
  }

  /** A node of a tree with all that is below it, whatever the order of its fields. */
  private void addTree(String parent, JsonNode node, int line) throws IOException {
    if (!node.isObject()) {
      throw input.error(line, "children are objects; write them so");
    }
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      if (!field.getKey().equals(CHILDREN)) {
        value(field.getValue()).ifPresent(value -> attributes.put(field.getKey(), value));
      }
    }
    String name = taken(attributes, ID, line);
    addChild(parent, name, attributes, line);
    addTrees(name, node.path(CHILDREN), line);
  }

  private void addTrees(String parent, JsonNode children, int line) throws IOException {
    if (!children.isArray() && !children.isMissingNode()) {
      throw input.error(line, "children are an array of objects; write them so");
    }
    for (JsonNode child : children) {
      addTree(parent, child, line);
    }
  }

  private static Optional<Object> value(JsonNode node) throws IOException {
    try (JsonParser one = node.traverse()) {
      one.nextToken();
      return JsonValue.read(one);
    }
  }

  private void addChild(String parent, String name, Map<String, Object> attributes, int line) {
    assembly.addVertex(name, attributes, line);
    assembly.addEdge(parent, name, Map.of(), line);
  }

  private String taken(Map<String, Object> attributes, String key, int line) {
    Object value = attributes.remove(key);
    if (value == null) {
      throw input.error(line, "a node or edge has no \"" + key + "\"; add one");
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
