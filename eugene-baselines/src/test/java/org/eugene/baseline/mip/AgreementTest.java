package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.solver.Stop;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Five programmes and a branch and bound that shares nothing with them say the same. */
class AgreementTest {
  private static final List<String> ANY_EDGES = List.of("f1", "f2", "compact-mip", "fori");

  @Test
  @Tag("slow")
  void allProgrammesAgreeWithBranchAndBoundOnSmallGraphsOfAnyDensity() {
    Seeds.forEach(60, random -> agree(Samples.any(random, 6)));
  }

  @Test
  void allProgrammesAgreeWithBranchAndBound() {
    Seeds.forEach(200, random -> agree(sparse(random, 8, 1 + random.nextInt(3))));
  }

  @Test
  void adjacencyAgreesWhereEdgesHaveNoLabels() {
    Seeds.forEach(
        200,
        random -> {
          Sample sample = sparse(random, 8, 1);
          assertThat(AdjIp.edgesHaveOnePrice(sample.problem())).isTrue();
          agree(sample, "adj-ip", exact(sample.problem()));
        });
  }

  /** About as many edges as vertices: the programmes need hours for dense graphs of this size. */
  private static Sample sparse(Random random, int maxOrder, int edgeLabels) {
    boolean directed = random.nextBoolean();
    Shape shape = new Shape(0, directed, random.nextInt(4), edgeLabels, directed ? 0.15 : 0.3, 0.1);
    Graph source = RandomGraphs.graph("s", shape.withOrder(random.nextInt(maxOrder + 1)), random);
    Graph target = RandomGraphs.graph("t", shape.withOrder(random.nextInt(maxOrder + 1)), random);
    return new Sample(new GraphPair(source, target), RandomCosts.any(random));
  }

  private static GedResult exact(GedProblem problem) {
    EugeneOptions proof = EugeneOptions.defaults().withEffort(Effort.PROOF);
    GedResult exact = new EugeneSolver(proof).solve(problem, Budget.unlimited());
    assertThat(exact.stop()).isEqualTo(Stop.PROVED_OPTIMAL);
    return exact;
  }

  private static void agree(Sample sample) {
    GedProblem problem = sample.problem();
    GedResult exact = exact(problem);
    for (String method : ANY_EDGES) {
      agree(sample, method, exact);
    }
    if (AdjIp.edgesHaveOnePrice(problem)) {
      agree(sample, "adj-ip", exact);
    }
  }

  private static void agree(Sample sample, String method, GedResult exact) {
    GedResult result =
        Methods.named(method)
            .solver(MethodOptions.defaults())
            .solve(sample.problem(), Budget.unlimited());
    assertThat(result.upper()).as("%s: %s", method, sample).isEqualTo(exact.upper());
    assertThat(result.stop()).as("%s: %s", method, sample).isEqualTo(Stop.PROVED_OPTIMAL);
  }
}
