package org.eugene.baseline.fugal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.junit.jupiter.api.Test;

class FugalTest {
  /** A triangle 0 1 2 with the tail 2 3 4. */
  private static Graph kite() {
    GraphBuilder builder = Graph.undirected("kite", new LabelDictionary());
    for (int v = 0; v < 5; v++) {
      builder.addVertex(Label.BLANK);
    }
    int[][] edges = {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {3, 4}};
    for (int[] edge : edges) {
      builder.addEdge(edge[0], edge[1], Label.BLANK);
    }
    return builder.build();
  }

  private static GedProblem problem(Graph source, Graph target) {
    return GedProblem.of(new GraphPair(source, target), ConstantCosts.uniform());
  }

  @Test
  void featuresAreDegreeClusteringAndTheirMeansOverNeighbours() {
    StructuralFeatures features =
        new StructuralFeatures(
            problem(kite(), kite()).sourceEdges(), kite().order(), Budget.unlimited().start());

    assertThat(features.of(0)).containsExactly(new double[] {2, 1, 2.5, 2 / 3.0}, within(1e-12));
    assertThat(features.of(2))
        .containsExactly(new double[] {3, 1 / 3.0, 2, 2 / 3.0}, within(1e-12));
    assertThat(features.of(4)).containsExactly(1, 0, 2, 0);
    assertThat(features.of(5)).containsOnly(0);
  }

  @Test
  void equalGraphsInAnotherOrderAreAligned() {
    Graph shuffled = kite().permuted(new int[] {3, 0, 4, 1, 2});

    assertThat(new Fugal().solve(problem(kite(), shuffled), Budget.unlimited()).upper()).isZero();
  }
}
