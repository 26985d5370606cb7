package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How soon a proof search ends after somebody else cancelled it. Needs a machine that is free. */
@Tag("slow")
class CancellationTest {
  @Test
  void aCancelledProofEndsWithinFiftyMilliseconds() throws Exception {
    List<Long> latencies = new ArrayList<>();
    for (int order : new int[] {30, 60, 120, 250}) {
      for (int trial = 0; trial < 6; trial++) {
        latencies.add(latency(order, new Random(trial)));
      }
    }
    Collections.sort(latencies);
    assertThat(latencies.get(latencies.size() / 2)).as("%s", latencies).isLessThan(50);
    assertThat(latencies.get(latencies.size() - 1)).as("%s", latencies).isLessThan(200);
  }

  private static long latency(int order, Random random)
      throws InterruptedException, ExecutionException {
    Shape shape = new Shape(order, false, 3, 1, 4.0 / order, 0);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", shape, random));
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    Cancellation cancellation = new Cancellation();
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    CompletableFuture<GedResult> run =
        CompletableFuture.supplyAsync(
            () -> exact.solve(problem, Budget.unlimited().withCancellation(cancellation)));
    Thread.sleep(300 + random.nextInt(700));
    assertThat(run).as("a problem of order %d that takes long", order).isNotDone();
    long start = System.nanoTime();
    cancellation.cancel();
    GedResult result = run.get();
    long latency = (System.nanoTime() - start) / 1_000_000;
    Inspector.checkConsistent(problem, result);
    return latency;
  }
}
