package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.solver.Stop;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Five programmes and a branch and bound that shares nothing with them say the same. */
class AgreementTest {
  private static final List<String> ANY_EDGES = List.of("f1", "f2", "compact-mip", "fori");

  @Test
  void allProgrammesAgreeWithBranchAndBound() {
    Seeds.forEach(60, random -> agree(Samples.any(random, 6)));
  }

  @Test
  @Tag("slow")
  void allProgrammesAgreeWithBranchAndBoundOnLargerGraphs() {
    Seeds.forEach(200, random -> agree(Samples.any(random, 8)));
  }

  @Test
  @Tag("slow")
  void adjacencyAgreesWhereEdgesHaveNoLabels() {
    Seeds.forEach(200, random -> agree(unlabelled(random)));
  }

  private static Sample unlabelled(Random random) {
    Sample drawn;
    do {
      drawn = new Sample(Samples.pair(random, 7), RandomCosts.any(random));
    } while (!AdjIp.edgesHaveOnePrice(drawn.problem()));
    return drawn;
  }

  private static void agree(Sample sample) {
    GedProblem problem = sample.problem();
    EugeneOptions proof = EugeneOptions.defaults().withEffort(Effort.PROOF);
    GedResult exact = new EugeneSolver(proof).solve(problem, Budget.unlimited());
    assertThat(exact.stop()).isEqualTo(Stop.PROVED_OPTIMAL);
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
