package org.eugene.bench.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.eugene.bench.assignment.AssignmentBench.Costs;
import org.junit.jupiter.api.Test;

/** Who is compared solves the same problems to the same end. */
class AssignmentBenchTest {
  @Test
  void allSolversFindTheSameTotals() {
    for (int n : new int[] {1, 2, 3, 10, 30}) {
      for (Costs costs : Costs.values()) {
        for (int matrix = 0; matrix < 8; matrix++) {
          double total = bench(n, costs, matrix).linearAssignment();
          assertThat(bench(n, costs, matrix).textbook()).isCloseTo(total, within(1e-9 * n));
          assertThat(bench(n, costs, matrix).jgrapht()).isCloseTo(total, within(1e-9 * n));
          double unit = costs == Costs.DIGITS ? 1 : 1 << 20;
          assertThat(bench(n, costs, matrix).warmAssignment() / unit)
              .isCloseTo(total, within(costs == Costs.DIGITS ? 1e-9 : n / unit));
        }
      }
    }
  }

  private static AssignmentBench bench(int n, Costs costs, int skipped) {
    AssignmentBench bench = new AssignmentBench();
    bench.n = n;
    bench.costs = costs;
    bench.drawMatrices();
    for (int m = 0; m < skipped; m++) {
      bench.linearAssignment();
    }
    return bench;
  }
}
