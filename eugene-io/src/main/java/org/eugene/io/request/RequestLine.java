package org.eugene.io.request;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFormatException;
import org.eugene.io.json.BrokenJson;
import org.eugene.optima.OptimaOptions;

/** One line: an object, of which so far only the id was looked at. Immutable. */
public final class RequestLine {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();
  private static final JsonMapper BEGINNINGS = new JsonMapper();
  private static final String NO_ID = "null";
  private static final String ID = "id";
  private static final String CANCEL = "cancel";
  private static final String MATRIX = "matrix";
  private static final String KNN = "knn";
  private static final String RANGE = "range";
  private static final String PAIRS = "pairs";
  private static final String COMPARE = "compare";
  private static final List<String> KINDS = List.of(MATRIX, KNN, RANGE, PAIRS);
  private static final String OPTIMA = "optima";
  private static final String SYMMETRY = "symmetry";
  private static final List<String> OPTIONS = List.of("method", "effort", "budget", "seed");

  private final JsonNode json;
  private final String id;

  private RequestLine(JsonNode json) {
    this.json = json;
    this.id = idOf(json);
  }

  /** What the line says. */
  public static RequestLine of(String line) throws RequestException {
    return new RequestLine(object(line));
  }

  /** The same, all of it by way of a tree: the slow twin for tests. */
  static RequestLine byTree(String line) throws RequestException {
    return new RequestLine(objectByTree(line));
  }

  /**
   * What an object says that was sent to where one kind of question is answered, so that it need
   * not name the kind: the fields of {@code {"knn":{…}}} stand beside the others.
   *
   * @param kind compare, pairs, matrix, knn or range
   */
  public static RequestLine of(String kind, String line) throws RequestException {
    ObjectNode json = object(line);
    for (String other : KINDS) {
      if (json.has(other) && !(other.equals(kind) && kind.equals(PAIRS))) {
        throw new RequestException(
            idOf(json), "the request: there is no field \"" + other + "\" in a " + kind);
      }
    }
    if (json.has(CANCEL)) {
      throw new RequestException(idOf(json), "the request: there is nothing to cancel here");
    }
    switch (kind) {
      case COMPARE -> {}
      case PAIRS -> json.putIfAbsent(PAIRS, json.nullNode());
      case MATRIX ->
          json.set(MATRIX, json.has("collection") ? json.remove("collection") : graphs(json));
      case KNN -> json.set(KNN, taken(json, "collection", "query", "k"));
      default -> json.set(RANGE, taken(json, "collection", "query", "within"));
    }
    return new RequestLine(json);
  }

  private static JsonNode graphs(ObjectNode json) {
    JsonNode graphs = json.remove("graphs");
    return graphs == null ? json.nullNode() : graphs;
  }

  /** These fields, taken out of an object, as an object of their own. */
  private static ObjectNode taken(ObjectNode json, String... fields) {
    ObjectNode taken = json.objectNode();
    for (String field : fields) {
      if (json.has(field)) {
        taken.set(field, json.remove(field));
      }
    }
    return taken;
  }

  private static ObjectNode object(String line) throws RequestException {
    Optional<ObjectNode> plain = PlainGraphs.request(line);
    return plain.isPresent() ? plain.get() : objectByTree(line);
  }

  private static ObjectNode objectByTree(String line) throws RequestException {
    JsonNode json;
    try {
      json = tree(line);
    } catch (JsonProcessingException broken) {
      throw new RequestException(idOfBroken(line), broken(broken));
    }
    if (!(json instanceof ObjectNode object)) {
      throw new RequestException(
          NO_ID, "a request is an object such as {\"source\":…,\"target\":…}; write one a line");
    }
    return object;
  }

  static JsonNode tree(String text) throws JsonProcessingException {
    return MAPPER.readTree(text);
  }

  private static String idOf(JsonNode json) {
    JsonNode id = json.path(ID);
    if (id.isInt()) {
      return Integer.toString(id.intValue()); // most are, and a node that writes itself takes long
    }
    return id.isMissingNode() ? NO_ID : id.toString();
  }

  private static String broken(JsonProcessingException broken) {
    int column = broken.getLocation() == null ? 0 : broken.getLocation().getColumnNr();
    return "this is not JSON, column "
        + Math.max(1, column)
        + " ("
        + BrokenJson.reason(broken.getOriginalMessage())
        + "); correct it";
  }

  /** A line that breaks off in the middle may have told its id before. */
  private static String idOfBroken(String line) {
    try (JsonParser parser = BEGINNINGS.createParser(line)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return NO_ID;
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean isId = parser.currentName().equals(ID);
        parser.nextToken();
        if (isId) {
          return parser.readValueAsTree().toString();
        }
        parser.skipChildren();
      }
      return NO_ID;
    } catch (IOException broken) {
      return NO_ID;
    }
  }

  /** The id as JSON; null, as JSON, if there is none. */
  public String id() {
    return id;
  }

  /** The id of the request that this one cancels, as JSON. */
  public Optional<String> cancelled() {
    return json.has(CANCEL) ? Optional.of(json.path(CANCEL).toString()) : Optional.empty();
  }

  /** What the line asks. */
  public Request request(GraphSource files) throws IOException, RequestException {
    try {
      return new Request(id, question(files), manner());
    } catch (GraphFormatException | IllegalArgumentException refused) {
      throw new RequestException(id, String.valueOf(refused.getMessage()));
    }
  }

  private Question question(GraphSource files) throws IOException {
    if (json.has(MATRIX)) {
      checkFields(MATRIX);
      return new Question.Matrix(
          json.path(MATRIX).isTextual()
              ? files.all(json.path(MATRIX).textValue())
              : graphs(json.path(MATRIX), files));
    }
    if (json.has(PAIRS)) {
      checkFields(PAIRS, OPTIMA, SYMMETRY);
      return pairs(json.path(PAIRS), files);
    }
    if (json.has(KNN)) {
      checkFields(KNN);
      return nearest(json.path(KNN), files);
    }
    if (json.has(RANGE)) {
      checkFields(RANGE);
      return within(json.path(RANGE), files);
    }
    checkFields("source", "target", OPTIMA, SYMMETRY);
    return new Question.Pair(graph("source", json, files), graph("target", json, files));
  }

  private void checkFields(String... own) {
    List<String> known = new ArrayList<>(List.of(own));
    known.addAll(List.of(ID, "costs", "set", "threshold", "progress", "paths"));
    known.addAll(OPTIONS);
    Fields.check("the request", json, known);
  }

  private static Graph graph(String field, JsonNode in, GraphSource files) throws IOException {
    if (!in.has(field)) {
      throw new IllegalArgumentException(
          "the request has no " + field + "; give a graph, a file#id or a smiles:CCO");
    }
    return in.path(field) instanceof POJONode read
        ? (Graph) read.getPojo()
        : new GraphObject(field, in.path(field)).read(files);
  }

  private static List<Graph> graphs(JsonNode json, GraphSource files) throws IOException {
    if (!json.isArray()) {
      throw new IllegalArgumentException(
          "a matrix is of an array of graphs, or of a file or collection; give one");
    }
    List<Graph> graphs = new ArrayList<>();
    for (JsonNode each : json) {
      graphs.add(new GraphObject(String.valueOf(graphs.size()), each).read(files));
    }
    return graphs;
  }

  private static Question pairs(JsonNode json, GraphSource files) throws IOException {
    if (!json.isArray()) {
      throw new IllegalArgumentException(
          "pairs must be an array of objects such as {\"source\":…,\"target\":…}");
    }
    List<Question.Pair> pairs = new ArrayList<>();
    for (JsonNode each : json) {
      String here = "pairs[" + pairs.size() + "]";
      Fields.check(here, each, List.of("source", "target"));
      try {
        pairs.add(new Question.Pair(graph("source", each, files), graph("target", each, files)));
      } catch (GraphFormatException | IllegalArgumentException refused) {
        throw new IllegalArgumentException(here + ": " + refused.getMessage(), refused);
      }
    }
    return new Question.Pairs(pairs);
  }

  private static Question nearest(JsonNode json, GraphSource files) throws IOException {
    Fields.check(KNN, json, List.of("collection", "query", "k"));
    JsonNode k = json.path("k");
    if (!k.isMissingNode() && !(k.isInt() && k.intValue() > 0)) {
      throw new IllegalArgumentException("k (" + k + ") must be a whole number, at least 1");
    }
    return new Question.Near(
        collection(json),
        graph("query", json, files),
        OptionalInt.of(k.asInt(10)),
        OptionalDouble.empty());
  }

  private static Question within(JsonNode json, GraphSource files) throws IOException {
    Fields.check(RANGE, json, List.of("collection", "query", "within"));
    return new Question.Near(
        collection(json),
        graph("query", json, files),
        OptionalInt.empty(),
        OptionalDouble.of(distance("within", json.path("within"))));
  }

  private static String collection(JsonNode json) {
    if (!json.path("collection").isTextual()) {
      throw new IllegalArgumentException("the request names no collection; give a file of graphs");
    }
    return json.path("collection").textValue();
  }

  private static double distance(String field, JsonNode json) {
    if (!json.isNumber() || !(json.doubleValue() >= 0)) {
      throw new IllegalArgumentException(
          field + " (" + json + ") must be a number and not negative");
    }
    return json.doubleValue();
  }

  private Manner manner() {
    Map<String, String> options = new LinkedHashMap<>();
    for (String name : OPTIONS) {
      if (json.has(name)) {
        options.put(name, scalar(name, json.path(name)));
      }
    }
    Map<String, String> set = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : json.path("set").properties()) {
      set.put(entry.getKey(), scalar("set." + entry.getKey(), entry.getValue()));
    }
    return new Manner(
        json.has("costs") ? Optional.of(RequestCosts.of(json.path("costs"))) : Optional.empty(),
        options,
        set,
        json.has("threshold")
            ? OptionalDouble.of(distance("threshold", json.path("threshold")))
            : OptionalDouble.empty(),
        optima(),
        truth("progress", false),
        truth("paths", true));
  }

  private Optional<OptimaOptions> optima() {
    JsonNode limit = json.path(OPTIMA);
    JsonNode symmetry = json.path(SYMMETRY);
    if (!limit.isMissingNode() && !(limit.isInt() && limit.intValue() > 0)) {
      throw new IllegalArgumentException(
          OPTIMA + " (" + limit + ") must be a whole number, at least 1");
    }
    if (!symmetry.isMissingNode() && !List.of("all", "merge").contains(symmetry.asText())) {
      throw new IllegalArgumentException(
          SYMMETRY + " (" + symmetry + ") must be \"all\" or \"merge\"");
    }
    if (limit.isMissingNode() && !symmetry.isMissingNode()) {
      throw new IllegalArgumentException(
          SYMMETRY + " is for lists of optimal mappings; say \"" + OPTIMA + "\":100 with it");
    }
    return limit.isMissingNode()
        ? Optional.empty()
        : Optional.of(new OptimaOptions(limit.intValue(), symmetry.asText().equals("merge")));
  }

  private static String scalar(String field, JsonNode json) {
    if (!json.isValueNode() || json.isNull()) {
      throw new IllegalArgumentException(field + " (" + json + ") must be a text or a number");
    }
    return json.asText();
  }

  private boolean truth(String field, boolean standard) {
    JsonNode value = json.path(field);
    if (!value.isMissingNode() && !value.isBoolean()) {
      throw new IllegalArgumentException(field + " (" + value + ") must be true or false");
    }
    return value.asBoolean(standard);
  }
}
