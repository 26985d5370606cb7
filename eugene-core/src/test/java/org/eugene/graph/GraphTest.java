package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class GraphTest {
  private static final Graph TRIANGLE = Sketch.undirected("a b a", "2-1:x 0-2:y 1-0:x 1-1:z");

  @Test
  void countsVerticesAndEdgesWithLoops() {
    assertThat(TRIANGLE.order()).isEqualTo(3);
    assertThat(TRIANGLE.size()).isEqualTo(4);
    assertThat(TRIANGLE.degree(1)).isEqualTo(3);
    assertThat(TRIANGLE.isDirected()).isFalse();
  }

  @Test
  void edgesAreSortedWithTheSmallerEndFirst() {
    int[][] expected = {{0, 1}, {0, 2}, {1, 1}, {1, 2}};
    for (int e = 0; e < expected.length; e++) {
      assertThat(new int[] {TRIANGLE.edgeFrom(e), TRIANGLE.edgeTo(e)}).isEqualTo(expected[e]);
      assertThat(TRIANGLE.edge(expected[e][0], expected[e][1])).isEqualTo(e);
      assertThat(TRIANGLE.edge(expected[e][1], expected[e][0])).isEqualTo(e);
    }
    assertThat(TRIANGLE.labelOfEdge(1)).isEqualTo(Label.of("y"));
  }

  @Test
  void neighboursAscend() {
    assertThat(TRIANGLE.neighbour(1, 0)).isZero();
    assertThat(TRIANGLE.neighbour(1, 1)).isEqualTo(1);
    assertThat(TRIANGLE.neighbour(1, 2)).isEqualTo(2);
    assertThat(TRIANGLE.incidentEdge(1, 2)).isEqualTo(3);
  }

  @Test
  void whatIsNotThereIsNoEdge() {
    assertThat(TRIANGLE.edge(0, 0)).isEqualTo(Graph.NO_EDGE);
    assertThat(TRIANGLE.edgeLabelId(2, 2)).isEqualTo(Graph.NO_EDGE);
  }

  @Test
  void arcsHaveADirection() {
    Graph arcs = Sketch.directed("a a a", "1-0 1-2 2-1");
    assertThat(arcs.edge(0, 1)).isEqualTo(Graph.NO_EDGE);
    assertThat(arcs.edge(1, 0)).isZero();
    assertThat(arcs.edge(1, 2)).isNotEqualTo(arcs.edge(2, 1));
    assertThat(arcs.degree(0)).isZero();
    assertThat(arcs.degree(1)).isEqualTo(2);
  }

  @Test
  void equalityLooksThroughDictionariesAndIds() {
    LabelDictionary other = new LabelDictionary();
    other.intern(Label.of("not in the graph"));
    GraphBuilder builder = Graph.undirected("another name", other);
    builder.addVertex(Label.of("a"));
    builder.addVertex(Label.of("b"));
    builder.addVertex(Label.of("a"));
    builder.addEdge(1, 1, Label.of("z")).addEdge(0, 1, Label.of("x"));
    builder.addEdge(1, 2, Label.of("x")).addEdge(0, 2, Label.of("y"));
    assertThat(builder.build()).isEqualTo(TRIANGLE).hasSameHashCodeAs(TRIANGLE);
  }

  @Test
  void everyPartCountsForEquality() {
    assertThat(TRIANGLE)
        .isNotEqualTo(Sketch.undirected("a b b", "0-1:x 0-2:y 1-1:z 1-2:x"))
        .isNotEqualTo(Sketch.undirected("a b a", "0-1:x 0-2:x 1-1:z 1-2:x"))
        .isNotEqualTo(Sketch.undirected("a b a", "0-1:x 0-2:y 2-2:z 1-2:x"))
        .isNotEqualTo(Sketch.directed("a b a", "0-1:x 0-2:y 1-1:z 1-2:x"));
  }

  @Test
  void withoutEdgesThereIsNoDirection() {
    assertThat(Sketch.directed("a b", "")).isEqualTo(Sketch.undirected("a b", ""));
  }

  @Test
  void permutingMovesLabelsAndEdgesAlong() {
    Graph moved = TRIANGLE.permuted(new int[] {2, 0, 1});
    assertThat(moved).isEqualTo(Sketch.undirected("b a a", "0-1:x 1-2:y 0-2:x 0-0:z"));
    assertThat(moved.permuted(new int[] {1, 2, 0})).isEqualTo(TRIANGLE);
  }

  @Test
  void onlyAPermutationPermutes() {
    assertThatThrownBy(() -> TRIANGLE.permuted(new int[] {0, 1}))
        .hasMessage("newNumber has 2 entries for 3 vertices");
    assertThatThrownBy(() -> TRIANGLE.permuted(new int[] {0, 1, 1}))
        .hasMessage("newNumber must be a permutation of 0..2");
  }

  @Test
  void relabellingLeavesTheOriginalAlone() {
    Graph upper =
        TRIANGLE
            .mapVertexLabels((v, label) -> Label.of(label.name() + v))
            .mapEdgeLabels(label -> Label.BLANK);
    assertThat(upper).isEqualTo(Sketch.undirected("a0 b1 a2", "0-1 0-2 1-1 1-2"));
    assertThat(TRIANGLE.labelOfVertex(0)).isEqualTo(Label.of("a"));
  }

  @Test
  void everyEdgeIsFoundFromItsRows() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      boolean directed = random.nextBoolean();
      int n = random.nextInt(12);
      boolean[][] there = new boolean[n][n];
      LabelDictionary labels = new LabelDictionary();
      GraphBuilder builder = directed ? Graph.directed("g", labels) : Graph.undirected("g", labels);
      for (int v = 0; v < n; v++) {
        builder.addVertex(Label.BLANK);
      }
      for (int tried = 0; tried < n * n; tried++) {
        int u = random.nextInt(n);
        int v = random.nextInt(n);
        if (!there[u][v]) {
          builder.addEdge(u, v, Label.of("" + tried));
          there[u][v] = true;
          there[v][u] |= !directed;
        }
      }
      checkRows(builder.build(), there);
    }
  }

  private static void checkRows(Graph graph, boolean[][] there) {
    for (int u = 0; u < there.length; u++) {
      int degree = 0;
      for (int v = 0; v < there.length; v++) {
        assertThat(graph.edge(u, v) != Graph.NO_EDGE).isEqualTo(there[u][v]);
        if (there[u][v]) {
          assertThat(graph.neighbour(u, degree)).isEqualTo(v);
          assertThat(graph.incidentEdge(u, degree)).isEqualTo(graph.edge(u, v));
          degree++;
        }
      }
      assertThat(graph.degree(u)).isEqualTo(degree);
    }
  }

  @Test
  void printsItsSize() {
    assertThat(TRIANGLE.withId("t")).hasToString("graph t (3 vertices, 4 edges)");
    assertThat(Sketch.directed("", "")).hasToString("directed graph sketch (0 vertices, 0 edges)");
  }
}
