package org.eugene.madam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** The paper's statements on random graphs; docs/mathematics.md has them in words. */
class TheoremsTest {
  private static final double TOLERANCE = 1e-9;

  /** Theorem 1: edges at 2 and everything else free is ‖AP − PB‖². */
  @Test
  void alignmentIsTheDistanceAtEdgePriceTwo() {
    Seeds.forEach(
        100,
        random -> {
          int n = 1 + random.nextInt(9);
          GraphPair pair = pair(n, n, 1, random);
          GedProblem problem = GedProblem.of(pair, new ConstantCosts(0, 0, 0, 2, 2, 0));
          int[] image = RandomGraphs.permutation(n, random);
          double misfit =
              Dense.misfit(
                  Dense.adjacency(pair.source(), 1, n),
                  Dense.adjacency(pair.target(), 1, n),
                  Dense.permutation(image));
          assertThat(problem.cost(VertexMapping.of(image, n))).isEqualTo(misfit);
        });
  }

  /** Theorem 2 as the paper has it: one edge price κ², any vertex prices, the smaller padded. */
  @Test
  void everyMappingIsAQuadraticForm() {
    Seeds.forEach(
        200,
        random -> {
          GraphPair pair = pair(random.nextInt(9), random.nextInt(9), 3, random);
          EditCosts vertices =
              new RandomCosts(
                  random.nextLong(),
                  RandomCosts.Palette.DECIMALS,
                  RandomCosts.Limit.DELETE_AND_INSERT,
                  false);
          double kappaSquared = (1 + random.nextInt(4000)) / 1000.0;
          EditCosts costs = new OneEdgePrice(vertices, kappaSquared);
          int n = Math.max(pair.source().order(), pair.target().order());
          int[] image = RandomGraphs.permutation(n, random);
          double[][] p = Dense.permutation(image);
          double kappa = Math.sqrt(kappaSquared);
          double edges =
              Dense.misfit(
                      Dense.adjacency(pair.source(), kappa, n),
                      Dense.adjacency(pair.target(), kappa, n),
                      p)
                  / 2;
          double form = edges + Dense.inner(p, vertexPrices(pair, costs, n));
          VertexMapping mapping =
              VertexMapping.ofPermutation(image, pair.source().order(), pair.target().order());
          assertThat(GedProblem.of(pair, costs).cost(mapping)).isCloseTo(form, within(TOLERANCE));
          assertThat(BruteForce.cost(pair, costs, mapping)).isCloseTo(form, within(TOLERANCE));
        });
  }

  /** The paper's D. */
  private static double[][] vertexPrices(GraphPair pair, EditCosts costs, int n) {
    Graph source = pair.source();
    Graph target = pair.target();
    double[][] d = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        if (i >= source.order()) {
          d[i][k] = costs.insertVertex(target.labelOfVertex(k));
        } else if (k >= target.order()) {
          d[i][k] = costs.deleteVertex(source.labelOfVertex(i));
        } else {
          d[i][k] = costs.substituteVertex(source.labelOfVertex(i), target.labelOfVertex(k));
        }
      }
    }
    return d;
  }

  /** Theorem 2 as we use it: edge labels, directions, loops, any costs, more padding if need be. */
  @Test
  void channelsMakeItTrueForAnyCosts() {
    Seeds.forEach(
        500,
        random -> {
          Samples.Sample sample = Samples.any(random, 8);
          GedProblem problem = sample.problem();
          Alignment alignment = Alignment.of(problem);
          int n = alignment.order();
          int[] image = RandomGraphs.permutation(n, random);
          double[][] p = Dense.permutation(image);
          double form = alignment.constant() + Dense.inner(p, Dense.unflattened(alignment.d(), n));
          for (int c = 0; c < alignment.channels(); c++) {
            double[][] a = Dense.unflattened(alignment.a(c).toDense(), n);
            double[][] b = Dense.unflattened(alignment.b(c).toDense(), n);
            form += alignment.weight() * Dense.misfit(a, b, p);
          }
          VertexMapping mapping =
              VertexMapping.ofPermutation(image, problem.sourceOrder(), problem.targetOrder());
          assertThat(form).as("%s", sample).isCloseTo(problem.cost(mapping), within(1e-8));
        });
  }

  /**
   * The lopsided half of it: (c⁺ + c⁻)/2 for both, and what is left depends on the counts alone.
   */
  @Test
  void unequalEdgePricesAreOnePriceAndAConstant() {
    Seeds.forEach(
        50,
        random -> {
          GraphPair pair = pair(2 + random.nextInt(6), 2 + random.nextInt(6), 1, random);
          double insert = 3.5;
          double delete = 0.5;
          EditCosts costs = new ConstantCosts(1, 1, 0, insert, delete, 0);
          Alignment alignment = Alignment.of(GedProblem.of(pair, costs));
          int difference = pair.target().size() - pair.source().size();
          boolean bothHaveEdges = pair.source().size() > 0 && pair.target().size() > 0;
          if (bothHaveEdges) {
            assertThat(alignment.kappaSquared()).isCloseTo(2, within(TOLERANCE));
            assertThat(alignment.constant())
                .isCloseTo((insert - delete) / 2 * difference, within(TOLERANCE));
          }
        });
  }

  /** The lemma: among doubly stochastic matrices the regulariser vanishes on permutations only. */
  @Test
  void theRegulariserKnowsPermutations() {
    Seeds.forEach(
        100,
        random -> {
          int n = 2 + random.nextInt(7);
          double[][] permutation = Dense.permutation(RandomGraphs.permutation(n, random));
          assertThat(Dense.regulariser(permutation)).isZero();
          double[][] mixture = Dense.doublyStochastic(n, 1 + random.nextInt(4), random);
          double largestGap = 0;
          for (double[] row : mixture) {
            for (double x : row) {
              largestGap = Math.max(largestGap, Math.min(x, 1 - x));
            }
          }
          // Every entry adds x(1 − x), which lies between half the gap to {0, 1} and the gap.
          double value = Dense.regulariser(mixture);
          assertThat(value).isGreaterThanOrEqualTo(largestGap / 2 - TOLERANCE);
          assertThat(value).isLessThanOrEqualTo(n * n * largestGap + TOLERANCE);
          assertThat(value < TOLERANCE).isEqualTo(largestGap < TOLERANCE);
        });
  }

  /** Theorem 3: convex as long as λ is at most half the least (λᵢ(Ã) − λⱼ(B̃))². */
  @Test
  void theHessianTurnsAtTheSpectralBound() {
    Seeds.forEach(
        25,
        random -> {
          int n = 2 + random.nextInt(4);
          double kappa = Math.sqrt(0.5 + 2 * random.nextDouble());
          GraphPair pair = pair(n, n, 1, random);
          double[][] a = Dense.adjacency(pair.source(), kappa, n);
          double[][] b = Dense.adjacency(pair.target(), kappa, n);
          double bound = spectralBound(a, b);
          assertThat(leastEigenvalue(a, b, 0)).isCloseTo(2 * bound, within(1e-8));
          assertThat(leastEigenvalue(a, b, bound)).isGreaterThanOrEqualTo(-1e-8);
          assertThat(leastEigenvalue(a, b, bound + 0.01)).isNegative();
        });
  }

  private static double spectralBound(double[][] a, double[][] b) {
    double bound = Double.POSITIVE_INFINITY;
    for (double x : Dense.eigenvalues(a)) {
      for (double y : Dense.eigenvalues(b)) {
        bound = Math.min(bound, (x - y) * (x - y) / 2);
      }
    }
    return bound;
  }

  private static double leastEigenvalue(double[][] a, double[][] b, double lambda) {
    return Dense.eigenvalues(hessian(a, b, lambda))[0];
  }

  /** I⊗Ã² − 2·B̃⊗Ã + B̃²⊗I − 2λ·I, for P column by column. */
  private static double[][] hessian(double[][] a, double[][] b, double lambda) {
    int n = a.length;
    double[][] first = Dense.kronecker(Dense.identity(n), Dense.product(a, a));
    double[][] second = Dense.kronecker(b, a);
    double[][] third = Dense.kronecker(Dense.product(b, b), Dense.identity(n));
    double[][] hessian = new double[n * n][n * n];
    for (int r = 0; r < n * n; r++) {
      for (int s = 0; s < n * n; s++) {
        hessian[r][s] = first[r][s] - 2 * second[r][s] + third[r][s] - (r == s ? 2 * lambda : 0);
      }
    }
    return hessian;
  }

  /** That Hessian is the one of the objective that M-Adam minimises. */
  @Test
  void theHessianIsTheObjectivesOwn() {
    Seeds.forEach(
        25,
        random -> {
          int n = 2 + random.nextInt(4);
          GraphPair pair = pair(n, n, 1, random);
          double kappa = Math.sqrt(2);
          EditCosts costs = new ConstantCosts(1, 1, 0, 2, 2, 0);
          Objective objective = new FrobeniusObjective(Alignment.of(GedProblem.of(pair, costs)), 1);
          boolean bothHaveEdges = pair.source().size() > 0 && pair.target().size() > 0;
          if (!bothHaveEdges) {
            return; // no saving is possible, so the alignment has no channel at all
          }
          double[][] hessian =
              hessian(
                  Dense.adjacency(pair.source(), kappa, n),
                  Dense.adjacency(pair.target(), kappa, n),
                  0);
          double[] atZero = new double[n * n];
          objective.gradient(new double[n * n], atZero);
          for (int entry = 0; entry < n * n; entry++) {
            double[] unit = new double[n * n];
            unit[entry] = 1;
            double[] moved = new double[n * n];
            objective.gradient(unit, moved);
            int column = entry % n * n + entry / n; // row-major entry, column-major place
            for (int at = 0; at < n * n; at++) {
              assertThat(moved[at] - atZero[at])
                  .isCloseTo(hessian[at % n * n + at / n][column], within(1e-9));
            }
          }
        });
  }

  @Test
  void jacobiFindsKnownEigenvalues() {
    double[][] path = {{0, 1, 0}, {1, 0, 1}, {0, 1, 0}};
    assertThat(Dense.eigenvalues(path))
        .containsExactly(new double[] {-Math.sqrt(2), 0, Math.sqrt(2)}, within(1e-12));
    double[][] complete = {{0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 0, 1}, {1, 1, 1, 0}};
    assertThat(Dense.eigenvalues(complete))
        .containsExactly(new double[] {-1, -1, -1, 3}, within(1e-12));
  }

  private static GraphPair pair(int sourceOrder, int targetOrder, int labels, Random random) {
    Shape shape = Shape.plain(0).withLabels(labels, 1).withDensity(0.2 + 0.6 * random.nextDouble());
    return new GraphPair(
        RandomGraphs.graph("s", shape.withOrder(sourceOrder), random),
        RandomGraphs.graph("t", shape.withOrder(targetOrder), random));
  }
}
