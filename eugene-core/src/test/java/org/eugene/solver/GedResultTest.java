package org.eugene.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.eugene.mapping.VertexMapping;
import org.junit.jupiter.api.Test;

class GedResultTest {
  private static final Stats STATS = new Stats(0, Duration.ZERO, Duration.ZERO);

  @Test
  void boundsGoWithTheirMapping() {
    assertThatThrownBy(() -> result(3, 2, Optional.empty(), Stop.CONVERGED))
        .hasMessage("lower (3.0) must be in 0..2.0 (upper)");
    assertThatThrownBy(() -> result(Double.NaN, 2, Optional.empty(), Stop.CONVERGED))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> result(0, 2, Optional.empty(), Stop.CONVERGED))
        .hasMessage("a finite upper bound (2.0) goes with a mapping");
    VertexMapping mapping = VertexMapping.of(new int[] {0}, 1);
    assertThatThrownBy(() -> result(1, 2, Optional.of(mapping), Stop.PROVED_OPTIMAL))
        .hasMessage("not optimal: lower 1.0, upper 2.0");
  }

  @Test
  void nothingFoundIsInfinite() {
    GedResult nothing = result(1, Double.POSITIVE_INFINITY, Optional.empty(), Stop.OUT_OF_TIME);
    assertThat(nothing.isOptimal()).isFalse();
  }

  private static GedResult result(
      double lower, double upper, Optional<VertexMapping> mapping, Stop stop) {
    return new GedResult(lower, upper, mapping, stop, STATS, Optional.empty());
  }

  @Test
  void methodsAreFoundByName() {
    assertThat(Methods.all()).extracting(Method::name).contains("m-adam").doesNotHaveDuplicates();
    assertThat(Methods.named("m-adam").solver(MethodOptions.defaults())).isNotNull();
    assertThatThrownBy(() -> Methods.named("magic"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no method named magic; there are ")
        .hasMessageContaining("m-adam");
  }
}
