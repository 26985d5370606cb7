package org.eugene.io.request;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.graph.Graph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainGraphsTest {
  private static final String PLAIN =
      "{\"id\":7,\"source\":{\"vertices\":[{\"label\":\"C\"},{\"label\":\"N\",\"name\":\"x\"}],"
          + "\"edges\":[{\"source\":0,\"target\":\"x\",\"label\":2}]},\"costs\":{\"a\":[{}]},"
          + "\"target\":{\"id\":3,\"directed\":false,\"edges\":[],\"vertices\":[{}]}}";

  private static final GraphSource NO_FILES =
      new GraphSource() {
        @Override
        public Graph one(String name) throws IOException {
          throw new IOException("no file " + name);
        }

        @Override
        public List<Graph> all(String name) throws IOException {
          throw new IOException("no file " + name);
        }
      };

  @Test
  void plainGraphsAreRead() {
    ObjectNode request = PlainGraphs.request(PLAIN).orElseThrow();
    assertThat(request.path("id")).isEqualTo(IntNode.valueOf(7));
    assertThat(request.path("costs")).hasToString("{\"a\":[{}]}");
    Graph source = (Graph) ((POJONode) request.path("source")).getPojo();
    assertThat(source.id()).isEqualTo("source");
    assertThat(source.nameOfVertex(1)).isEqualTo("x");
    assertThat(source.labelOfEdge(0).name()).isEqualTo("2");
    assertThat(((Graph) ((POJONode) request.path("target")).getPojo()).id()).isEqualTo("3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"source\":{\"vertices\":[{}]},\"source\":\"x\"}",
        "{\"source\":\"x\",\"source\":{\"vertices\":[{}]}}",
        "{\"source\":{\"vertices\":[{}],\"vertices\":[]}}",
        "{\"source\":{\"vertices\":[{\"label\":\"a\",\"label\":\"b\"}]}}",
        "{\"source\":{\"vertices\":[{\"label\":\"\\u0041\"}]}}",
        "{\"source\":{\"vertices\":[{\"label\":1.0}]}}",
        "{\"source\":{\"vertices\":[{\"label\":01}]}}",
        "{\"source\":{\"vertices\":[{\"label\":1234567890}]}}",
        "{\"source\":{\"vertices\":[{\"label\":null}]}}",
        "{\"source\":{\"vertices\":[{\"name\":\"a\"},{\"name\":\"a\"}]}}",
        "{\"source\":{\"vertices\":[{}],\"edges\":[{\"source\":0}]}}",
        "{\"source\":{\"vertices\":[{},{}],\"edges\":[{\"source\":0,\"target\":\"a\"}]}}",
        "{\"source\":{\"vertices\":[{},{}],\"edges\":[{\"source\":0,\"target\":2}]}}",
        "{\"source\":{\"edges\":[]}}",
        "{\"source\":{\"smiles\":\"C\"}}",
        "{\"source\":{\"vertices\":[{}]}",
        "{\"source\":{\"vertices\":[{}]}} x",
        "{\"id\":1,\"id\":2}",
        "{\"id\":[1,}",
        "{\"source\":{\"vertices\":[{},]}}",
        "",
      })
  void whatIsNotPlainIsLeftToTheTree(String line) {
    assertThat(PlainGraphs.request(line)).isEmpty();
  }

  /** Lines with everything that a graph may have, one in two with some characters changed. */
  @Test
  void theTreeSaysTheSame() {
    Random random = new Random(Long.getLong("eugene.seed", 5));
    int plain = 0;
    for (int trial = 0; trial < 20_000; trial++) {
      String line = new Lines(random).request();
      if (random.nextBoolean()) {
        line = damaged(line, random);
      }
      plain += PlainGraphs.request(line).isPresent() ? 1 : 0;
      assertThat(told(line, false)).as(line).isEqualTo(told(line, true));
    }
    assertThat(plain).isGreaterThan(2_000);
  }

  private static String damaged(String line, Random random) {
    StringBuilder damaged = new StringBuilder(line);
    for (int times = 1 + random.nextInt(2); times > 0 && damaged.length() > 1; times--) {
      int at = random.nextInt(damaged.length());
      switch (random.nextInt(4)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.setCharAt(at, "{}[]:,\" \\0a\n".charAt(random.nextInt(12)));
        case 2 -> damaged.insert(at, "{}[]:,\" \\0a\n".charAt(random.nextInt(12)));
        default -> damaged.setLength(at);
      }
    }
    return damaged.toString();
  }

  /** All that the reading of a line says. */
  private static String told(String line, boolean byTree) {
    try {
      RequestLine request = byTree ? RequestLine.byTree(line) : RequestLine.of(line);
      Request read = request.request(NO_FILES);
      Question.Pair pair = (Question.Pair) read.question();
      return read.id() + read.manner() + told(pair.source()) + told(pair.target());
    } catch (RequestException refused) {
      return refused.id() + refused.getMessage();
    } catch (IOException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  private static String told(Graph graph) {
    StringBuilder told = new StringBuilder(graph.id() + graph.isDirected());
    for (int v = 0; v < graph.order(); v++) {
      told.append(graph.labelOfVertex(v)).append('/').append(graph.nameOfVertex(v)).append(' ');
    }
    for (int e = 0; e < graph.size(); e++) {
      told.append(graph.edgeFrom(e)).append('-').append(graph.edgeTo(e));
      told.append(graph.labelOfEdge(e)).append(' ');
    }
    return told.toString();
  }

  /** Requests as people and programs write them. */
  private record Lines(Random random) {
    String request() {
      List<String> fields = new ArrayList<>();
      fields.add("\"source\":" + graph());
      fields.add("\"target\":" + (random.nextInt(20) == 0 ? "\"file\"" : graph()));
      if (random.nextBoolean()) {
        fields.add("\"id\":" + one("7", "\"x\"", "[1,{\"a\":\"}\"}]", "-1.5"));
      }
      if (random.nextInt(4) == 0) {
        fields.add(one("\"paths\":false", "\"effort\":\"quick\"", "\"set\":{}", "\"oops\":[]"));
      }
      java.util.Collections.shuffle(fields, random);
      return "{" + String.join(one(",", " , "), fields) + one("}", " }");
    }

    private String graph() {
      int order = random.nextInt(5);
      List<String> vertices = new ArrayList<>();
      for (int v = 0; v < order; v++) {
        String name = random.nextInt(3) == 0 ? "\"name\":\"" + one("a", "b", "c") + "\"" : "";
        String label = random.nextInt(3) == 0 ? "" : "\"label\":" + label();
        vertices.add("{" + name + (name.isEmpty() || label.isEmpty() ? "" : ",") + label + "}");
      }
      List<String> edges = new ArrayList<>();
      for (int e = random.nextInt(4); e > 0 && order > 1; e--) {
        String label = random.nextInt(3) == 0 ? "" : ",\"label\":" + label();
        edges.add("{\"source\":" + end(order) + ",\"target\": " + end(order) + label + "}");
      }
      List<String> fields = new ArrayList<>();
      fields.add("\"vertices\":[" + String.join(",", vertices) + "]");
      if (!edges.isEmpty() || random.nextBoolean()) {
        fields.add("\"edges\":[" + String.join(", ", edges) + "]");
      }
      if (random.nextInt(4) == 0) {
        fields.add("\"directed\":" + one("true", "false", "0"));
      }
      if (random.nextInt(4) == 0) {
        fields.add("\"id\":" + one("\"g\"", "12", "null"));
      }
      java.util.Collections.shuffle(fields, random);
      return "{" + String.join(",", fields) + "}";
    }

    private String end(int order) {
      return random.nextInt(6) == 0
          ? "\"" + one("a", "b", "c") + "\""
          : String.valueOf(random.nextInt(random.nextInt(30) == 0 ? order + 2 : order));
    }

    private String label() {
      return random.nextInt(8) == 0
          ? one("1.50", "null", "true", "{\"x\":1}", "\"\\n\"", "-3", "1e3")
          : one("\"C\"", "\"N\"", "\"é\"", "6", "\"\"");
    }

    private String one(String... of) {
      return of[random.nextInt(of.length)];
    }
  }
}
