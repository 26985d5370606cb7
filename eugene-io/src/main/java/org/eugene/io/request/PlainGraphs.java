package org.eugene.io.request;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * Reads requests without making trees of their graphs. Most requests are little else. Only graphs
 * as programs write them are read so: objects of vertices and edges whose names and labels are
 * texts without escapes or short whole numbers. At anything else nothing is read, and {@link
 * GraphObject} reads the same graph out of a tree, or says what is wrong with it.
 */
final class PlainGraphs {
  /** More digits may be too large for an index. */
  private static final int MOST_DIGITS = 9;

  private static final Set<String> VERTEX_FIELDS = Set.of("name", "label");
  private static final Set<String> EDGE_FIELDS = Set.of("source", "target", "label");

  private final String line;
  private int at;

  /** This line is not plain. Nobody looks where it was thrown. */
  private static final class NotPlain extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotPlain() {
      super("", null, false, false);
    }
  }

  private PlainGraphs(String line) {
    this.line = line;
  }

  /** The request, its graphs read; nothing if the line is not plain, or no JSON. */
  static Optional<ObjectNode> request(String line) {
    try {
      return Optional.of(new PlainGraphs(line).request());
    } catch (NotPlain | IllegalArgumentException | IndexOutOfBoundsException other) {
      return Optional.empty();
    } catch (JsonProcessingException broken) {
      return Optional.empty();
    }
  }

  private ObjectNode request() throws JsonProcessingException {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    expect('{');
    do {
      String field = text();
      expect(':');
      demand(!request.has(field));
      request.set(field, value(field));
    } while (isMore('}'));
    demand(line.substring(at).isBlank());
    return request;
  }

  private JsonNode value(String field) throws JsonProcessingException {
    char first = next();
    if (first == '{' && (field.equals("source") || field.equals("target"))) {
      return new POJONode(graph(field));
    }
    if (first == '"') {
      return TextNode.valueOf(text());
    }
    if (first >= '0' && first <= '9') {
      return IntNode.valueOf(number());
    }
    int from = at;
    skipValue();
    return RequestLine.tree(line.substring(from, at));
  }

  private Graph graph(String field) {
    Shape shape = new Shape();
    expect('{');
    do {
      String name = text();
      demand(shape.fields.add(name));
      expect(':');
      switch (name) {
        case "id" -> shape.id = textOrNumber();
        case "directed" -> shape.directed = truth();
        case "vertices" -> array(shape::vertex);
        case "edges" -> array(shape::edge);
        default -> throw new NotPlain();
      }
    } while (isMore('}'));
    return shape.graph(field);
  }

  /** A graph while it is read; whatever order its fields are in. */
  private final class Shape {
    private String id = "";
    private boolean directed;
    private final Set<String> fields = new HashSet<>();
    private final List<Label> vertexLabels = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Label> edgeLabels = new ArrayList<>();

    /** Two of each edge: indices, or names of vertices that may come later. */
    private final List<Object> ends = new ArrayList<>();

    void vertex() {
      Map<String, Object> vertex = object(VERTEX_FIELDS);
      String name = String.valueOf(vertex.getOrDefault("name", ""));
      demand(!vertex.containsKey("name") || numbers.put(name, names.size()) == null);
      names.add(name);
      vertexLabels.add(label(vertex));
    }

    void edge() {
      Map<String, Object> edge = object(EDGE_FIELDS);
      for (String end : List.of("source", "target")) {
        demand(edge.containsKey(end));
        ends.add(edge.getOrDefault(end, end));
      }
      edgeLabels.add(label(edge));
    }

    private Label label(Map<String, Object> of) {
      return of.containsKey("label")
          ? Label.of(String.valueOf(of.getOrDefault("label", "")))
          : Label.BLANK;
    }

    Graph graph(String field) {
      demand(fields.contains("vertices"));
      String called = fields.contains("id") ? id : field;
      LabelDictionary dictionary = new LabelDictionary();
      GraphBuilder graph =
          directed ? Graph.directed(called, dictionary) : Graph.undirected(called, dictionary);
      for (int v = 0; v < names.size(); v++) {
        graph.addVertex(vertexLabels.get(v), names.get(v));
      }
      for (int e = 0; e < edgeLabels.size(); e++) {
        graph.addEdge(number(ends.get(2 * e)), number(ends.get(2 * e + 1)), edgeLabels.get(e));
      }
      return graph.build();
    }

    /** A number is an index, a text is a name. */
    private int number(Object end) {
      if (end instanceof Integer index) {
        return index;
      }
      demand(numbers.containsKey(String.valueOf(end)));
      return numbers.getOrDefault(String.valueOf(end), 0);
    }
  }

  /** An object of texts and numbers. */
  private Map<String, Object> object(Set<String> known) {
    Map<String, Object> fields = new HashMap<>(4);
    expect('{');
    if (next() == '}') {
      at++;
      return fields;
    }
    do {
      String name = text();
      demand(known.contains(name));
      expect(':');
      demand(fields.put(name, next() == '"' ? text() : (Object) number()) == null);
    } while (isMore('}'));
    return fields;
  }

  private void array(Runnable element) {
    expect('[');
    if (next() == ']') {
      at++;
      return;
    }
    do {
      element.run();
    } while (isMore(']'));
  }

  /** Passes a value by that stays in the line; whether it is JSON is seen later. */
  private void skipValue() {
    int depth = 0;
    do {
      switch (next()) {
        case '"' -> text();
        case '{', '[' -> {
          depth++;
          at++;
        }
        case '}', ']' -> {
          depth--;
          at++;
        }
        default -> at++;
      }
    } while (depth > 0 || (depth == 0 && next() != ',' && next() != '}'));
  }

  private String textOrNumber() {
    return next() == '"' ? text() : String.valueOf(number());
  }

  private boolean truth() {
    for (boolean truth : new boolean[] {true, false}) {
      String word = String.valueOf(truth);
      if (next() == word.charAt(0) && line.startsWith(word, at)) {
        at += word.length();
        return truth;
      }
    }
    throw new NotPlain();
  }

  private String text() {
    expect('"');
    int from = at;
    char c = line.charAt(at);
    while (c != '"') {
      demand(c >= ' ' && c != '\\');
      c = line.charAt(++at);
    }
    return line.substring(from, at++);
  }

  /** A whole number, not negative, as JSON spells it. */
  private int number() {
    int from = at;
    int number = 0;
    char c = line.charAt(at);
    while (c >= '0' && c <= '9') {
      number = 10 * number + c - '0';
      c = line.charAt(++at);
    }
    boolean isSpelledOddly = line.charAt(from) == '0' && at > from + 1;
    boolean goesOn = c != ',' && c != '}' && c != ' ';
    demand(at > from && at <= from + MOST_DIGITS && !isSpelledOddly && !goesOn);
    return number;
  }

  private char next() {
    char c = line.charAt(at);
    while (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      c = line.charAt(++at);
    }
    return c;
  }

  private void expect(char wanted) {
    demand(next() == wanted);
    at++;
  }

  /** Whether there is a comma, and not the end. */
  private boolean isMore(char end) {
    char c = next();
    at++;
    demand(c == ',' || c == end);
    return c == ',';
  }

  private static void demand(boolean plain) {
    if (!plain) {
      throw new NotPlain();
    }
  }
}
