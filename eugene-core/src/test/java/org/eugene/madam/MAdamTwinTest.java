package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.EditCosts;
import org.eugene.graph.GraphPair;
import org.eugene.madam.MAdamOptions.EdgeGradient;
import org.eugene.madam.MAdamOptions.LambdaGrowth;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Range;
import org.eugene.madam.MAdamOptions.Relabelling;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.rounding.Rounding;
import org.eugene.solver.Budget;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** M-Adam against its pseudo-code written down with dense matrices, line by line. */
class MAdamTwinTest {
  private static final int ITERATIONS = 40;
  private static final int STEPS_BETWEEN_LOOKS = 16;
  private static final double KAPPA_SQUARED = 1.6;

  @ParameterizedTest
  @EnumSource(Relabelling.class)
  void everyRoundEndsWhereThePseudoCodeEnds(Relabelling relabelling) {
    checkRounds(MAdamOptions.printed().withRelabelling(relabelling));
  }

  @ParameterizedTest
  @EnumSource(Relabelling.class)
  void soItDoesInTheReadingOfTheFigures(Relabelling relabelling) {
    checkRounds(
        MAdamOptions.defaults().withRelabelling(relabelling).withPrecision(Precision.DOUBLE));
  }

  private static void checkRounds(MAdamOptions reading) {
    Seeds.forEach(
        8,
        random -> {
          GedProblem problem = problem(random);
          MAdamOptions options = reading.withStepSize(0.02).withIterationsPerRound(ITERATIONS);
          List<Round> rounds = new MAdam(options).trace(problem, Budget.unlimited()).rounds();
          List<double[][]> expected = pseudoCode(problem, options);
          assertThat(rounds).hasSameSizeAs(expected);
          for (int r = 0; r < rounds.size(); r++) {
            Round round = rounds.get(r);
            for (int i = 0; i < round.order(); i++) {
              for (int k = 0; k < round.order(); k++) {
                assertThat(round.weight(i, k))
                    .as("round %s", r)
                    .isCloseTo(expected.get(r)[i][k], within(1e-6));
              }
            }
          }
        });
  }

  /** P at the end of every round, in the numbering of the original graphs. */
  private static List<double[][]> pseudoCode(GedProblem problem, MAdamOptions options) {
    Relabelling relabelling = options.rounds().relabelling();
    int n = problem.paddedOrder();
    double[][] a = Dense.adjacency(problem.pair().source(), Math.sqrt(KAPPA_SQUARED), n);
    double[][] b = Dense.adjacency(problem.pair().target(), Math.sqrt(KAPPA_SQUARED), n);
    double[][] d = Dense.unflattened(Alignment.of(problem).d(), n);
    double[][] p = Dense.identity(n);
    double[][] allH = Dense.identity(n);
    double lambda = 0;
    List<double[][]> rounds = new ArrayList<>();
    for (double sigma = 5; sigma <= 1000; sigma *= 2) {
      adam(a, b, d, p, sigma, lambda, options);
      rounds.add(Dense.product(transposed(allH), p));
      double[][] h = rounded(p);
      if (relabelling == Relabelling.RECENTRE || relabelling == Relabelling.SNAP) {
        h = transposed(h);
        p = relabelling == Relabelling.SNAP ? Dense.identity(n) : Dense.product(h, p);
      }
      if (relabelling != Relabelling.NONE) {
        a = Dense.product(h, Dense.product(a, transposed(h)));
        d = Dense.product(h, d);
        allH = Dense.product(h, allH);
      }
      lambda +=
          options.rounds().lambdaGrowth() == LambdaGrowth.CONSTANT ? 0.5 : 0.25 * KAPPA_SQUARED;
    }
    return rounds;
  }

  private static void adam(
      double[][] a,
      double[][] b,
      double[][] d,
      double[][] p,
      double sigma,
      double lambda,
      MAdamOptions options) {
    double slope = options.relaxation().edgeGradient() == EdgeGradient.WITH_HALF ? 1 : 2;
    int n = a.length;
    double[][] m = new double[n][n];
    double[][] v = new double[n][n];
    double before = value(a, b, d, p);
    for (int t = 1; t <= ITERATIONS; t++) {
      double[][] gradient = gradient(a, b, d, p, sigma, lambda, slope);
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          m[i][j] = 0.9 * m[i][j] + 0.1 * gradient[i][j];
          v[i][j] = 0.99 * v[i][j] + 0.01 * gradient[i][j] * gradient[i][j];
          double mHat = m[i][j] / (1 - Math.pow(0.9, t));
          double vHat = v[i][j] / (1 - Math.pow(0.99, t));
          p[i][j] -= 0.02 * mHat / (Math.sqrt(vHat) + 1e-8);
          if (options.relaxation().range() == Range.CLAMPED) {
            p[i][j] = Math.min(1, Math.max(0, p[i][j]));
          }
        }
      }
      double after = value(a, b, d, p);
      if (t % STEPS_BETWEEN_LOOKS == 0 && Math.abs(before - after) < 1e-7) {
        return;
      }
      before = after;
    }
  }

  private static double value(double[][] a, double[][] b, double[][] d, double[][] p) {
    return Dense.misfit(a, b, p) / 2 + Dense.inner(p, d);
  }

  private static double[][] gradient(
      double[][] a,
      double[][] b,
      double[][] d,
      double[][] p,
      double sigma,
      double lambda,
      double slope) {
    int n = a.length;
    double[][] r = minus(Dense.product(a, p), Dense.product(p, b));
    double[][] g = minus(Dense.product(a, r), Dense.product(r, b));
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double row = -1;
        double column = -1;
        for (int k = 0; k < n; k++) {
          row += p[i][k];
          column += p[k][j];
        }
        double outside = Math.min(p[i][j], 0) + Math.max(p[i][j] - 1, 0);
        g[i][j] =
            slope * g[i][j]
                + d[i][j]
                + 2 * sigma * (row + column + outside)
                + lambda * (1 - 2 * p[i][j]);
      }
    }
    return g;
  }

  private static double[][] minus(double[][] x, double[][] y) {
    double[][] z = new double[x.length][];
    for (int i = 0; i < x.length; i++) {
      z[i] = x[i].clone();
      for (int j = 0; j < x.length; j++) {
        z[i][j] -= y[i][j];
      }
    }
    return z;
  }

  private static double[][] transposed(double[][] x) {
    double[][] z = new double[x.length][x.length];
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < x.length; j++) {
        z[j][i] = x[i][j];
      }
    }
    return z;
  }

  private static double[][] rounded(double[][] p) {
    int[] permutation = new int[p.length];
    new Rounding().round(Dense.flattened(p), p.length, permutation);
    return Dense.permutation(permutation);
  }

  /** One edge price as in the paper, vertex prices all different so that nothing is tied. */
  private static GedProblem problem(Random random) {
    Shape shape = Shape.plain(7).withLabels(0, 1).withDensity(0.4);
    EditCosts vertices =
        new RandomCosts(
            random.nextLong(),
            RandomCosts.Palette.DECIMALS,
            RandomCosts.Limit.DELETE_AND_INSERT,
            false);
    return GedProblem.of(
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(6), random)),
        new OneEdgePrice(vertices, KAPPA_SQUARED));
  }
}
