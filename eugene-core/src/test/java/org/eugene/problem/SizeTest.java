package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;

class SizeTest {
  private static final long GIGA = 1L << 30;

  @Test
  void whatFitsIsTaken() {
    assertThatCode(() -> Size.check(2_000, 2_500, 2_500, GIGA)).doesNotThrowAnyException();
  }

  @Test
  void whatWouldFillTheMemoryIsRefusedBeforeItDoes() {
    assertThatThrownBy(() -> Size.check(3_000, 20, 3_000, GIGA))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "comparing graphs of 3000 and 20 vertices takes about 1099 MB of memory and Java may"
                + " use 1024; give it more with EUGENE_OPTS=-Xmx8g (in a program of your own java"
                + " -Xmx8g), or compare smaller graphs");
  }

  @Test
  void dummiesCount() {
    assertThatThrownBy(() -> Size.check(2_000, 2_500, 4_500, GIGA))
        .hasMessageContaining("2000 and 2500 vertices takes about 2472 MB");
    assertThatThrownBy(() -> Size.check(30_000, 30_000, 60_000, 1024 * GIGA))
        .hasMessageContaining("30000 and 30000 vertices are too large")
        .hasMessageContaining("32767 of both together");
  }

  @Test
  void labelsBeyondAnyTableAreRefused() {
    assertThatThrownBy(() -> Size.checkLabels("substituting edge", 50_000, 50_000, 1024 * GIGA))
        .hasMessageContaining("50000 and 50000 labels are too many");
    assertThatThrownBy(() -> Size.checkLabels("substituting edge", 10_000, 10_000, GIGA))
        .hasMessageContaining("use fewer labels, or ignore them");
  }

  @Test
  void tablesOfAHundredThousandVerticesAreRefusedWhateverTheMemory() {
    LabelDictionary labels = new LabelDictionary();
    GraphBuilder builder = Graph.undirected("huge", labels);
    for (int v = 0; v < 100_000; v++) {
      builder.addVertex(Label.of("x"));
    }
    Graph huge = builder.build();
    GedProblem problem = GedProblem.of(new GraphPair(huge, huge), ConstantCosts.uniform());
    assertThatThrownBy(problem::requireRoomForTables)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("100000 and 100000 vertices are too large");
  }
}
