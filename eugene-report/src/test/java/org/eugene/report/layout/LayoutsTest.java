package org.eugene.report.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class LayoutsTest {
  private static Overlay alone(Graph graph) {
    GedProblem problem = GedProblem.of(new GraphPair(graph, graph), ConstantCosts.uniform());
    int[] image = new int[graph.order()];
    for (int v = 0; v < image.length; v++) {
      image[v] = v;
    }
    return Overlay.of(problem.pair(), EditPath.of(problem, VertexMapping.of(image, graph.order())));
  }

  private static Layout layout(Overlay overlay) {
    return Layouts.of(overlay, VertexShapes.of(overlay));
  }

  private static Graph graph(boolean directed, int order, int[][] edges) {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder = directed ? Graph.directed("g", labels) : Graph.undirected("g", labels);
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.BLANK);
    }
    for (int[] edge : edges) {
      builder.addEdge(edge[0], edge[1], Label.BLANK);
    }
    return builder.build();
  }

  @Test
  void theSameOverlayGetsTheSamePlaces() {
    Seeds.forEach(
        6,
        random -> {
          Shape shape = Shape.plain(12).withDensity(0.2).withDirected(random.nextBoolean());
          Graph graph = RandomGraphs.graph("g", shape, random);
          assertThat(layout(alone(graph))).isEqualTo(layout(alone(graph)));
        });
  }

  @Test
  void verticesDoNotOverlap() {
    Seeds.forEach(
        12,
        random -> {
          Shape shape =
              Shape.plain(1 + random.nextInt(30))
                  .withDensity(random.nextDouble() * 0.3)
                  .withLabels(0, 1)
                  .withDirected(random.nextBoolean());
          Overlay overlay = alone(RandomGraphs.graph("vertex number ", shape, random));
          List<VertexShape> shapes = VertexShapes.of(overlay);
          List<Point> places = Layouts.of(overlay, shapes).overlay();
          for (int u = 0; u < places.size(); u++) {
            for (int v = u + 1; v < places.size(); v++) {
              double dx = Math.abs(places.get(u).x() - places.get(v).x());
              double dy = Math.abs(places.get(u).y() - places.get(v).y());
              assertThat(
                      dx > (shapes.get(u).width() + shapes.get(v).width()) / 2 - 1
                          || dy > (shapes.get(u).height() + shapes.get(v).height()) / 2 - 1)
                  .as(u + " and " + v)
                  .isTrue();
            }
          }
        });
  }

  @Test
  void aTreeAndAGridOfThirtyHaveNoCrossings() {
    int[][] tree = new int[29][];
    for (int v = 1; v < 30; v++) {
      tree[v - 1] = new int[] {(v - 1) / 2, v};
    }
    assertThat(crossings(alone(graph(false, 30, tree)))).isZero();
    int[][] grid = new int[49][];
    int count = 0;
    for (int v = 0; v < 30; v++) {
      if (v % 6 < 5) {
        grid[count++] = new int[] {v, v + 1};
      }
      if (v + 6 < 30) {
        grid[count++] = new int[] {v, v + 6};
      }
    }
    assertThat(crossings(alone(graph(false, 30, grid)))).isZero();
  }

  /** A planar graph of 30 vertices that nobody drew before: a triangle, split again and again. */
  @Test
  void planarGraphsOfThirtyHaveFewCrossings() {
    Seeds.forEach(3, random -> assertThat(crossings(alone(outerplanar(random)))).isLessThan(4));
  }

  private static Graph outerplanar(Random random) {
    int[][] edges = new int[57][];
    int[] left = new int[60];
    int[] right = new int[60];
    int open = 1;
    right[0] = 1;
    edges[0] = new int[] {0, 1};
    int count = 1;
    for (int v = 2; v < 30; v++) {
      int side = random.nextInt(open);
      edges[count++] = new int[] {left[side], v};
      edges[count++] = new int[] {right[side], v};
      left[open] = v;
      right[open++] = right[side];
      right[side] = v;
    }
    return graph(false, 30, edges);
  }

  private static int crossings(Overlay overlay) {
    List<Point> places = layout(overlay).overlay();
    int crossings = 0;
    for (OverlayEdge e : overlay.edges()) {
      for (OverlayEdge f : overlay.edges()) {
        boolean apart =
            e.from() != f.from() && e.from() != f.to() && e.to() != f.from() && e.to() != f.to();
        if (apart
            && e.from() < f.from()
            && side(e.from(), e.to(), f.from(), places) != side(e.from(), e.to(), f.to(), places)
            && side(f.from(), f.to(), e.from(), places) != side(f.from(), f.to(), e.to(), places)) {
          crossings++;
        }
      }
    }
    return crossings;
  }

  private static boolean side(int a, int b, int c, List<Point> p) {
    return (p.get(b).x() - p.get(a).x()) * (p.get(c).y() - p.get(a).y())
            - (p.get(b).y() - p.get(a).y()) * (p.get(c).x() - p.get(a).x())
        > 0;
  }

  @Test
  void arcsOfAnAcyclicGraphPointDown() {
    int[][] arcs = {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}, {0, 4}};
    Overlay overlay = alone(graph(true, 5, arcs));
    Layout layout = layout(overlay);
    for (OverlayEdge arc : overlay.edges()) {
      assertThat(layout.overlay().get(arc.to()).y())
          .isGreaterThan(layout.overlay().get(arc.from()).y());
    }
    assertThat(layout.bends().stream().filter(bends -> !bends.isEmpty())).hasSize(1);
  }

  @Test
  void poolingFindsTheNearestOrderedPlaces() {
    assertThat(LayerColumns.pool(new double[] {3, 1, 2}, new double[] {1, 1, 1}))
        .containsExactly(2, 2, 2);
    assertThat(LayerColumns.pool(new double[] {1, 5, 2, 9}, new double[] {1, 1, 2, 1}))
        .containsExactly(1, 3, 3, 9);
  }
}
