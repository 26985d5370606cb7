package org.eugene.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.LabelMaker.DefaultName;
import org.eugene.io.ReadOptions.MultiEdges;

/**
 * One graph as it comes out of a file that names its vertices: in any order, with attributes. Ends
 * that dangle, names that repeat and edges that are there twice become sentences with their line.
 */
public final class GraphAssembly {
  private final GraphInput input;
  private final LabelDictionary labels;
  private final LabelMaker vertexLabels;
  private final LabelMaker edgeLabels;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Label> vertices = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  private record Edge(String from, String to, Label label, int line) {}

  public GraphAssembly(GraphInput input, LabelDictionary labels, DefaultName defaultName) {
    this.input = input;
    this.labels = labels;
    this.vertexLabels = LabelMaker.forVertices(input.options(), defaultName);
    this.edgeLabels = LabelMaker.forEdges(input.options(), defaultName);
  }

  /** Adds the next vertex. */
  public void addVertex(String name, Map<String, Object> attributes, int line) {
    if (numbers.putIfAbsent(name, vertices.size()) != null) {
      throw input.error(line, "there is a second vertex " + quoted(name) + "; rename one");
    }
    vertices.add(vertexLabels.label(attributes));
  }

  public boolean hasVertex(String name) {
    return numbers.containsKey(name);
  }

  /** Adds an edge; its ends may come later. */
  public void addEdge(String from, String to, Map<String, Object> attributes, int line) {
    edges.add(new Edge(from, to, edgeLabels.label(attributes), line));
  }

  /** The graph of what was added. */
  public Graph build(String id, boolean directed) {
    return build(id, directed, input.options().multiEdges());
  }

  /** The graph of what was added, in a format that has its own mind about repeated edges. */
  public Graph build(String id, boolean directed, MultiEdges multiEdges) {
    GraphBuilder builder = directed ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    vertices.forEach(builder::addVertex);
    Set<Long> seen = new HashSet<>();
    for (Edge edge : edges) {
      int u = number(edge.from, edge);
      int v = number(edge.to, edge);
      if (seen.add(key(u, v, directed))) {
        builder.addEdge(u, v, edge.label);
      } else if (multiEdges == MultiEdges.REFUSE) {
        throw input.error(
            edge.line,
            "there is a second edge "
                + between(edge)
                + "; remove one, or say --multi-edges merge to keep the first");
      }
    }
    return builder.build();
  }

  private static long key(int u, int v, boolean directed) {
    long from = directed ? u : Math.min(u, v);
    long to = directed ? v : Math.max(u, v);
    return (from << 32) | to;
  }

  private int number(String name, Edge edge) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw input.error(
          edge.line,
          "the edge "
              + between(edge)
              + " names the vertex "
              + quoted(name)
              + ", which is not there; add the vertex or remove the edge");
    }
    return number;
  }

  private static String between(Edge edge) {
    return quoted(edge.from) + " " + quoted(edge.to);
  }

  private static String quoted(String name) {
    return "\"" + (name.length() > 80 ? name.substring(0, 80) + "…" : name) + "\"";
  }
}
