package org.eugene.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Shape;

/** Random collections of small graphs of one kind: strangers, near copies and copies. */
final class Collections {
  private Collections() {}

  static List<Graph> random(Random random, int count, int maxOrder) {
    return random(Samples.shape(random), random, count, maxOrder);
  }

  static List<Graph> random(Shape shape, Random random, int count, int maxOrder) {
    List<Graph> graphs = new ArrayList<>();
    for (int g = 0; g < count; g++) {
      boolean copy = g > 0 && random.nextInt(4) == 0;
      Graph graph =
          copy
              ? RandomGraphs.shuffled(graphs.get(random.nextInt(g)), random)
              : RandomGraphs.graph("g", shape.withOrder(random.nextInt(maxOrder + 1)), random);
      graphs.add(graph.withId("g" + g));
    }
    return graphs;
  }
}
