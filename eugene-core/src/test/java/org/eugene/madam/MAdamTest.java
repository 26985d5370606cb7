package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.madam.MAdamOptions.Answer;
import org.eugene.madam.MAdamOptions.LambdaGrowth;
import org.eugene.madam.MAdamOptions.Optimizer;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.rounding.Rounding;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MAdamTest {
  private static final MAdamOptions SHORT = MAdamOptions.hurried().withIterationsPerRound(200);

  @Test
  void eightRoundsWithThePapersWeights() {
    MAdamTrace trace = trace(SHORT, problem(NamedCosts.PAPER_1.costs(), new Random(1)));
    assertThat(trace.rounds())
        .extracting(Round::sigma)
        .containsExactly(5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 640.0);
    assertThat(trace.rounds())
        .extracting(Round::lambda)
        .containsExactly(0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5);
  }

  @Test
  void lambdaGrowsWithThePriceOfAnEdgeIfAskedTo() {
    GedProblem problem = problem(NamedCosts.PAPER_3.costs(), new Random(1));
    assertThat(trace(SHORT, problem).rounds()).extracting(Round::lambda).startsWith(0.0, 0.5, 1.0);
    MAdamOptions scaled = SHORT.withLambdaGrowth(LambdaGrowth.WITH_EDGE_PRICE);
    assertThat(trace(scaled, problem).rounds())
        .extracting(Round::lambda)
        .startsWith(0.0, 0.25, 0.5);
  }

  @Test
  void clampedEntriesStayFromZeroToOne() {
    Seeds.forEach(
        5,
        random -> {
          GedProblem problem = Samples.any(random, 7).problem();
          for (Round round : trace(SHORT, problem).rounds()) {
            for (double entry : matrix(round)) {
              assertThat(entry).isBetween(0.0, 1.0);
            }
          }
        });
  }

  @Test
  void withoutTheRegulariserOneRoundIsAllThereIs() {
    MAdamOptions options = SHORT.withLambdaStep(0);
    assertThat(trace(options, problem(NamedCosts.PAPER_1.costs(), new Random(1))).rounds())
        .hasSize(1);
  }

  @Test
  void theFirstStepsStartAtTheIdentity() {
    MAdamOptions one = MAdamOptions.defaults().withIterationsPerRound(1).withLambdaStep(0);
    MAdamTrace trace = trace(one, problem(NamedCosts.PAPER_1.costs(), new Random(2)));
    Round round = trace.rounds().get(0);
    for (int i = 0; i < round.order(); i++) {
      for (int k = 0; k < round.order(); k++) {
        assertThat(round.weight(i, k)).isCloseTo(i == k ? 1 : 0, within(0.0011));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Relabelling.class)
  void everyRoundIsToldInTheGraphsOwnNumbers(Relabelling relabelling) {
    Seeds.forEach(
        10,
        random -> {
          GedProblem problem = Samples.any(random, 7).problem();
          MAdamTrace trace = trace(SHORT.withRelabelling(relabelling), problem);
          Alignment alignment = Alignment.of(problem);
          for (Round round : trace.rounds()) {
            double[] p = matrix(round);
            double[] scratch = new double[p.length];
            assertThat(new FrobeniusObjective(alignment, 1).gradient(p, scratch))
                .isCloseTo(round.objective(), within(1e-8 * (1 + Math.abs(round.objective()))));
            assertThat(problem.cost(round.mapping())).isEqualTo(round.cost());
            checkRounding(problem, round, p);
          }
        });
  }

  /** The mapping comes from a permutation on which P puts as much weight as on any other. */
  private static void checkRounding(GedProblem problem, Round round, double[] p) {
    int n = round.order();
    int[] best = new int[n];
    new Rounding().round(p, n, best);
    double most = 0;
    for (int i = 0; i < n; i++) {
      most += p[i * n + best[i]];
    }
    assertThat(weight(problem, round, p)).isCloseTo(most, within(1e-9));
  }

  /** The largest weight of a permutation that stands for the round's mapping. */
  private static double weight(GedProblem problem, Round round, double[] p) {
    int n = round.order();
    double[] allowed = new double[n * n];
    double forbidden = -1e6;
    for (int i = 0; i < n; i++) {
      int image = i < problem.sourceOrder() ? round.mapping().image(i) : VertexMapping.DELETED;
      for (int k = 0; k < n; k++) {
        boolean inserted =
            k >= problem.targetOrder() || round.mapping().preImage(k) == VertexMapping.INSERTED;
        boolean padding = k >= problem.targetOrder();
        boolean fits;
        if (i >= problem.sourceOrder()) {
          fits = inserted;
        } else {
          fits = image == VertexMapping.DELETED ? padding : image == k;
        }
        allowed[i * n + k] = fits ? p[i * n + k] : forbidden;
      }
    }
    int[] permutation = new int[n];
    new Rounding().round(allowed, n, permutation);
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += allowed[i * n + permutation[i]];
    }
    return sum;
  }

  @ParameterizedTest
  @EnumSource(Relabelling.class)
  void theAnswerIsTheRoundThatWasAskedFor(Relabelling relabelling) {
    Seeds.forEach(
        10,
        random -> {
          GedProblem problem = problem(NamedCosts.UNIFORM.costs(), random);
          MAdamOptions options = SHORT.withRelabelling(relabelling);
          MAdamTrace best = trace(options, problem);
          double least = best.rounds().stream().mapToDouble(Round::cost).min().orElseThrow();
          assertThat(best.result().upper()).isEqualTo(least);
          MAdamTrace last = trace(options.withAnswer(Answer.LAST_ROUND), problem);
          Round end = last.rounds().get(last.rounds().size() - 1);
          assertThat(last.result().upper()).isEqualTo(end.cost());
          assertThat(last.result().mapping()).contains(end.mapping());
        });
  }

  @Test
  void tracingChangesNothing() {
    GedProblem problem = problem(NamedCosts.PAPER_1.costs(), new Random(3));
    GedResult traced = trace(SHORT, problem).result();
    GedResult plain = new MAdam(SHORT).solve(problem, Budget.unlimited());
    assertThat(plain.mapping()).isEqualTo(traced.mapping());
    assertThat(plain.stats().iterations()).isEqualTo(traced.stats().iterations());
  }

  /** Recentring renumbers the rows of everything, and Adam works entry by entry. */
  @Test
  void recentringIsNothingButNoise() {
    Seeds.forEach(
        10,
        random -> {
          GedProblem problem = problem(NamedCosts.PAPER_2.costs(ranking()), random);
          MAdamOptions options =
              MAdamOptions.hurried().withIterationsPerRound(40).withPrecision(Precision.DOUBLE);
          MAdamTrace none = trace(options.withRelabelling(Relabelling.NONE), problem);
          MAdamTrace recentred = trace(options.withRelabelling(Relabelling.RECENTRE), problem);
          assertThat(recentred.rounds()).hasSameSizeAs(none.rounds());
          for (int r = 0; r < none.rounds().size(); r++) {
            assertThat(matrix(recentred.rounds().get(r)))
                .containsExactly(matrix(none.rounds().get(r)), within(1e-6));
          }
        });
  }

  @Test
  void snappingStartsEveryRoundWhereTheLastOneWasRounded() {
    MAdamOptions options =
        MAdamOptions.defaults().withIterationsPerRound(1).withRelabelling(Relabelling.SNAP);
    MAdamTrace trace = trace(options, problem(NamedCosts.PAPER_1.costs(), new Random(4)));
    for (int r = 1; r < trace.rounds().size(); r++) {
      VertexMapping before = trace.rounds().get(r - 1).mapping();
      for (int i = 0; i < before.sourceOrder(); i++) {
        if (before.image(i) != VertexMapping.DELETED) {
          assertThat(trace.rounds().get(r).weight(i, before.image(i))).isCloseTo(1, within(0.01));
        }
      }
    }
  }

  @Test
  void frankWolfeStaysDoublyStochastic() {
    MAdamOptions options = SHORT.withOptimizer(Optimizer.FRANK_WOLFE);
    MAdamTrace trace = trace(options, problem(NamedCosts.PAPER_1.costs(), new Random(5)));
    for (Round round : trace.rounds()) {
      for (int i = 0; i < round.order(); i++) {
        double row = 0;
        for (int k = 0; k < round.order(); k++) {
          assertThat(round.weight(i, k)).isBetween(-1e-9, 1 + 1e-3);
          row += round.weight(i, k);
        }
        assertThat(row).isCloseTo(1, within(1e-3));
      }
    }
  }

  /**
   * The paper's ablation in small: rounds with a growing regulariser are what finds the optimum.
   */
  @Test
  void theRegulariserPays() {
    double[] error = new double[2];
    Seeds.forEach(
        40,
        random -> {
          Shape shape = Shape.plain(7).withLabels(2, 1).withDensity(0.4);
          GraphPair pair =
              new GraphPair(
                  RandomGraphs.graph("s", shape, random),
                  RandomGraphs.graph("t", shape.withOrder(6), random));
          EditCosts costs = NamedCosts.PAPER_1.costs();
          GedProblem problem = GedProblem.of(pair, costs);
          double exact = BruteForce.distance(pair, costs);
          error[0] += solve(MAdamOptions.hurried(), problem) - exact;
          error[1] += solve(MAdamOptions.hurried().withLambdaStep(0), problem) - exact;
        });
    assertThat(error[0]).isLessThan(error[1] / 3);
  }

  private static double solve(MAdamOptions options, GedProblem problem) {
    return new MAdam(options).solve(problem, Budget.unlimited()).upper();
  }

  private static MAdamTrace trace(MAdamOptions options, GedProblem problem) {
    return new MAdam(options).trace(problem, Budget.unlimited());
  }

  private static double[] matrix(Round round) {
    int n = round.order();
    double[] p = new double[n * n];
    for (int at = 0; at < n * n; at++) {
      p[at] = round.weight(at / n, at % n);
    }
    return p;
  }

  private static LabelNumbering ranking() {
    return LabelNumbering.listed(List.of("a", "b", "c"));
  }

  private static GedProblem problem(EditCosts costs, Random random) {
    Shape shape = Shape.plain(7).withLabels(3, 1).withDensity(0.4);
    return GedProblem.of(
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(6), random)),
        costs);
  }
}
