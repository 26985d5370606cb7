package org.eugene.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Stats;
import org.eugene.solver.Stop;
import org.junit.jupiter.api.Test;

/** Solvers that break a law, and the law that finds them out. */
class GedSolverContractTest {
  private static final Stats NO_EFFORT = new Stats(0, Duration.ZERO, Duration.ZERO);

  @Test
  void aBoundThatIsTooHighIsFoundOut() {
    GedSolverContract contract = contract((problem, terms) -> claimedOptimal(problem), true);
    caught(contract::boundsEncloseTheTrueDistance);
    caught(contract::aGraphIsAtDistanceZeroFromItself);
    caught(contract::theWayBackCostsTheSameAtTransposedCosts);
  }

  private static GedResult claimedOptimal(GedProblem problem) {
    VertexMapping mapping = firstToFirst(problem);
    double cost = problem.cost(mapping);
    return new GedResult(
        cost, cost, Optional.of(mapping), Stop.PROVED_OPTIMAL, NO_EFFORT, Optional.empty());
  }

  @Test
  void aMappingThatCostsMoreThanClaimedIsFoundOut() {
    GedSolverContract contract =
        contract(
            (problem, terms) -> {
              VertexMapping mapping = firstToFirst(problem);
              double claimed = problem.cost(mapping) / 2;
              return new GedResult(
                  0, claimed, Optional.of(mapping), Stop.CONVERGED, NO_EFFORT, Optional.empty());
            },
            false);
    caught(contract::boundsEncloseTheTrueDistance);
  }

  @Test
  void anExactSolverWithoutProofIsFoundOut() {
    GedSolverContract contract = contract((problem, terms) -> guess(problem, 0), true);
    caught(contract::boundsEncloseTheTrueDistance);
    caught(contract::otherVertexNumbersDoNotMatter);
    caught(contract::scaledCostsScaleTheDistance);
  }

  @Test
  void anAnswerThatDependsOnWhatCameBeforeIsFoundOut() {
    AtomicInteger asked = new AtomicInteger();
    GedSolver forgetful = (problem, terms) -> guess(problem, asked.incrementAndGet());
    GedSolverContract contract = contract(forgetful, false);
    caught(contract::theSameQuestionGetsTheSameAnswer);
    caught(contract::threadsMayShareASolver);
  }

  @Test
  void spendingMoreThanTheBudgetIsFoundOut() {
    GedSolverContract contract = contract((problem, terms) -> guess(problem, 1_000), false);
    caught(contract::aFewIterationsAreNotExceeded);
  }

  @Test
  void aSolverThatTellsNobodyIsFoundOut() {
    GedSolverContract contract = contract((problem, terms) -> guess(problem, 0), false);
    caught(contract::everyImprovementIsToldAndTheLastIsTheResult);
  }

  @Test
  void aWrongDecisionIsFoundOut() {
    GedSolver yes =
        (problem, terms) -> {
          Run run = Run.start(problem, terms);
          run.offer(firstToFirst(problem));
          GedResult result = run.result();
          return new GedResult(
              result.lower(),
              result.upper(),
              result.mapping(),
              terms.within().isPresent() ? Stop.DECIDED : result.stop(),
              result.stats(),
              Optional.empty());
        };
    caught(contract(yes, false)::everyAnswerToAThresholdIsRight);
  }

  @Test
  void aPhaseThatCountsNoStepsIsFoundOut() {
    GedSolver silent =
        (problem, terms) -> {
          Run run = Run.start(problem, terms);
          run.phase("guessing", () -> run.offer(firstToFirst(problem)));
          return run.result();
        };
    caught(contract(silent, false)::stepsOfEveryPhaseAreCounted);
  }

  private static GedResult guess(GedProblem problem, long iterations) {
    VertexMapping mapping = firstToFirst(problem);
    return new GedResult(
        0,
        problem.cost(mapping),
        Optional.of(mapping),
        Stop.CONVERGED,
        new Stats(iterations, Duration.ZERO, Duration.ZERO),
        Optional.empty());
  }

  private static VertexMapping firstToFirst(GedProblem problem) {
    int[] image = new int[problem.sourceOrder()];
    for (int i = 0; i < image.length; i++) {
      image[i] = i;
    }
    return VertexMapping.of(image, problem.targetOrder());
  }

  private static GedSolverContract contract(GedSolver solver, boolean exact) {
    return new GedSolverContract() {
      @Override
      protected GedSolver solver() {
        return solver;
      }

      @Override
      protected boolean isExact() {
        return exact;
      }
    };
  }

  private static void caught(ThrowingCallable law) {
    assertThatThrownBy(law).isInstanceOf(AssertionError.class);
  }
}
