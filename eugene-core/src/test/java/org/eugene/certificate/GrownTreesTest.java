package org.eugene.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.eugene.engine.EugeneSolver;
import org.eugene.exact.Certificates;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Trees that nobody searched, with branches missing: a proof by cases alone is accepted only if
 * what it claims is true, and by cases alone always if none is missing.
 */
class GrownTreesTest {
  private static final int LARGEST = 4;
  private static final List<Double> SHARES = List.of(1.0, 0.9, 0.7, 0.3);

  private static Sample small(Random random) {
    Sample sample = Samples.any(random, 4);
    while (sample.problem().paddedOrder() > LARGEST || sample.problem().paddedOrder() == 0) {
      sample = Samples.any(random, 4);
    }
    return sample;
  }

  /**
   * Grows trees: a case for each column that is left, some of them left out, and bounds of any kind
   * before, between and behind them.
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Gardener(
      int[] rows,
      int rowEdges,
      int columnEdges,
      long most,
      double share,
      boolean bounds,
      Random random) {
    Proof.Node grown(int depth, boolean[] taken) {
      List<Proof.Item> items = new ArrayList<>();
      for (int k = 0; depth < rows.length && k < taken.length; k++) {
        if (bounds && random.nextInt(4) == 0) {
          items.add(step());
        }
        if (!taken[k] && random.nextDouble() < share) {
          taken[k] = true;
          items.add(new Proof.Child(rows[depth], k, grown(depth + 1, taken)));
          taken[k] = false;
        }
      }
      if (bounds && random.nextBoolean()) {
        items.add(step());
      }
      return new Proof.Node(items);
    }

    private Proof.Step step() {
      boolean told = rowEdges > 0 && columnEdges > 0 && random.nextBoolean();
      long[] changes =
          told
              ? new long[] {
                random.nextInt(rowEdges), random.nextInt(columnEdges), random.nextInt(2), amount()
              }
              : new long[0];
      return new Proof.Step(changes, LongStream.range(0, rows.length).map(k -> amount()).toArray());
    }

    private long amount() {
      return random.nextInt(3) == 0 ? 0 : Math.floorMod(random.nextLong(), 2 * most + 1) - most;
    }
  }

  @Test
  void whatIsAcceptedIsTrue() {
    AtomicInteger accepted = new AtomicInteger();
    AtomicInteger refused = new AtomicInteger();
    Seeds.forEach(
        1500,
        random -> {
          Sample sample = small(random);
          GedProblem problem = sample.problem();
          long distance = problem.units(BruteForce.solve(sample.pair(), sample.costs()).mapping());
          int order = problem.paddedOrder();
          double share = SHARES.get(random.nextInt(SHARES.size()));
          boolean turned = random.nextBoolean();
          boolean bounds = random.nextBoolean();
          int sourceEdges = problem.sourceEdges().size();
          int targetEdges = problem.targetEdges().size();
          Gardener gardener =
              new Gardener(
                  RandomGraphs.permutation(order, random),
                  turned ? targetEdges : sourceEdges,
                  turned ? sourceEdges : targetEdges,
                  1 + problem.base() / 4,
                  share,
                  bounds,
                  random);
          Proof.Node root = gardener.grown(0, new boolean[order]);
          VertexMapping mapping =
              random.nextBoolean()
                  ? VertexMapping.inOrder(problem.sourceOrder(), problem.targetOrder())
                  : VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder());
          int[] image = new int[problem.sourceOrder()];
          Arrays.setAll(image, mapping::image);
          long upper = problem.units(mapping);
          long claim = Math.min(upper, Math.max(0, distance - 1 + random.nextInt(4)));
          Certificate certificate =
              new Certificate(pair(problem), image, upper, claim, new Proof(turned, 1, root));
          if (isAccepted(certificate)) {
            accepted.incrementAndGet();
            assertThat(claim).as("%s", sample).isLessThanOrEqualTo(distance);
          } else {
            refused.incrementAndGet();
            assertThat(share == 1 && !bounds && claim <= distance).as("%s", sample).isFalse();
          }
        });
    assertThat(accepted.get()).isPositive();
    assertThat(refused.get()).isPositive();
  }

  private static PricedPair pair(GedProblem problem) {
    return Certificates.certify(
            problem,
            "some costs",
            new EugeneSolver().solve(problem, Budget.unlimited()),
            Budget.unlimited())
        .orElseThrow()
        .pair();
  }

  private static boolean isAccepted(Certificate certificate) {
    try {
      Checker.check(certificate);
      return true;
    } catch (CertificateException refused) {
      return false;
    }
  }
}
