package org.eugene.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.testkit.Samples.Sample;

/**
 * Small graphs that look alike from many vertices, few of them twins: cycles, directed or not,
 * complete bipartite graphs, stars of paths, two equal components, cubes and prisms; with an edge
 * flipped now and then, and vertices renumbered.
 */
public final class SymmetricGraphs {
  private SymmetricGraphs() {}

  /** A pair of such graphs of up to so many vertices, at lopsided prices. */
  public static Sample pair(Random random, int maxOrder) {
    boolean directed = random.nextInt(3) == 0;
    GraphPair pair =
        new GraphPair(graph(random, maxOrder, directed), graph(random, maxOrder, directed));
    EditCosts costs = RandomCosts.any(random);
    return new Sample(pair, costs);
  }

  /** One of 3 to so many vertices. */
  public static Graph graph(Random random, int maxOrder, boolean directed) {
    int order = 3 + random.nextInt(maxOrder - 2);
    List<int[]> edges = edges(order, random);
    if (random.nextInt(3) == 0) {
      edges.add(new int[] {random.nextInt(order), random.nextInt(order)});
    }
    if (random.nextInt(6) == 0 && !edges.isEmpty()) {
      edges.remove(random.nextInt(edges.size()));
    }
    GraphBuilder builder =
        directed
            ? Graph.directed("g", new LabelDictionary())
            : Graph.undirected("g", new LabelDictionary());
    int period = 1 + random.nextInt(3);
    boolean loops = random.nextInt(5) == 0;
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of(v % period == 0 ? "a" : "b"));
    }
    int kinds = 1 + random.nextInt(2);
    boolean[][] joined = new boolean[order][order];
    for (int[] edge : edges) {
      boolean isNew = !joined[edge[0]][edge[1]] && (directed || !joined[edge[1]][edge[0]]);
      if (isNew && (edge[0] != edge[1] || loops)) {
        joined[edge[0]][edge[1]] = true;
        builder.addEdge(edge[0], edge[1], Label.of("" + (edge[0] + edge[1]) % kinds));
      }
    }
    return RandomGraphs.shuffled(builder.build(), random);
  }

  private static List<int[]> edges(int order, Random random) {
    List<int[]> edges = new ArrayList<>();
    int pattern = random.nextInt(6);
    int split = 1 + random.nextInt(order - 1);
    int half = order / 2;
    for (int u = 0; u < order; u++) {
      for (int v = 0; v < order; v++) {
        boolean joined =
            switch (pattern) {
              case 0 -> v == (u + 1) % order;
              case 1 -> u < split && v >= split;
              case 2 -> (u == 0 && v % 2 == 1) || (v == u + 1 && u % 2 == 1);
              case 3 -> u / half == v / half && v == u + 1;
              case 4 -> Integer.bitCount(u ^ v) == 1 && u < v;
              default -> (u / half == v / half && v % half == (u + 1) % half) || v == u + half;
            };
        if (joined && u != v) {
          edges.add(new int[] {u, v});
        }
      }
    }
    return edges;
  }
}
