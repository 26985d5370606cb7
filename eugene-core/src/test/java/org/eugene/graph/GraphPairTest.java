package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GraphPairTest {
  private static final Graph EDGE = Sketch.undirected("a a", "0-1");
  private static final Graph ARC = Sketch.directed("a a", "0-1");
  private static final Graph NO_ARC = Sketch.directed("a a", "");

  @Test
  void aPairIsOfOneKind() {
    assertThatThrownBy(() -> new GraphPair(EDGE.withId("g"), ARC.withId("h")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("g is undirected and h is directed; compare graphs of one kind");
  }

  @Test
  void aGraphWithoutEdgesGoesWithBoth() {
    assertThat(new GraphPair(EDGE, NO_ARC).isDirected()).isFalse();
    assertThat(new GraphPair(NO_ARC, EDGE).isDirected()).isFalse();
    assertThat(new GraphPair(Sketch.undirected("a", ""), ARC).isDirected()).isTrue();
  }

  @Test
  void swappingGoesBack() {
    GraphPair pair = new GraphPair(EDGE, NO_ARC);
    assertThat(pair.swapped().source()).isSameAs(NO_ARC);
    assertThat(pair.swapped().swapped()).isEqualTo(pair);
  }
}
