package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.solver.GedSolver;
import org.junit.jupiter.api.Test;

class OverrunTest {
  private static final long MILLI = 1_000_000;

  /** As a method that finds the graphs too large. */
  private static final GedSolver REFUSAL =
      (problem, terms) -> {
        throw new IllegalArgumentException("too large");
      };

  @Test
  void theMostIsAmongThoseThatDidNotKeepThePromise() {
    Overrun.Sorted over = new Overrun.Sorted(new long[] {60 * MILLI, 0, 50 * MILLI}, 50 * MILLI);

    assertThat(over.share(0.5)).isEqualTo(50);
    assertThat(over.most()).isEqualTo(60);
    assertThat(over.kept()).isEqualTo(2);
  }

  @Test
  void longBudgetsAreTriedLessOftenAndARefusalCounts() {
    GraphBuilder one = Graph.undirected("one");
    one.addVertex("C");
    GraphPair pair = new GraphPair(one.build(), one.build());

    assertThat(Overrun.of(pair, REFUSAL, Duration.ofMillis(999), 6).runs()).isEqualTo(6);
    Overrun aSecond = Overrun.of(pair, REFUSAL, Duration.ofSeconds(1), 6);
    assertThat(aSecond.runs()).isEqualTo(2);
    assertThat(aSecond.wall().kept()).isEqualTo(2);
  }
}
