package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GraphBuilderTest {
  private final GraphBuilder undirected = Graph.undirected("g", new LabelDictionary());
  private final GraphBuilder directed = Graph.directed("g", new LabelDictionary());

  @Test
  void danglingEdgesAreRefused() {
    undirected.addVertex(Label.of("a"));
    assertThatThrownBy(() -> undirected.addEdge(0, 1, Label.BLANK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("edge 0 1 names vertex 1, but there are only 1 vertices (numbered from 0)");
    assertThatThrownBy(() -> undirected.addEdge(-1, 0, Label.BLANK))
        .hasMessageStartingWith("edge -1 0 names vertex -1");
  }

  @Test
  void anEdgeComesOnce() {
    addTwo(undirected);
    undirected.addEdge(0, 1, Label.of("x"));
    assertThatThrownBy(() -> undirected.addEdge(1, 0, Label.of("y")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("edge 1 0 is there twice; merge the two into one edge");
  }

  @Test
  void anArcComesOnceEachWay() {
    addTwo(directed);
    directed.addEdge(0, 1, Label.BLANK).addEdge(1, 0, Label.BLANK);
    assertThatThrownBy(() -> directed.addEdge(0, 1, Label.BLANK)).hasMessageContaining("twice");
    assertThat(directed.build().size()).isEqualTo(2);
  }

  @Test
  void aLoopComesOnce() {
    addTwo(undirected);
    undirected.addEdge(1, 1, Label.BLANK);
    assertThatThrownBy(() -> undirected.addEdge(1, 1, Label.BLANK)).hasMessageContaining("twice");
  }

  @Test
  void aRefusedEdgeLeavesNoTrace() {
    addTwo(undirected);
    undirected.addEdge(0, 1, Label.of("x"));
    assertThatThrownBy(() -> undirected.addEdge(0, 1, Label.of("y"))).isNotNull();
    assertThatThrownBy(() -> undirected.addEdge(0, 7, Label.of("y"))).isNotNull();
    assertThat(undirected.build()).isEqualTo(Sketch.undirected("a b", "0-1:x"));
  }

  @Test
  void theBuilderMayGoOnAfterBuilding() {
    addTwo(undirected);
    Graph before = undirected.build();
    undirected.addEdge(0, 1, Label.BLANK);
    assertThat(before.size()).isZero();
    assertThat(undirected.build().size()).isEqualTo(1);
    assertThat(undirected.order()).isEqualTo(2);
  }

  @Test
  void thousandsOfEdgesKeepTheirPlace() {
    int n = 120;
    for (int v = 0; v < n; v++) {
      directed.addVertex(Label.of("v" + v));
    }
    for (int u = n - 1; u >= 0; u--) {
      for (int v = n - 1; v >= 0; v--) {
        directed.addEdge(u, v, Label.of(u + ">" + v));
      }
    }
    Graph graph = directed.build();
    assertThat(graph.size()).isEqualTo(n * n);
    for (int u = 0; u < n; u++) {
      for (int v = 0; v < n; v++) {
        assertThat(graph.labelOfEdge(graph.edge(u, v)).name()).isEqualTo(u + ">" + v);
      }
    }
  }

  private static void addTwo(GraphBuilder builder) {
    builder.addVertex(Label.of("a"));
    builder.addVertex(Label.of("b"));
  }
}
