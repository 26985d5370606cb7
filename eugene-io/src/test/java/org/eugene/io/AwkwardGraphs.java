package org.eugene.io;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** Small random graphs whose labels are as unpleasant as a format has to bear. */
final class AwkwardGraphs {
  private static final List<String> NAMES =
      List.of(
          "",
          "C",
          "C",
          "N",
          " ",
          "two words",
          " lead",
          "trail ",
          "\"",
          "say \"hi\"",
          "it's",
          "\\",
          "a\\",
          "\\n",
          "\\\\\"",
          "a\nb",
          "a\r\nb",
          "\t",
          "é",
          "日本語",
          "🙂",
          "עברית",
          "a\u0301",
          "\u2028",
          "<b>&amp;</b>",
          "]]>",
          "<!-- x -->",
          "&#233;",
          "#",
          "# no comment",
          "//",
          "%",
          "--",
          "->",
          "a,b",
          "a;b",
          "a|b",
          "{}",
          "[ ]",
          "null",
          "true",
          "1e999",
          "NaN",
          "-0",
          "007",
          "label",
          "id",
          "x".repeat(5_000),
          "\uE000",
          "\uFFFD",
          "${x}",
          "%s",
          "$1");

  /**
   * What a format can carry.
   *
   * @param vertexNames labels of vertices
   * @param edgeNames labels of edges
   * @param lineEnds labels of several lines
   * @param types types of attributes, as classes
   * @param arcs directed graphs
   * @param loops edges from a vertex to itself
   */
  record Carries(
      boolean vertexNames,
      boolean edgeNames,
      boolean lineEnds,
      List<Class<?>> types,
      boolean arcs,
      boolean loops) {}

  private final Random random;
  private final Carries carries;

  AwkwardGraphs(long seed, Carries carries) {
    this.random = new Random(seed);
    this.carries = carries;
  }

  Graph next(String id) {
    LabelDictionary labels = new LabelDictionary();
    boolean directed = carries.arcs && random.nextBoolean();
    GraphBuilder graph = directed ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    int order = random.nextInt(20);
    for (int v = 0; v < order; v++) {
      graph.addVertex(label(carries.vertexNames));
    }
    for (int u = 0; u < order; u++) {
      for (int v = directed ? 0 : u; v < order; v++) {
        if ((u != v || carries.loops) && random.nextInt(5) == 0) {
          graph.addEdge(u, v, label(carries.edgeNames));
        }
      }
    }
    return graph.build();
  }

  /** The same graph, every vertex under an awkward name of its own. */
  Graph named(Graph graph) {
    GraphBuilder copy =
        graph.isDirected()
            ? Graph.directed(graph.id(), graph.labels())
            : Graph.undirected(graph.id(), graph.labels());
    for (int v = 0; v < graph.order(); v++) {
      copy.addVertexWithLabelId(graph.vertexLabelId(v), name() + "-" + v);
    }
    for (int e = 0; e < graph.size(); e++) {
      copy.addEdgeWithLabelId(graph.edgeFrom(e), graph.edgeTo(e), graph.edgeLabelId(e));
    }
    return copy.build();
  }

  private Label label(boolean named) {
    Map<String, Object> attributes = new HashMap<>();
    for (Class<?> type : carries.types) {
      if (random.nextInt(3) == 0) {
        attributes.put(key(type), value(type));
      }
    }
    return Label.of(named ? name() : "", attributes);
  }

  /** One type a name, and one of the names is that of the label itself. */
  private static String key(Class<?> type) {
    return type == String.class ? "label" : "a" + type.getSimpleName();
  }

  private Object value(Class<?> type) {
    if (type == Long.class) {
      return random.nextBoolean() ? random.nextLong() : (long) random.nextInt(3);
    }
    if (type == Double.class) {
      return (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(40) - 20);
    }
    return type == Boolean.class ? (Object) random.nextBoolean() : name();
  }

  private String name() {
    String name;
    do {
      name = NAMES.get(random.nextInt(NAMES.size()));
    } while (!carries.lineEnds && (name.contains("\n") || name.contains("\r")));
    return name;
  }
}
