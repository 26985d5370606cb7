package org.eugene.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Sketch;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.Test;

class GedResultTest {
  private static final Stats STATS = new Stats(0, Duration.ZERO);

  // A path and a triangle: the distance is one edge, 2 under paper-1, and the lattice has step 4.
  private static final GedProblem PROBLEM =
      GedProblem.of(
          new GraphPair(
              Sketch.undirected("a a a", "0-1 1-2"), Sketch.undirected("a a a", "0-1 1-2 0-2")),
          NamedCosts.PAPER_1.costs());

  @Test
  void boundsGoWithTheirMapping() {
    assertThatThrownBy(() -> new GedResult(3, 2, Optional.empty(), Stop.CONVERGED, STATS))
        .hasMessage("lower (3.0) must be in 0..2.0 (upper)");
    assertThatThrownBy(() -> new GedResult(Double.NaN, 2, Optional.empty(), Stop.CONVERGED, STATS))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GedResult(0, 2, Optional.empty(), Stop.CONVERGED, STATS))
        .hasMessage("a finite upper bound (2.0) goes with a mapping");
    VertexMapping mapping = VertexMapping.of(new int[] {0}, 1);
    assertThatThrownBy(() -> new GedResult(1, 2, Optional.of(mapping), Stop.PROVED_OPTIMAL, STATS))
        .hasMessage("not optimal: lower 1.0, upper 2.0");
  }

  @Test
  void nothingFoundIsInfinite() {
    GedResult nothing =
        new GedResult(1, Double.POSITIVE_INFINITY, Optional.empty(), Stop.OUT_OF_TIME, STATS);
    assertThat(nothing.isOptimal()).isFalse();
  }

  @Test
  void aLowerBoundIsRaisedToTheNextPossibleDistance() {
    VertexMapping best = VertexMapping.of(new int[] {0, 1, 2}, 3);
    GedResult result = GedResult.of(PROBLEM, 1, best, Stop.CONVERGED, STATS);
    assertThat(result.upper()).isEqualTo(2);
    assertThat(result.lower()).isEqualTo(2);
    assertThat(result.stop()).isEqualTo(Stop.PROVED_OPTIMAL);
    assertThat(result.isOptimal()).isTrue();
  }

  @Test
  void aBoundAboveItsOwnMappingIsARefutation() {
    VertexMapping best = VertexMapping.of(new int[] {0, 1, 2}, 3);
    long tooHigh = PROBLEM.units(best) + 1;
    assertThatThrownBy(() -> GedResult.of(PROBLEM, tooHigh, best, Stop.CONVERGED, STATS))
        .isInstanceOf(IllegalStateException.class);
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
