package org.eugene.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.graph.Graph;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;

/** Collections and costs that are awkward in different ways. */
enum Kind {
  UNIFORM("uniform", "", Shape.plain(0).withLabels(3, 1)),
  LOPSIDED(
      "vertex-insert=3,vertex-delete=1.5,vertex-substitute=2.25,edge-insert=0.5,edge-delete=2,"
          + "edge-substitute=0.75",
      "",
      Shape.plain(0).withLabels(3, 2).withLoops(0.1)),
  ASYMMETRIC(
      "asymmetric.json",
      "{\"vertices\":{\"insert\":{\"*\":2},\"delete\":{\"a\":1,\"*\":1.5},"
          + "\"substitute\":{\"a\":{\"b\":0.5,\"*\":2},\"b\":{\"a\":1.75},\"*\":{\"*\":1}}},"
          + "\"edges\":{\"insert\":{\"*\":1},\"delete\":{\"*\":0.25},"
          + "\"substitute\":{\"1\":{\"2\":0.125},\"*\":{\"*\":1}}}}",
      Shape.plain(0).withLabels(3, 2)),
  DIRECTED("uniform", "", Shape.plain(0).withLabels(2, 2).withDirected(true).withDensity(0.3)),
  LABELLED_EDGES("uniform", "", Shape.plain(0).withLabels(1, 4)),
  RANKED("paper-2", "", Shape.plain(0).withLabels(4, 1));

  private static final int MOST_VERTICES = 6;

  private final String costs;
  private final String json;
  private final Shape shape;

  Kind(String costs, String json, Shape shape) {
    this.costs = costs;
    this.json = json;
    this.shape = shape;
  }

  /** Strangers, near copies and copies. */
  List<Graph> graphs(Random random, int count) {
    List<Graph> graphs = new ArrayList<>();
    for (int g = 0; g < count; g++) {
      boolean copy = g > 0 && random.nextInt(4) == 0;
      Graph graph =
          copy
              ? RandomGraphs.shuffled(graphs.get(random.nextInt(g)), random)
              : RandomGraphs.graph("g", shape.withOrder(random.nextInt(MOST_VERTICES + 1)), random);
      graphs.add(graph.withId("g" + g));
    }
    return graphs;
  }

  /** Every answer proved. */
  SpreadOptions options() {
    return SpreadOptions.defaults()
        .withCosts(costs, json)
        .withLabels(List.of("a", "b", "c", "d"))
        .provingAll();
  }
}
