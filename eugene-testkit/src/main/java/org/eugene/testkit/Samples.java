package org.eugene.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;

/** Pairs of small random graphs, with costs that are lopsided unless said otherwise. */
public final class Samples {
  private static final double[] DENSITIES = {0, 0.2, 0.5, 0.8, 1};

  private Samples() {}

  /**
   * A pair and its costs.
   *
   * @param pair source and target
   * @param costs of turning the one into the other
   */
  public record Sample(GraphPair pair, EditCosts costs) {
    public GedProblem problem() {
      return GedProblem.of(pair, costs);
    }

    @Override
    public String toString() {
      return RandomGraphs.describe(pair.source())
          + "  =>  "
          + RandomGraphs.describe(pair.target())
          + "  at  "
          + costs;
    }
  }

  /** Any pair of graphs with up to that many vertices, at any costs. */
  public static Sample any(Random random, int maxOrder) {
    return new Sample(pair(random, maxOrder), RandomCosts.any(random));
  }

  /** Two graphs of one kind with up to that many vertices: unrelated ones or near copies. */
  public static GraphPair pair(Random random, int maxOrder) {
    Shape shape = shape(random).withOrder(random.nextInt(maxOrder + 1));
    Graph source = RandomGraphs.graph("s", shape, random);
    if (random.nextInt(4) == 0) {
      return new GraphPair(source, RandomGraphs.shuffled(source, random).withId("t"));
    }
    int order = random.nextInt(maxOrder + 1);
    return new GraphPair(source, RandomGraphs.graph("t", shape.withOrder(order), random));
  }

  /** A shape with everything but its order drawn. */
  public static Shape shape(Random random) {
    return new Shape(
        0,
        random.nextBoolean(),
        random.nextInt(4),
        1 + random.nextInt(3),
        DENSITIES[random.nextInt(DENSITIES.length)],
        random.nextInt(3) == 0 ? 0.4 : 0);
  }

  /**
   * A corner and what it is called.
   *
   * @param name the rule
   * @param pair an instance of it
   */
  public record Corner(String name, GraphPair pair) {}

  /** The corners that every method should have turned at least once, undirected and directed. */
  public static List<Corner> corners(int order) {
    List<Corner> corners = new ArrayList<>();
    for (boolean directed : new boolean[] {false, true}) {
      Shape rich =
          new Shape(order, directed, 2, 2, 0.6, 0.3); // labels, edge labels and loops at once
      Shape bare = rich.withDensity(0).withLoops(0);
      String kind = directed ? ", directed" : ", undirected";
      add(corners, "two empty graphs" + kind, rich.withOrder(0), rich.withOrder(0));
      add(corners, "from the empty graph" + kind, rich.withOrder(0), rich);
      add(corners, "to the empty graph" + kind, rich, rich.withOrder(0));
      add(corners, "one vertex each" + kind, bare.withOrder(1), bare.withOrder(1));
      add(
          corners,
          "one loop each" + kind,
          rich.withOrder(1).withLoops(1),
          rich.withOrder(1).withLoops(1));
      add(corners, "one vertex to many" + kind, rich.withOrder(1), rich);
      add(corners, "many vertices to one" + kind, rich, rich.withOrder(1));
      add(corners, "no edges" + kind, bare, bare);
      add(corners, "edges to none" + kind, rich, bare);
      add(corners, "none to edges" + kind, bare, rich);
      add(corners, "all labels equal" + kind, rich.withLabels(1, 1), rich.withLabels(1, 1));
      add(corners, "all labels different" + kind, rich.withLabels(0, 3), rich.withLabels(0, 3));
      add(corners, "all edges there" + kind, rich.withDensity(1).withLoops(1), rich);
      Graph graph = RandomGraphs.graph("g", rich, new Random(order));
      corners.add(new Corner("equal graphs" + kind, new GraphPair(graph, graph)));
    }
    return corners;
  }

  private static void add(List<Corner> corners, String name, Shape source, Shape target) {
    Random random = new Random(name.hashCode());
    corners.add(
        new Corner(
            name,
            new GraphPair(
                RandomGraphs.graph("s", source, random), RandomGraphs.graph("t", target, random))));
  }
}
