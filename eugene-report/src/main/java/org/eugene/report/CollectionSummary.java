package org.eugene.report;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;

/**
 * What is in a collection.
 *
 * @param name what it was called
 * @param graphs how many
 * @param directed how many of them are directed
 * @param orders vertices of the graphs
 * @param sizes edges of the graphs
 * @param degrees edges at the vertices
 * @param vertexLabels how often each name occurs, the most frequent first
 * @param edgeLabels how often each name occurs, the most frequent first
 * @param named how many graphs have names for vertices
 * @param vertexAttributes attributes of vertices that are part of no label
 * @param edgeAttributes attributes of edges that are part of no label
 */
public record CollectionSummary(
    String name,
    int graphs,
    int directed,
    Spread orders,
    Spread sizes,
    Spread degrees,
    Map<String, Long> vertexLabels,
    Map<String, Long> edgeLabels,
    int named,
    List<String> vertexAttributes,
    List<String> edgeAttributes) {

  /** Keeps copies of the lists of attributes. */
  public CollectionSummary {
    vertexAttributes = List.copyOf(vertexAttributes);
    edgeAttributes = List.copyOf(edgeAttributes);
  }

  /** Counts what these graphs have; the attributes are those that their files offered. */
  public static CollectionSummary of(
      String name, List<Graph> graphs, List<String> vertexAttributes, List<String> edgeAttributes) {
    return new CollectionSummary(
        name,
        graphs.size(),
        (int) graphs.stream().filter(Graph::isDirected).count(),
        spread(graphs, Graph::order),
        spread(graphs, Graph::size),
        Spread.of(graphs.stream().flatMapToInt(CollectionSummary::degrees).toArray()),
        names(graphs, Graph::order, graph -> v -> graph.labelOfVertex(v).name()),
        names(graphs, Graph::size, graph -> e -> graph.labelOfEdge(e).name()),
        (int) graphs.stream().filter(Graph::hasNames).count(),
        vertexAttributes,
        edgeAttributes);
  }

  private static Spread spread(List<Graph> graphs, ToIntFunction<Graph> number) {
    return Spread.of(graphs.stream().mapToInt(number).toArray());
  }

  private static IntStream degrees(Graph graph) {
    return IntStream.range(0, graph.order()).map(graph::degree);
  }

  private static Map<String, Long> names(
      List<Graph> graphs, ToIntFunction<Graph> count, Function<Graph, IntFunction<String>> nameOf) {
    Map<String, Long> counts = new HashMap<>();
    for (Graph graph : graphs) {
      IntFunction<String> name = nameOf.apply(graph);
      for (int at = 0; at < count.applyAsInt(graph); at++) {
        counts.merge(name.apply(at), 1L, Long::sum);
      }
    }
    Map<String, Long> sorted = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }
}
