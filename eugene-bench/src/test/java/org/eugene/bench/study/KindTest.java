package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.junit.jupiter.api.Test;

class KindTest {
  private static final int ORDER = 40;

  private static Graph ring() {
    GraphBuilder ring = Graph.undirected("ring");
    for (int v = 0; v < ORDER; v++) {
      ring.addVertex(v % 2 == 0 ? "C" : "N");
    }
    for (int v = 0; v < ORDER; v++) {
      ring.addEdge(v, (v + 1) % ORDER, "1");
    }
    return ring.build();
  }

  private static Graph only(Kind kind) {
    return kind.graphs(List.of(ring()), 1).get(0);
  }

  @Test
  void costsAreWhatTheirNamesSay() {
    Label carbon = ring().labelOfVertex(0);
    Label nitrogen = ring().labelOfVertex(1);
    EditCosts uniform = Kind.UNIFORM.options().editCosts();
    EditCosts lopsided = Kind.LOPSIDED.options().editCosts();
    EditCosts asymmetric = Kind.ASYMMETRIC.options().editCosts();

    assertThat(uniform.insertVertex(carbon)).isEqualTo(uniform.deleteVertex(carbon));
    assertThat(lopsided.insertVertex(carbon)).isNotEqualTo(lopsided.deleteVertex(carbon));
    assertThat(lopsided.insertEdge(carbon)).isNotEqualTo(lopsided.deleteEdge(carbon));
    assertThat(asymmetric.substituteVertex(carbon, nitrogen))
        .isNotEqualTo(asymmetric.substituteVertex(nitrogen, carbon));
    assertThat(asymmetric.insertVertex(carbon)).isNotEqualTo(asymmetric.insertVertex(nitrogen));
  }

  @Test
  void directedGraphsHaveArcsOneWayAndBothWays() {
    Graph directed = only(Kind.DIRECTED);
    assertThat(directed.isDirected()).isTrue();
    assertThat(directed.size()).isBetween(ORDER + 1, 2 * ORDER - 1);
    assertThat(only(Kind.DIRECTED)).isEqualTo(directed);
  }

  @Test
  void labelledEdgesAreAllThatTellsGraphsApart() {
    Graph labelled = only(Kind.LABELLED_EDGES);
    assertThat(IntStream.range(0, ORDER).mapToObj(labelled::labelOfVertex).distinct()).hasSize(1);
    assertThat(IntStream.range(0, ORDER).mapToObj(labelled::labelOfEdge).distinct()).hasSize(4);
  }
}
