package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Terms;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One pair on several threads has the answer that it has on one, to the bit. */
class OnePairManyThreadsTest {
  private static final EditCosts LOPSIDED = new ConstantCosts(3, 2, 2, 1, 2, 1);

  @ParameterizedTest
  @EnumSource(Effort.class)
  void answersStepsAndMappingsAreThoseOfOneThread(Effort effort) {
    int trials = effort == Effort.HIGH ? 1 : 4;
    for (int seed = 0; seed < trials; seed++) {
      GedProblem problem = molecules(seed, effort == Effort.PROOF ? 18 + seed : 30 + 3 * seed);
      EugeneSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(effort));
      Terms terms = Terms.of(Budget.unlimited());
      GedResult one = solver.solve(problem, terms);
      Inspector.checkConsistent(problem, one);
      for (int threads : new int[] {2, 4}) {
        assertSame(one, solver.solve(problem, terms.withThreads(threads)), seed, threads);
      }
    }
  }

  @Test
  void thatHoldsWhereStepsAreCountedAndWhereAThresholdIsAsked() {
    GedProblem problem = molecules(7, 40);
    EugeneSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    for (long steps : new long[] {1, 3_001, 4_003, 20_011, 40_009}) {
      Terms terms = Terms.of(Budget.unlimited().withIterations(steps));
      GedResult one = solver.solve(problem, terms);
      assertThat(one.stats().iterations()).isBetween(steps, steps + 1);
      assertSame(one, solver.solve(problem, terms.withThreads(2)), steps, 2);
    }
    Terms within = Terms.of(Budget.unlimited().withIterations(20_000)).within(12);
    assertSame(solver.solve(problem, within), solver.solve(problem, within.withThreads(3)), 12, 3);
  }

  @Test
  void aProofThatIsWrittenDownIsTheSame() {
    GedProblem problem = molecules(3, 20);
    EugeneSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Terms terms = Terms.of(Budget.unlimited());
    GedResult one = solver.solve(problem, terms);
    GedResult written = solver.solve(problem, terms.withProof(true).withThreads(2));
    assertThat(written.proof()).isPresent();
    assertSame(one, written, 3, 2);
  }

  private static void assertSame(GedResult one, GedResult many, long seed, int threads) {
    String name = seed + " on " + threads + " threads";
    assertThat(many.lower()).as(name).isEqualTo(one.lower());
    assertThat(many.upper()).as(name).isEqualTo(one.upper());
    assertThat(many.mapping()).as(name).isEqualTo(one.mapping());
    assertThat(many.stop()).as(name).isEqualTo(one.stop());
    assertThat(many.stats().iterations()).as(name).isEqualTo(one.stats().iterations());
  }

  @Test
  void aCancelledRunEndsSoonAndItsThreadsWithIt() throws Exception {
    GedProblem problem = molecules(5, 90);
    EugeneSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Cancellation cancellation = new Cancellation();
    Terms terms = Terms.of(Budget.unlimited().withCancellation(cancellation)).withThreads(3);
    CompletableFuture<GedResult> run =
        CompletableFuture.supplyAsync(() -> solver.solve(problem, terms));
    Thread.sleep(700);
    assertThat(run).isNotDone();
    cancellation.cancel();
    Inspector.checkConsistent(problem, run.get(2, TimeUnit.SECONDS));
    assertNobodyIsLeft();
  }

  @Test
  void aRunThatTimeCutsShortLeavesNoThreadBehind() throws Exception {
    GedProblem problem = molecules(5, 90);
    EugeneSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    for (int millis : new int[] {0, 1, 10, 100, 600}) {
      Terms terms = Terms.of(Budget.of(Duration.ofMillis(millis))).withThreads(2);
      Inspector.checkConsistent(problem, solver.solve(problem, terms));
    }
    assertNobodyIsLeft();
  }

  private static void assertNobodyIsLeft() throws InterruptedException {
    Set<Thread> threads = Thread.getAllStackTraces().keySet();
    for (Thread thread : threads) {
      if (thread.getName().startsWith("eugene-crew")) {
        thread.join(5_000);
        assertThat(thread.isAlive()).isFalse();
      }
    }
  }

  private static GedProblem molecules(int seed, int order) {
    Random random = new Random(seed);
    Shape shape = new Shape(order, false, 3, 2, 2.2 / order, 0);
    Shape larger = shape.withOrder(order + 3);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", larger, random));
    return GedProblem.of(pair, LOPSIDED);
  }
}
