package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random pairs, directed or not, with loops, labels and names, written and read in every format
 * that can hold them: the distance is that of brute force over the graphs as they were, and names
 * come back and change nothing.
 */
class FormatsAgreeTest {
  private static final int PAIRS = 200;
  private static final ConstantCosts COSTS = new ConstantCosts(2, 3, 1.5, 1, 1.25, 0.5);

  @TempDir private Path folder;

  @Test
  void everyFormatGivesTheDistanceOfBruteForce() {
    Map<String, List<Graph>> counted = new java.util.TreeMap<>();
    Seeds.forEach(
        PAIRS,
        random -> {
          Shape shape =
              new Shape(0, random.nextBoolean(), random.nextInt(3), 2, 0.5, 0.3)
                  .withOrder(random.nextInt(5));
          boolean named = random.nextBoolean();
          Graph source = graph("source", shape, named, random);
          Graph target = graph("target", shape.withOrder(random.nextInt(5)), named, random);
          for (GraphFormat format : GraphFormats.all()) {
            if (format.writer().isPresent()) {
              agree(format, source, target);
              counted.put(format.name(), List.of(source, target));
            }
          }
        });
    assertThat(counted).hasSizeGreaterThanOrEqualTo(11);
  }

  private static Graph graph(String id, Shape shape, boolean named, Random random) {
    Graph graph = RandomGraphs.graph(id, shape, random);
    GraphBuilder copy =
        graph.isDirected()
            ? Graph.directed(id, graph.labels())
            : Graph.undirected(id, graph.labels());
    for (int v = 0; v < graph.order(); v++) {
      copy.addVertexWithLabelId(graph.vertexLabelId(v), named ? "v " + (9 - v) : "");
    }
    for (int e = 0; e < graph.size(); e++) {
      copy.addEdgeWithLabelId(graph.edgeFrom(e), graph.edgeTo(e), graph.edgeLabelId(e));
    }
    return copy.build();
  }

  private void agree(GraphFormat format, Graph source, Graph target) throws IOException {
    boolean labels = !List.of("graph6", "sparse6").contains(format.name());
    LabelUse carried = new LabelUse(labels && !format.name().equals("edge-list"), labels);
    Graph from = carried.apply(source);
    Graph to = carried.apply(target);
    if (!labels && (from.isDirected() || to.isDirected())) {
      return;
    }
    if (format.name().equals("graph6") && (hasLoop(from) || hasLoop(to))) {
      return;
    }
    Path first = write(format, from);
    Path second = write(format, to);
    GraphFiles files = new GraphFiles();
    Graph readFrom = files.one(first.toString());
    Graph readTo = files.one(second.toString());
    Comparison answer = Eugene.between(readFrom, readTo).costs(COSTS).solve();
    assertThat(answer.result().isOptimal()).isTrue();
    assertThat(answer.distance())
        .as(format.name())
        .isEqualTo(BruteForce.distance(new GraphPair(from, to), COSTS));
    if (format.writer().orElseThrow().carriesNames()) {
      assertThat(names(readFrom)).as(format.name()).isEqualTo(names(from));
      Graph applied = answer.path().orElseThrow().applyTo(readFrom);
      assertThat(applied).isEqualTo(readTo);
      assertThat(names(applied)).as(format.name()).isEqualTo(names(to));
    }
  }

  private Path write(GraphFormat format, Graph graph) throws IOException {
    Path file = folder.resolve(graph.id() + "." + format.endings().get(0));
    StringBuilder text = new StringBuilder();
    format.writer().orElseThrow().write(List.of(graph), text);
    return Files.writeString(file, text);
  }

  private static boolean hasLoop(Graph graph) {
    return IntStream.range(0, graph.size()).anyMatch(e -> graph.edgeFrom(e) == graph.edgeTo(e));
  }

  private static List<String> names(Graph graph) {
    return IntStream.range(0, graph.order()).mapToObj(graph::nameOfVertex).toList();
  }
}
