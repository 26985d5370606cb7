package org.eugene.relaxation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class RelaxationPathTest {
  /** Nearly always: where vertices are alike it may stand between two, which nothing leads off. */
  @Test
  void thePathEndsInAPermutation() {
    AtomicInteger ties = new AtomicInteger();
    Seeds.forEach(
        60,
        random -> {
          GedProblem problem = Samples.any(random, 7).problem();
          int n = problem.paddedOrder();
          RelaxationPath path =
              new RelaxationPath(Alignment.of(problem), Budget.unlimited().start());
          path.start(RandomGraphs.permutation(n, random), 0.2);
          for (int round = 0; round <= 8; round++) {
            path.descend(2 * path.kappaSquared() * round / 8, 20);
            checkPermutation(path.rounded(), n);
          }
          // Beyond every curvature of the norm, the objective is concave.
          path.descend(100 * (1 + path.kappaSquared()) * n, 200);
          if (!path.isPermutation()) {
            ties.incrementAndGet();
          }
        });
    assertThat(ties.get()).isLessThan(6);
  }

  private static void checkPermutation(int[] permutation, int n) {
    int[] sorted = permutation.clone();
    Arrays.sort(sorted);
    for (int i = 0; i < n; i++) {
      assertThat(sorted[i]).isEqualTo(i);
    }
  }

  /** A step is taken only downhill, and on permutations the regulariser is the same everywhere. */
  @Test
  void descendingFromAMappingDoesNotClimb() {
    Seeds.forEach(
        60,
        random -> {
          GedProblem problem = Samples.any(random, 6).problem();
          int n = problem.paddedOrder();
          int[] start = RandomGraphs.permutation(n, random);
          RelaxationPath path =
              new RelaxationPath(Alignment.of(problem), Budget.unlimited().start());
          path.start(start, 1);
          path.descend(3 * path.kappaSquared() * random.nextDouble(), 50);
          if (path.isPermutation()) {
            assertThat(cost(problem, path.rounded()))
                .isLessThanOrEqualTo(cost(problem, start) + 1e-4);
          }
        });
  }

  private static double cost(GedProblem problem, int[] permutation) {
    return problem.cost(
        VertexMapping.ofPermutation(permutation, problem.sourceOrder(), problem.targetOrder()));
  }
}
