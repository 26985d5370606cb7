package org.eugene.io.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.CharConversionException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;

/**
 * Reads the JSON of networkx, one graph or an array of graphs, in one pass: node-link data of
 * networkx 2 ({@code links}) and 3 ({@code edges}), adjacency data, trees, and Cytoscape's elements
 * as networkx and Cytoscape.js write them. Attributes of nodes and edges are kept where they are
 * texts, numbers or truth values; other values are kept as the text of their JSON.
 */
public final class NetworkxReader implements GraphReader {
  /** Whether the text begins like a graph of networkx. */
  public static boolean recognises(String head) {
    return isJson(head)
        && !head.contains("\"elements\"")
        && Stream.of("nodes", "links", "adjacency", "children")
            .anyMatch(field -> head.contains("\"" + field + "\""));
  }

  /** Whether the text begins like the elements of Cytoscape. */
  public static boolean recognisesCytoscape(String head) {
    return isJson(head) && head.contains("\"elements\"");
  }

  private static boolean isJson(String head) {
    String start = head.stripLeading();
    return start.startsWith("{") || start.startsWith("[");
  }

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    try (JsonParser json = Json.MAPPER.createParser(unclosed(input.bytes()))) {
      return read(json, input, labels);
    } catch (JsonProcessingException broken) {
      int line = broken.getLocation() == null ? 0 : Math.max(0, broken.getLocation().getLineNr());
      throw new GraphFormatException(
          input.name(),
          line,
          "this is not JSON (" + BrokenJson.reason(broken.getOriginalMessage()) + "); correct it",
          broken);
    } catch (CharConversionException garbled) {
      // The parser takes some bytes for UTF-32, and then finds that they are not.
      throw input.error(1, "the text is not valid UTF-8; save the file as UTF-8");
    }
  }

  /** Whoever opened a stream closes it. */
  private static InputStream unclosed(InputStream bytes) {
    return new FilterInputStream(bytes) {
      @Override
      public void close() {}
    };
  }

  private static List<Graph> read(JsonParser json, GraphInput input, LabelDictionary labels)
      throws IOException {
    List<Graph> graphs = new ArrayList<>();
    JsonToken first = json.nextToken();
    if (first == JsonToken.START_OBJECT) {
      graphs.add(new JsonGraph(input, json, labels, input.stem()).read());
    } else if (first == JsonToken.START_ARRAY) {
      while (json.nextToken() == JsonToken.START_OBJECT) {
        String number = String.valueOf(graphs.size() + 1);
        graphs.add(new JsonGraph(input, json, labels, number).read());
      }
    } else {
      throw input.error(1, "a graph is an object with nodes and edges; write one");
    }
    if (json.nextToken() != null) {
      throw input.error(
          json.currentLocation().getLineNr(), "there is more behind the graphs; remove it");
    }
    return List.copyOf(graphs);
  }
}
