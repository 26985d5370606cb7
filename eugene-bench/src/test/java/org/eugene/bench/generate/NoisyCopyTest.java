package org.eugene.bench.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.eugene.Eugene;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.junit.jupiter.api.Test;

class NoisyCopyTest {
  private final Graph original = SocialNetworks.of(30, 1).get(0);

  @Test
  void distanceIsAtMostTheNoisePutIn() {
    Graph copy = NoisyCopy.of(original, 3, 7);

    assertThat(copy.size()).isEqualTo(original.size());
    assertThat(
            Eugene.between(original, copy)
                .with(new EugeneSolver())
                .within(Duration.ofSeconds(10))
                .solve()
                .distance())
        .isBetween(1.0, 6.0);
  }

  @Test
  void sameSeedSameCopy() {
    assertThat(NoisyCopy.of(original, 3, 7)).isEqualTo(NoisyCopy.of(original, 3, 7));
    assertThat(NoisyCopy.of(original, 3, 7)).isNotEqualTo(NoisyCopy.of(original, 3, 8));
  }
}
