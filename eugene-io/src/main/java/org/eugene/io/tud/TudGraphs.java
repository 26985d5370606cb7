package org.eugene.io.tud;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.AttributeValue;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelMaker;

/** The graphs of a data set, growing. */
final class TudGraphs {
  private final LabelDictionary labels;
  private final LabelMaker vertexLabels;
  private final LabelMaker edgeLabels;
  private final TudMirrors mirrors;
  private final Map<Integer, GraphBuilder> builders = new LinkedHashMap<>();
  // By the number of a vertex in the data set, from 1: its graph and its number there.
  private int[] graphOf = new int[1024];
  private int[] numberInGraph = new int[1024];
  private int vertices;

  TudGraphs(GraphInput input, LabelDictionary labels) {
    this.labels = labels;
    this.vertexLabels = LabelMaker.forVertices(input, LabelMaker.OBVIOUS);
    this.edgeLabels = LabelMaker.forEdges(input, LabelMaker.OBVIOUS);
    this.mirrors = new TudMirrors(input.options().multiEdges());
  }

  void readVertices(TudTable indicator, TudTable names, TudTable attributes) throws IOException {
    while (indicator.next()) {
      names.nextWith(indicator);
      attributes.nextWith(indicator);
      int graph = indicator.number(indicator.values().get(0));
      GraphBuilder builder =
          builders.computeIfAbsent(graph, id -> Graph.undirected(String.valueOf(id), labels));
      addVertex(graph, builder.addVertex(label(vertexLabels, names, attributes)));
    }
    checkEnds(names);
    checkEnds(attributes);
  }

  private static void checkEnds(TudTable other) throws IOException {
    if (other.isThere() && other.next()) {
      throw other.error("it has more lines than the file that it describes");
    }
  }

  private void addVertex(int graph, int number) {
    vertices++;
    if (vertices == graphOf.length) {
      graphOf = Arrays.copyOf(graphOf, 2 * vertices);
      numberInGraph = Arrays.copyOf(numberInGraph, 2 * vertices);
    }
    graphOf[vertices] = graph;
    numberInGraph[vertices] = number;
  }

  private static Label label(LabelMaker maker, TudTable names, TudTable attributes) {
    Map<String, Object> values = new LinkedHashMap<>();
    if (names.isThere()) {
      values.put(LabelMaker.NAME, LabelMaker.join(names.values()));
    }
    int at = 0;
    for (String value : attributes.values()) {
      values.put("a" + at++, AttributeValue.decimal(value));
    }
    return maker.label(values);
  }

  void readEdges(TudTable adjacency, TudTable names, TudTable attributes) throws IOException {
    while (adjacency.next()) {
      names.nextWith(adjacency);
      attributes.nextWith(adjacency);
      List<String> ends = adjacency.values();
      if (ends.size() != 2) {
        throw adjacency.error("an edge is two numbers with a comma between; write such a line");
      }
      addEdge(
          vertex(ends.get(0), adjacency),
          vertex(ends.get(1), adjacency),
          labels.intern(label(edgeLabels, names, attributes)),
          adjacency);
    }
    checkEnds(names);
    checkEnds(attributes);
  }

  private int vertex(String value, TudTable adjacency) {
    int vertex = adjacency.number(value);
    if (vertex > vertices) {
      throw adjacency.error(
          "there is no vertex " + vertex + ", the data set has " + vertices + "; check its files");
    }
    return vertex;
  }

  private void addEdge(int u, int v, int label, TudTable adjacency) {
    GraphBuilder builder = builders.get(graphOf[u]);
    if (graphOf[u] != graphOf[v] || builder == null) {
      throw adjacency.error(
          "vertices " + u + " and " + v + " are in different graphs; remove the edge");
    }
    if (mirrors.isNew(u, v, label, adjacency)) {
      builder.addEdgeWithLabelId(numberInGraph[u], numberInGraph[v], label);
    }
  }

  List<Graph> build() {
    List<Graph> graphs = new ArrayList<>();
    builders.values().forEach(builder -> graphs.add(builder.build()));
    return List.copyOf(graphs);
  }
}
