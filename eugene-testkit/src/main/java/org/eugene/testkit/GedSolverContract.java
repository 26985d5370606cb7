package org.eugene.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.eugene.testkit.Inspector.TOLERANCE;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Cancellation;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Standing;
import org.eugene.solver.Stop;
import org.eugene.solver.Terms;
import org.eugene.testkit.Samples.Sample;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every solver owes its caller. A solver's test inherits this and says which solver:
 *
 * <pre>{@code
 * class IpfpContractTest extends GedSolverContract {
 *   @Override
 *   protected GedSolver solver() {
 *     return new Ipfp();
 *   }
 * }
 * }</pre>
 *
 * <p>Costs are lopsided in every law, the judge is {@link BruteForce}, and a failure names the seed
 * that repeats it ({@link Seeds}).
 */
public abstract class GedSolverContract {
  private static final Duration SOON = Duration.ofSeconds(5);

  /** The solver under test; asked once for every law. */
  protected abstract GedSolver solver();

  /** Whether an unlimited budget always ends in a proof. */
  protected boolean isExact() {
    return false;
  }

  /** Whether the solver takes this problem at all; problems it does not take are passed over. */
  protected boolean supports(GedProblem problem) {
    return true;
  }

  /** How many random trials a law gets. */
  protected int trials() {
    return 60;
  }

  /** The largest number of vertices that laws use where nothing else is said, at most 7. */
  protected int maxOrder() {
    return 6;
  }

  @Test
  protected void boundsEncloseTheTrueDistance() {
    GedSolver solver = solver();
    Seeds.forEach(trials(), random -> checkSolved(solver, Samples.any(random, maxOrder())));
  }

  @TestFactory
  protected Stream<DynamicTest> cornersAreSolved() {
    GedSolver solver = solver();
    return Samples.corners(maxOrder() - 1).stream()
        .map(
            corner ->
                DynamicTest.dynamicTest(
                    corner.name(), () -> cornerIsSolved(solver, corner.pair())));
  }

  private void cornerIsSolved(GedSolver solver, GraphPair pair) {
    Seeds.forEach(3, random -> checkSolved(solver, new Sample(pair, RandomCosts.any(random))));
  }

  @Test
  protected void aGraphIsAtDistanceZeroFromItself() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Shape shape = Samples.shape(random).withOrder(random.nextInt(maxOrder() + 1));
          Graph graph = RandomGraphs.graph("g", shape, random);
          Sample sample =
              new Sample(
                  new GraphPair(graph, RandomGraphs.shuffled(graph, random)),
                  RandomCosts.freeWhenEqual(random));
          Optional<GedResult> result = checkSolved(solver, sample);
          if (isExact() && result.isPresent()) {
            assertThat(result.get().upper()).as("%s", sample).isZero();
          }
        });
  }

  @Test
  protected void thePathLeadsFromSourceToTarget() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          GedProblem problem = sample.problem();
          if (supports(problem)) {
            GedResult result = solver.solve(problem, Budget.unlimited());
            result.mapping().ifPresent(mapping -> Inspector.checkPath(problem, mapping));
          }
        });
  }

  @Test
  protected void otherVertexNumbersDoNotMatter() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          GraphPair pair = sample.pair();
          GraphPair renumbered =
              new GraphPair(
                  RandomGraphs.shuffled(pair.source(), random),
                  RandomGraphs.shuffled(pair.target(), random));
          checkRelated(solver, sample, new Sample(renumbered, sample.costs()), 1);
        });
  }

  @Test
  protected void scaledCostsScaleTheDistance() {
    GedSolver solver = solver();
    double[] factors = {0.5, 2, 3, 0.275, Math.sqrt(2)};
    Seeds.forEach(
        trials(),
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          double factor = factors[random.nextInt(factors.length)];
          EditCosts scaled = new ScaledCosts(sample.costs(), factor);
          checkRelated(solver, sample, new Sample(sample.pair(), scaled), factor);
        });
  }

  @Test
  protected void theWayBackCostsTheSameAtTransposedCosts() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          Sample back = new Sample(sample.pair().swapped(), sample.costs().transposed());
          checkRelated(solver, sample, back, 1);
        });
  }

  @Test
  protected void metricCostsObeyTheTriangle() {
    assumeTrue(isExact(), "only a true distance obeys the triangle");
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Shape shape =
              new Shape(0, random.nextBoolean(), 3, 2, 0.2 + 0.6 * random.nextDouble(), 0.2);
          EditCosts costs = MetricCosts.random(3, 2, random);
          Graph a = RandomGraphs.graph("a", shape.withOrder(random.nextInt(5)), random);
          Graph b = RandomGraphs.graph("b", shape.withOrder(random.nextInt(5)), random);
          Graph c = RandomGraphs.graph("c", shape.withOrder(random.nextInt(5)), random);
          double around = distance(solver, a, b, costs) + distance(solver, b, c, costs);
          assertThat(distance(solver, a, c, costs)).isLessThanOrEqualTo(around + TOLERANCE);
        });
  }

  @Test
  protected void theSameQuestionGetsTheSameAnswer() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials() / 3 + 1,
        random -> {
          GedProblem problem = Samples.any(random, maxOrder()).problem();
          if (supports(problem)) {
            Answer first = Answer.of(solver.solve(problem, Budget.unlimited()));
            assertThat(Answer.of(solver.solve(problem, Budget.unlimited()))).isEqualTo(first);
            assertThat(Answer.of(solver().solve(problem, Budget.unlimited()))).isEqualTo(first);
          }
        });
  }

  @Test
  protected void everyImprovementIsToldAndTheLastIsTheResult() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          GedProblem problem = sample.problem();
          if (supports(problem)) {
            List<Standing> told = new ArrayList<>();
            Terms terms = Terms.of(Budget.unlimited()).withListener(told::add);
            GedResult result = solver.solve(problem, terms);
            Inspector.checkTold(problem, told, result);
            assertThat(Answer.of(result))
                .as("listening changes nothing")
                .isEqualTo(Answer.of(solver.solve(problem, Budget.unlimited())));
          }
        });
  }

  @Test
  protected void everyAnswerToAThresholdIsRight() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          GedProblem problem = sample.problem();
          if (supports(problem)) {
            double distance = BruteForce.distance(sample.pair(), sample.costs());
            for (double factor : new double[] {0, 0.5, 0.95, 1, 1.05, 2}) {
              checkDecision(solver, sample, problem, factor * distance);
            }
          }
        });
  }

  private void checkDecision(
      GedSolver solver, Sample sample, GedProblem problem, double threshold) {
    GedResult result = solver.solve(problem, Terms.of(Budget.unlimited()).within(threshold));
    Inspector.checkBounds(sample, problem, result);
    boolean decided = result.upper() <= threshold || result.lower() > threshold;
    if (isExact()) {
      assertThat(result.stop()).as("%s", sample).isIn(Stop.DECIDED, Stop.PROVED_OPTIMAL);
    }
    if (result.stop() == Stop.DECIDED || result.stop() == Stop.PROVED_OPTIMAL) {
      assertThat(decided).as("%s within %s: %s", sample, threshold, result).isTrue();
    }
  }

  @Test
  protected void stepsOfEveryPhaseAreCounted() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          GedProblem problem = Samples.any(random, maxOrder()).problem();
          if (supports(problem)) {
            PhaseLog phases = new PhaseLog();
            GedResult result =
                solver.solve(problem, Terms.of(Budget.unlimited()).withListener(phases));
            phases.check(result);
          }
        });
  }

  @Test
  protected void askingForTheProofChangesNothingAndTheProofHolds() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials(),
        random -> {
          GedProblem problem = Samples.any(random, maxOrder()).problem();
          if (supports(problem)) {
            Terms terms = Terms.of(Budget.unlimited());
            GedResult silent = solver.solve(problem, terms);
            GedResult recorded = solver.solve(problem, terms.withProof(true));
            // It may take more steps: not everything that finds a bound can write it down.
            assertThat(Answer.of(recorded).after(0)).isEqualTo(Answer.of(silent).after(0));
            Inspector.checkProof(problem, recorded);
          }
        });
  }

  @Test
  protected void threadsMayShareASolver() throws Exception {
    GedSolver solver = solver();
    List<GedProblem> problems = new ArrayList<>();
    Seeds.forEach(
        trials() / 3 + 1, random -> problems.add(Samples.any(random, maxOrder()).problem()));
    problems.removeIf(problem -> !supports(problem));
    List<Answer> alone = solveAll(solver, problems);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<Answer>>> together = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        together.add(threads.submit(() -> solveAll(solver, problems)));
      }
      for (Future<List<Answer>> answers : together) {
        assertThat(answers.get()).isEqualTo(alone);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  protected void anEmptyBudgetStillGivesAValidAnswer() {
    GedSolver solver = solver();
    Cancellation pressed = new Cancellation();
    pressed.cancel();
    List<Budget> empty =
        List.of(
            Budget.of(Duration.ZERO),
            Budget.unlimited().withIterations(0),
            Budget.unlimited().withCancellation(pressed));
    Seeds.forEach(
        trials() / 3 + 1,
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          for (Budget budget : empty) {
            check(solver, sample, budget);
          }
        });
  }

  @Test
  protected void aFewIterationsAreNotExceeded() {
    GedSolver solver = solver();
    Seeds.forEach(
        trials() / 3 + 1,
        random -> {
          Sample sample = Samples.any(random, maxOrder());
          long limit = random.nextInt(20);
          check(solver, sample, Budget.unlimited().withIterations(limit))
              .ifPresent(
                  result ->
                      assertThat(result.stats().iterations())
                          .as("%s", sample)
                          .isLessThanOrEqualTo(limit));
        });
  }

  @Test
  protected void cancellingEndsTheRunSoon() throws Exception {
    GedSolver solver = solver();
    GedProblem problem = large();
    assumeTrue(supports(problem), "no large problem for this solver");
    Cancellation cancellation = new Cancellation();
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try {
      Future<GedResult> running =
          threads.submit(
              () -> solver.solve(problem, Budget.unlimited().withCancellation(cancellation)));
      Thread.sleep(100);
      cancellation.cancel();
      long pressed = System.nanoTime();
      Inspector.checkConsistent(problem, running.get(60, TimeUnit.SECONDS));
      assertThat(Duration.ofNanos(System.nanoTime() - pressed)).isLessThan(SOON);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  protected void theDeadlineIsKept() {
    GedSolver solver = solver();
    GedProblem problem = large();
    assumeTrue(supports(problem), "no large problem for this solver");
    long start = System.nanoTime();
    Inspector.checkConsistent(problem, solver.solve(problem, Budget.of(Duration.ofMillis(50))));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON);
  }

  /** Solves within the budget and inspects the answer; empty if the solver does not take it. */
  private Optional<GedResult> check(GedSolver solver, Sample sample, Budget budget) {
    GedProblem problem = sample.problem();
    if (!supports(problem)) {
      return Optional.empty();
    }
    GedResult result = solver.solve(problem, budget);
    Inspector.checkBounds(sample, problem, result);
    return Optional.of(result);
  }

  /** As {@link #check} with all the time there is; an exact solver must have its proof. */
  private Optional<GedResult> checkSolved(GedSolver solver, Sample sample) {
    Optional<GedResult> result = check(solver, sample, Budget.unlimited());
    if (isExact() && result.isPresent()) {
      assertThat(result.get().stop()).as("%s", sample).isEqualTo(Stop.PROVED_OPTIMAL);
    }
    return result;
  }

  /** Two questions whose distances differ by a factor; for bounds it is enough to be bounds. */
  private void checkRelated(GedSolver solver, Sample one, Sample other, double factor) {
    Optional<GedResult> first = checkSolved(solver, one);
    Optional<GedResult> second = checkSolved(solver, other);
    if (isExact() && first.isPresent() && second.isPresent()) {
      assertThat(second.get().upper())
          .as("%s against %s", other, one)
          .isCloseTo(factor * first.get().upper(), within(TOLERANCE));
    }
  }

  private static double distance(GedSolver solver, Graph from, Graph to, EditCosts costs) {
    GedProblem problem = GedProblem.of(new GraphPair(from, to), costs);
    return solver.solve(problem, Budget.unlimited()).upper();
  }

  /** Two graphs that nobody solves in a moment. */
  private static GedProblem large() {
    Random random = new Random(40);
    Shape shape = Shape.plain(40).withLabels(3, 2).withDensity(0.3);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(37), random));
    return GedProblem.of(
        pair,
        new RandomCosts(
            7, RandomCosts.Palette.DECIMALS, RandomCosts.Limit.DELETE_AND_INSERT, false));
  }

  /** An answer without what the clock has to do with. */
  private record Answer(
      long lowerBits, long upperBits, List<Integer> images, Stop stop, long iterations) {
    static Answer of(GedResult result) {
      List<Integer> images = new ArrayList<>();
      result
          .mapping()
          .ifPresent(
              mapping -> {
                for (int k : mapping.images()) {
                  images.add(k);
                }
              });
      return new Answer(
          Double.doubleToLongBits(result.lower()),
          Double.doubleToLongBits(result.upper()),
          images,
          result.stop(),
          result.stats().iterations());
    }

    /** The same after another number of steps. */
    Answer after(long steps) {
      return new Answer(lowerBits, upperBits, images, stop, steps);
    }
  }

  private static List<Answer> solveAll(GedSolver solver, List<GedProblem> problems) {
    List<Answer> answers = new ArrayList<>();
    for (GedProblem problem : problems) {
      answers.add(Answer.of(solver.solve(problem, Budget.unlimited())));
    }
    return answers;
  }
}
