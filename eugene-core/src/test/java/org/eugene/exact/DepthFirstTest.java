package org.eugene.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** Against brute force, on graphs and costs of every kind for which the search is made. */
class DepthFirstTest {
  private static final int MAX_ORDER = 7;

  @Test
  void theSearchEndsAtTheDistance() {
    int[] searched = new int[1];
    Seeds.forEach(
        400,
        random -> {
          Sample sample = sample(random);
          Run run = Run.start(sample.problem(), Terms.of(Budget.unlimited()));
          if (search(run, Long.MAX_VALUE)) {
            searched[0]++;
            long exact = exact(sample);
            assertThat(run.upper()).as("%s", sample).isEqualTo(exact);
            assertThat(run.lower()).as("%s", sample).isEqualTo(exact);
            assertThat(sample.problem().units(run.mapping().orElseThrow())).isEqualTo(exact);
          }
        });
    assertThat(searched[0]).as("searched").isGreaterThan(0);
  }

  @Test
  void aSearchCutShortProvesNothing() {
    Seeds.forEach(
        200,
        random -> {
          Sample sample = sample(random);
          Run run = Run.start(sample.problem(), Terms.of(Budget.unlimited()));
          search(run, 1 + random.nextInt(6));
          long exact = exact(sample);
          assertThat(run.lower()).as("%s", sample).isLessThanOrEqualTo(exact);
          assertThat(run.upper()).as("%s", sample).isGreaterThanOrEqualTo(exact);
        });
  }

  @Test
  void aThresholdIsDecided() {
    Seeds.forEach(
        200,
        random -> {
          Sample sample = sample(random);
          GedProblem problem = sample.problem();
          long exact = exact(sample);
          double within = problem.scale().cost(exact) * random.nextInt(4) / 2;
          Run run = Run.start(problem, Terms.of(Budget.unlimited()).within(within));
          if (search(run, Long.MAX_VALUE)) {
            assertThat(run.isAnswered()).as("%s within %s", sample, within).isTrue();
            assertThat(run.lower()).as("%s", sample).isLessThanOrEqualTo(exact);
            assertThat(run.upper()).as("%s", sample).isGreaterThanOrEqualTo(exact);
          }
        });
  }

  /** Nobody writes this search down, so the bound is left to whoever does. */
  @Test
  void whereAProofIsWantedThereIsOnlyTheMapping() {
    Seeds.forEach(
        100,
        random -> {
          Sample sample = sample(random);
          Run run = Run.start(sample.problem(), Terms.of(Budget.unlimited()).withProof(true));
          long before = run.lower();
          if (search(run, Long.MAX_VALUE)) {
            assertThat(run.upper()).as("%s", sample).isEqualTo(exact(sample));
            assertThat(run.lower()).isEqualTo(before);
          }
        });
  }

  /** Undirected, with labels on vertices and edges, some of them near copies. */
  private static Sample sample(Random random) {
    Shape shape = Samples.shape(random).withDirected(false);
    Graph source = RandomGraphs.graph("s", shape.withOrder(random.nextInt(MAX_ORDER + 1)), random);
    Graph other = RandomGraphs.graph("t", shape.withOrder(random.nextInt(MAX_ORDER + 1)), random);
    Graph target = random.nextInt(4) == 0 ? RandomGraphs.shuffled(source, random) : other;
    EditCosts costs =
        switch (random.nextInt(4)) {
          case 0 -> ConstantCosts.uniform();
          case 1 -> new ConstantCosts(3, 1, 0, 2, 2, 0);
          case 2 -> new ConstantCosts(1, 2, 0.5, 0.5, 0.75, 0.5);
          default -> RandomCosts.any(random);
        };
    return new Sample(new GraphPair(source, target), costs);
  }

  private static long exact(Sample sample) {
    return sample.problem().units(BruteForce.solve(sample.pair(), sample.costs()).mapping());
  }

  /** Whether the search is made for it. */
  private static boolean search(Run run, long nodes) {
    SavingsModel model = SavingsModel.of(run.problem());
    Incumbent incumbent = new Incumbent(model, run);
    if (!DepthFirst.fits(model)) {
      return false;
    }
    new DepthFirst(model, incumbent).search(nodes);
    return true;
  }
}
