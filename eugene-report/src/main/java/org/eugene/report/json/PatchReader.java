package org.eugene.report.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eugene.graph.Digest;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.io.GraphFormatException;
import org.eugene.io.json.BrokenJson;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.path.EditPath;

/**
 * Reads the edit path out of what {@link JsonReport} wrote. Applied to the source, it gives the
 * target again: labels with their attributes, directions, and vertices in the target's order.
 */
public final class PatchReader {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String SOURCE = "source";
  private static final String TARGET = "target";

  /** Of the source that a patch was made for. */
  static final String DIGEST = "sourceDigest";

  private final String file;
  private final String text;

  /**
   * @param file what to call the text in messages
   */
  public PatchReader(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /** The target of the patch, made of the source that it was made for. */
  public Graph applyTo(Graph source) {
    JsonNode json = parsed();
    if (json.path(DIGEST).isTextual() && !json.path(DIGEST).textValue().equals(Digest.of(source))) {
      throw error(
          GraphFormatException.NO_LINE,
          "it was made for another graph than "
              + source.id()
              + ", whose digest is another one; apply it to the source that it was made from, read"
              + " with the same options");
    }
    try {
      return path(json, source).applyTo(source);
    } catch (IllegalArgumentException refused) {
      throw error(
          GraphFormatException.NO_LINE,
          "it does not fit "
              + source.id()
              + ", "
              + refused.getMessage()
              + "; apply it to the source that it was made from");
    }
  }

  /** Whether it says for which source it was made; those of early versions do not. */
  public boolean namesItsSource() {
    return parsed().path(DIGEST).isTextual();
  }

  private JsonNode parsed() {
    try {
      JsonNode json = MAPPER.readTree(text);
      if (json == null || !json.path("path").isArray() || !json.path("mapping").isArray()) {
        throw error(
            GraphFormatException.NO_LINE,
            "there is no edit path in it; make one with eugene compare --format json");
      }
      if (json.path("upper").isNull()) {
        throw error(
            GraphFormatException.NO_LINE,
            "no edit path was found when it was made; compare again with a larger budget");
      }
      return json;
    } catch (JsonProcessingException broken) {
      int line = broken.getLocation() == null ? 0 : broken.getLocation().getLineNr();
      throw error(
          Math.max(0, line),
          "this is not JSON ("
              + BrokenJson.reason(broken.getOriginalMessage())
              + "); it may be cut off");
    }
  }

  private EditPath path(JsonNode json, Graph source) {
    VertexMapping mapping = mapping(json.path("mapping"));
    List<EditOperation> operations = new ArrayList<>();
    double cost = 0;
    for (JsonNode operation : json.path("path")) {
      operations.add(operation(operation, operations.size() + 1));
      cost += operation.path("cost").doubleValue();
    }
    boolean directed =
        json.path("directed").isBoolean()
            ? json.path("directed").booleanValue()
            : source.isDirected();
    String id = json.path(TARGET).isTextual() ? json.path(TARGET).textValue() : source.id();
    return new EditPath(mapping, directed, id, targetNames(json.path("mapping")), operations, cost);
  }

  private static VertexMapping mapping(JsonNode entries) {
    int sources = 0;
    int targets = 0;
    for (JsonNode entry : entries) {
      sources += entry.path(SOURCE).isInt() ? 1 : 0;
      targets += entry.path(TARGET).isInt() ? 1 : 0;
    }
    int[] image = new int[sources];
    boolean[] seen = new boolean[sources];
    boolean[] seenTarget = new boolean[targets];
    for (JsonNode entry : entries) {
      int i = entry.path(SOURCE).asInt(VertexMapping.INSERTED);
      int k = entry.path(TARGET).asInt(VertexMapping.DELETED);
      mark(seen, i, SOURCE);
      mark(seenTarget, k, TARGET);
      if (i >= 0) {
        image[i] = k;
      }
    }
    return VertexMapping.of(image, targets);
  }

  /** What the target calls its vertices; none if no entry has a name. */
  private static List<String> targetNames(JsonNode entries) {
    Map<Integer, String> names = new TreeMap<>();
    boolean named = false;
    for (JsonNode entry : entries) {
      if (entry.path(TARGET).isInt()) {
        names.put(entry.path(TARGET).intValue(), entry.path("targetName").asText(""));
        named |= entry.has("targetName");
      }
    }
    return named ? List.copyOf(names.values()) : List.of();
  }

  private static void mark(boolean[] seen, int vertex, String side) {
    if (vertex >= 0) {
      if (vertex >= seen.length || seen[vertex]) {
        throw new IllegalArgumentException(
            "its mapping does not name every " + side + " vertex once (" + vertex + ")");
      }
      seen[vertex] = true;
    }
  }

  private static EditOperation operation(JsonNode json, int number) {
    try {
      return operation(json);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException("edit " + number + ": " + refused.getMessage(), refused);
    }
  }

  private static EditOperation operation(JsonNode json) {
    double cost = json.path("cost").doubleValue();
    String kind = json.path("operation").asText();
    return switch (kind) {
      case "delete-edge" ->
          new DeleteEdge(end(json, SOURCE, 0), end(json, SOURCE, 1), label(json, "label"), cost);
      case "delete-vertex" -> new DeleteVertex(vertex(json, SOURCE), label(json, "label"), cost);
      case "substitute-vertex" ->
          new SubstituteVertex(
              vertex(json, SOURCE),
              vertex(json, TARGET),
              label(json, "label"),
              label(json, "newLabel"),
              cost);
      case "substitute-edge" ->
          new SubstituteEdge(
              end(json, SOURCE, 0),
              end(json, SOURCE, 1),
              end(json, TARGET, 0),
              end(json, TARGET, 1),
              label(json, "label"),
              label(json, "newLabel"),
              cost);
      case "insert-vertex" -> new InsertVertex(vertex(json, TARGET), label(json, "label"), cost);
      case "insert-edge" ->
          new InsertEdge(end(json, TARGET, 0), end(json, TARGET, 1), label(json, "label"), cost);
      default -> throw new IllegalArgumentException("there is no operation \"" + kind + "\"");
    };
  }

  private static int vertex(JsonNode json, String field) {
    return number(json.path(field), field);
  }

  private static int end(JsonNode json, String field, int which) {
    return number(json.path(field).path(which), field);
  }

  private static int number(JsonNode json, String field) {
    if (!json.isInt() || json.intValue() < 0) {
      throw new IllegalArgumentException("its " + field + " names no vertex");
    }
    return json.intValue();
  }

  private static Label label(JsonNode json, String field) {
    if (json.path(field).isMissingNode()) {
      throw new IllegalArgumentException("it has no " + field);
    }
    return JsonLabel.read(json.path(field));
  }

  private GraphFormatException error(int line, String problem) {
    return new GraphFormatException(file, line, Objects.requireNonNull(problem));
  }
}
