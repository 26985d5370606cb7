package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class IsomorphismTest {
  private final LabelDictionary labels = new LabelDictionary();

  @Test
  void renumberingChangesNothing() {
    Seeds.forEach(
        200,
        random -> {
          Graph graph = Samples.any(random, 9).pair().source();
          assertThat(Isomorphism.isBetween(graph, RandomGraphs.shuffled(graph, random))).isTrue();
        });
  }

  @Test
  void agreesWithTryingAllNumberings() {
    Seeds.forEach(
        300,
        random -> {
          Graph one = small(random);
          Graph other = small(random);
          assertThat(Isomorphism.isBetween(one, other))
              .isEqualTo(existsByTrying(one, other, new int[one.order()], 0));
        });
  }

  /** Few labels and few edges, so that pairs are often isomorphic. */
  private Graph small(Random random) {
    boolean directed = random.nextBoolean();
    int order = 3 + random.nextInt(2);
    GraphBuilder graph =
        directed ? Graph.directed("g", labels) : Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < order; v++) {
      graph.addVertex(Label.of(random.nextInt(4) == 0 ? "N" : "C"));
    }
    for (int u = 0; u < order; u++) {
      for (int v = directed ? 0 : u; v < order; v++) {
        if (random.nextInt(4) == 0) {
          graph.addEdge(u, v, Label.of(random.nextInt(4) == 0 ? "2" : "1"));
        }
      }
    }
    return graph.build();
  }

  private static boolean existsByTrying(Graph one, Graph other, int[] image, int next) {
    if (one.order() != other.order()) {
      return false;
    }
    if (next == image.length) {
      return one.permuted(image).equals(other);
    }
    for (int k = 0; k < image.length; k++) {
      boolean free = true;
      for (int v = 0; v < next; v++) {
        free &= image[v] != k;
      }
      image[next] = k;
      if (free && existsByTrying(one, other, image, next + 1)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void colouringsThatAgreeAreNotEnough() {
    Graph hexagon = circles(6);
    Graph triangles = circles(3, 3);

    assertThat(Isomorphism.isBetween(hexagon, triangles)).isFalse();
    assertThat(Isomorphism.isBetween(circles(4, 8, 5), circles(8, 5, 4))).isTrue();
    assertThat(Isomorphism.isBetween(circles(12, 5), circles(9, 8))).isFalse();
  }

  private Graph circles(int... lengths) {
    GraphBuilder graph = Graph.undirected("circles", labels);
    for (int length : lengths) {
      int first = graph.order();
      for (int v = 0; v < length; v++) {
        graph.addVertex(Label.BLANK);
      }
      for (int v = 0; v < length; v++) {
        graph.addEdge(first + v, first + (v + 1) % length, Label.BLANK);
      }
    }
    return graph.build();
  }

  /** Both are strongly regular with the same parameters: no colouring tells them apart. */
  @Test
  void rooksGraphIsNotShrikhandes() {
    Graph rook = onTorus(List.of(1, 2, 3), List.of(4, 8, 12));
    GraphBuilder shrikhande = Graph.undirected("shrikhande", labels);
    for (int v = 0; v < 16; v++) {
      shrikhande.addVertex(Label.BLANK);
    }
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}};
    for (int x = 0; x < 4; x++) {
      for (int y = 0; y < 4; y++) {
        for (int[] step : steps) {
          shrikhande.addEdge(4 * x + y, 4 * ((x + step[0]) % 4) + (y + step[1]) % 4, Label.BLANK);
        }
      }
    }
    Graph other = shrikhande.build();

    assertThat(rook.size()).isEqualTo(other.size()).isEqualTo(48);
    assertThat(Isomorphism.isBetween(rook, other)).isFalse();
    assertThat(Isomorphism.isBetween(other, RandomGraphs.shuffled(other, new Random(5)))).isTrue();
  }

  private Graph onTorus(List<Integer> rowSteps, List<Integer> columnSteps) {
    GraphBuilder graph = Graph.undirected("rook", labels);
    for (int v = 0; v < 16; v++) {
      graph.addVertex(Label.BLANK);
    }
    for (int v = 0; v < 16; v++) {
      for (int step : rowSteps) {
        int w = v / 4 * 4 + (v + step) % 4;
        if (v < w) {
          graph.addEdge(v, w, Label.BLANK);
        }
      }
      for (int step : columnSteps) {
        int w = (v + step) % 16;
        if (v < w) {
          graph.addEdge(v, w, Label.BLANK);
        }
      }
    }
    return graph.build();
  }

  @Test
  void symmetricGraphsAreNoTrouble() {
    GraphBuilder complete = Graph.undirected("complete", labels);
    GraphBuilder empty = Graph.undirected("empty", labels);
    for (int v = 0; v < 60; v++) {
      complete.addVertex(Label.BLANK);
      empty.addVertex(Label.BLANK);
      for (int u = 0; u < v; u++) {
        complete.addEdge(u, v, Label.BLANK);
      }
    }
    assertThat(Isomorphism.isBetween(complete.build(), complete.build())).isTrue();
    assertThat(Isomorphism.isBetween(empty.build(), empty.build())).isTrue();
    assertThat(Isomorphism.isBetween(complete.build(), empty.build())).isFalse();
  }

  @Test
  void firstOfEveryClassStays() {
    Random random = new Random(3);
    List<Graph> graphs = new ArrayList<>();
    for (int copy = 0; copy < 200; copy++) {
      for (int length = 3; length < 9; length++) {
        graphs.add(RandomGraphs.shuffled(circles(length, 9 - length % 3), random));
      }
    }
    assertThat(Isomorphism.distinct(graphs)).containsExactlyElementsOf(graphs.subList(0, 5));
    assertThat(Isomorphism.distinct(List.of())).isEmpty();
  }
}
