package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.junit.jupiter.api.Test;

/** Prices are counted as given, or refused; none is rounded without a word. */
class ExactPricesTest {
  private static final double[] MAGNITUDES = {1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9, 1e12};

  @Test
  void aHalfBesideTwoHundredTrillionIsAHalf() {
    GedProblem problem = problem(new ConstantCosts(2e14, 1, 1, 1, 0.5, 1));
    EdgePrices edges = problem.edgePrices();
    assertThat(problem.scale().cost(edges.delete(0))).isEqualTo(0.5);
    assertThat(problem.scale().cost(edges.insert(0))).isEqualTo(1);
    assertThat(problem.scale().cost(problem.vertexPrice(problem.sourceOrder(), 0))).isEqualTo(2e14);
  }

  @Test
  void lessThanABillionthIsNotNothing() {
    GedProblem problem = problem(new ConstantCosts(1, 1, 1, 4e-10, 4e-10, 1));
    assertThat(problem.scale().cost(problem.edgePrices().delete(0))).isEqualTo(4e-10);
  }

  @Test
  void pricesOfEveryMagnitudeAreExactOrRefused() {
    Random random = new Random(1);
    int exact = 0;
    for (int trial = 0; trial < 2_000; trial++) {
      double[] p = random.doubles(6).map(any -> price(random)).toArray();
      EditCosts costs = new ConstantCosts(p[0], p[1], p[2], p[3], p[4], p[5]);
      try {
        GedProblem problem = problem(costs);
        BigDecimal everything =
            decimal(p[1])
                .multiply(BigDecimal.valueOf(3))
                .add(decimal(p[4]).multiply(BigDecimal.valueOf(2)))
                .add(decimal(p[0]).multiply(BigDecimal.valueOf(2)))
                .add(decimal(p[3]));
        VertexMapping nothing = VertexMapping.deletingEverything(3, 2);
        assertThat(problem.cost(nothing)).isEqualTo(everything.doubleValue());
        exact++;
      } catch (IllegalArgumentException refused) {
        assertThat(refused).hasMessageContaining("cannot be added exactly");
      }
    }
    assertThat(exact).isBetween(200, 1_900);
  }

  private static double price(Random random) {
    int digits = 1 + random.nextInt(999);
    return decimal(MAGNITUDES[random.nextInt(MAGNITUDES.length)])
        .multiply(BigDecimal.valueOf(digits))
        .doubleValue();
  }

  private static BigDecimal decimal(double price) {
    return BigDecimal.valueOf(price);
  }

  @Test
  void measuredCostsDeclareTheirRounding() {
    assertThat(NamedCosts.GEDLIB_LETTER.costs().decimals()).hasValue(9);
    assertThat(NamedCosts.GEDLIB_LETTER.costs().transposed().decimals()).hasValue(9);
    assertThat(NamedCosts.GEDLIB_CMU.costs().decimals()).hasValue(7);
    assertThat(ConstantCosts.uniform().decimals()).isEmpty();
  }

  @Test
  void costsThatComputeWithoutAWordAreRefused() {
    assertThatThrownBy(() -> problem(new ConstantCosts(Math.sqrt(2), 1, 1, 1, 1, 1)))
        .hasMessageContaining("1.4142135623730951");
  }

  /** A path of three vertices against an edge. */
  private static GedProblem problem(EditCosts costs) {
    LabelDictionary labels = new LabelDictionary();
    return GedProblem.of(new GraphPair(path(3, labels), path(2, labels)), costs);
  }

  private static Graph path(int order, LabelDictionary labels) {
    var graph = Graph.undirected("path", labels);
    for (int v = 0; v < order; v++) {
      graph.addVertex(Label.of("a"));
      if (v > 0) {
        graph.addEdge(v - 1, v, Label.of("x"));
      }
    }
    return graph.build();
  }
}
