package org.eugene.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.bench.generate.SocialNetworks;
import org.eugene.bench.sample.Question;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.solver.Effort;
import org.junit.jupiter.api.Test;

class MeasurementTest {
  /** Every look at a clock takes a second. */
  private static final class Ticking implements Stopwatch {
    private long seconds;

    @Override
    public long wall() {
      return 1_000_000_000L * seconds++;
    }

    @Override
    public long cpu() {
      return wall();
    }
  }

  private final Question question =
      new Question(
          "social",
          "uniform",
          NamedCosts.UNIFORM.costs(),
          new GraphPair(SocialNetworks.of(12, 1).get(0), SocialNetworks.of(12, 1).get(1)));

  @Test
  void lastImprovementIsWhenTheUpperBoundWasFound() {
    Row.Answer answer =
        new Measurement(new Ticking()).of(question, Contender.eugene("eugene", Effort.NORMAL));

    assertThat(answer.secondsToUpper()).isPositive().isLessThan(answer.seconds());
    assertThat(answer.cpuSecondsToUpper()).isPositive().isLessThan(answer.cpuSeconds());
  }

  @Test
  void methodThatTellsNothingOnTheWayFindsItsBoundAtTheEnd() {
    Row.Answer answer = new Measurement(new Ticking()).of(question, Contender.sizeOnly());

    assertThat(answer.secondsToUpper()).isEqualTo(answer.seconds());
    assertThat(answer.cpuSecondsToUpper()).isEqualTo(answer.cpuSeconds());
  }
}
