package org.eugene.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.Test;

class SizeRegressionTest {
  private static Graph path(int order, int size) {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.BLANK);
    }
    for (int u = 0, left = size; u < order; u++) {
      for (int v = u + 1; v < order && left > 0; v++, left--) {
        builder.addEdge(u, v, Label.BLANK);
      }
    }
    return builder.build();
  }

  private static List<GedProblem> problems(int count, Random random) {
    List<GedProblem> problems = new ArrayList<>();
    for (int p = 0; p < count; p++) {
      GraphPair pair =
          new GraphPair(
              path(2 + random.nextInt(8), random.nextInt(9)),
              path(2 + random.nextInt(8), random.nextInt(9)));
      problems.add(GedProblem.of(pair, NamedCosts.PAPER_3.costs()));
    }
    return problems;
  }

  private static double planted(GedProblem problem) {
    Graph source = problem.pair().source();
    Graph target = problem.pair().target();
    return 1
        + 3.0 * Math.max(0, target.order() - source.order())
        + 0.5 * Math.max(0, source.size() - target.size())
        + 0.25 * Math.min(source.order(), target.order());
  }

  @Test
  void findsALineThatIsThere() {
    List<GedProblem> known = problems(60, new Random(1));
    SizeRegression fitted =
        SizeRegression.fit(known, known.stream().mapToDouble(p -> planted(p)).toArray());
    for (GedProblem problem : problems(20, new Random(2))) {
      assertThat(fitted.estimate(List.of(problem)).get(0).distance())
          .isCloseTo(planted(problem), within(1e-3));
    }
  }

  @Test
  void isDefinedWhereFeaturesAreProportional() {
    GedProblem one =
        GedProblem.of(new GraphPair(path(3, 2), path(3, 2)), NamedCosts.PAPER_3.costs());
    SizeRegression fitted = SizeRegression.fit(List.of(one, one), new double[] {4, 4});
    assertThat(fitted.estimate(List.of(one)).get(0).distance()).isCloseTo(4, within(1e-3));
  }

  @Test
  void wantsADistanceForEveryProblem() {
    assertThatThrownBy(() -> SizeRegression.fit(List.of(), new double[] {1}))
        .hasMessageContaining("0 problems and 1 distances");
  }

  /** Under paper-3 all distances of one pair are even or all are odd. */
  @Test
  void roundingFindsTheNearestPossibleDistance() {
    GedProblem problem =
        GedProblem.of(new GraphPair(path(4, 3), path(5, 6)), NamedCosts.PAPER_3.costs());
    assertThat(LatticeRounding.nearest(problem, 4.9)).isEqualTo(4);
    assertThat(LatticeRounding.nearest(problem, 5.1)).isEqualTo(6);
    assertThat(LatticeRounding.nearest(problem, 0.4)).isEqualTo(0);
    assertThat(LatticeRounding.nearest(problem, -3)).isEqualTo(0);
  }

  @Test
  void roundingKeepsWhatIsPossible() {
    for (GedProblem problem : problems(30, new Random(3))) {
      int[] straight = IntStream.range(0, problem.sourceOrder()).toArray();
      double possible = problem.cost(VertexMapping.of(straight, problem.targetOrder()));
      assertThat(LatticeRounding.nearest(problem, possible)).isEqualTo(possible);
    }
  }

  @Test
  void anEstimateIsANumber() {
    assertThatThrownBy(() -> Estimate.of(-1)).hasMessageContaining("-1");
    assertThatThrownBy(() -> Estimate.of(Double.NaN)).hasMessageContaining("NaN");
    assertThatThrownBy(() -> Estimate.of(Double.POSITIVE_INFINITY))
        .hasMessageContaining("Infinity");
  }
}
