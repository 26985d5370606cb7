package org.eugene.neural.genn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.answer.learned.KnownPair;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Reduction;
import org.eugene.mapping.VertexMapping;
import org.eugene.neural.Toys;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Samples;
import org.junit.jupiter.api.Test;

/** The search without a network: whoever guesses, prices and order are the problem's. */
class GuidedSearchTest {
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private static Reduction raw(EditCosts costs) {
    Reduction reduction = Toys.encoding(costs).reduction();
    return Reduction.raw(costs, reduction.vertexKinds(), reduction.edgeKinds());
  }

  private static List<VertexMapping> reached(
      GedProblem problem, Reduction reduction, float guess, int beam) {
    List<VertexMapping> all = new ArrayList<>();
    GuidedSearch.run(
        problem,
        reduction,
        (source, target, count) -> {
          float[] rests = new float[count];
          java.util.Arrays.fill(rests, guess);
          return rests;
        },
        beam,
        () -> {},
        mapping -> {
          all.add(mapping);
          return all.size() < 3;
        });
    return all;
  }

  /** Deciding vertex by vertex costs what the whole mapping does, whatever graphs and prices. */
  @Test
  void stepsAddUpToThePrice() {
    Random random = new Random(4);
    for (int trial = 0; trial < 200; trial++) {
      Samples.Sample sample = Samples.any(random, 6);
      GedProblem problem = GedProblem.of(sample.pair(), sample.costs());
      PartialCosts costs = new PartialCosts(problem, raw(sample.costs()));
      int[] image = image(problem, random);
      boolean[] used = new boolean[problem.targetOrder()];
      long units = 0;
      for (int i = 0; i < image.length; i++) {
        units += costs.step(image, i, image[i]);
        if (image[i] >= 0) {
          used[image[i]] = true;
        }
      }
      assertThat(units + costs.insertions(used))
          .isEqualTo(problem.units(VertexMapping.of(image, problem.targetOrder())));
    }
  }

  private static int[] image(GedProblem problem, Random random) {
    List<Integer> left = new ArrayList<>();
    for (int k = 0; k < problem.targetOrder(); k++) {
      left.add(k);
    }
    int[] image = new int[problem.sourceOrder()];
    for (int i = 0; i < image.length; i++) {
      boolean deleted = left.isEmpty() || random.nextInt(3) == 0;
      image[i] = deleted ? -1 : left.remove(random.nextInt(left.size()));
    }
    return image;
  }

  /** A guess of 0 is a lower bound, and then the first whole mapping is optimal. */
  @Test
  void guessingNothingIsExact() {
    Random random = new Random(5);
    for (int trial = 0; trial < 60; trial++) {
      Samples.Sample sample = Samples.any(random, 4);
      GedProblem problem = GedProblem.of(sample.pair(), sample.costs());
      VertexMapping first = reached(problem, raw(sample.costs()), 0, NO_LIMIT).get(0);
      assertThat(problem.cost(first))
          .isCloseTo(BruteForce.distance(sample.pair(), sample.costs()), within(1e-6));
    }
  }

  @Test
  void aBeamOfOneStillArrives() {
    Random random = new Random(6);
    for (int trial = 0; trial < 60; trial++) {
      Samples.Sample sample = Samples.any(random, 7);
      GedProblem problem = GedProblem.of(sample.pair(), sample.costs());
      assertThat(reached(problem, raw(sample.costs()), 5, 1)).isNotEmpty();
    }
  }

  /** What is left falls from the whole rest to what is inserted in the end. */
  @Test
  void completionsBeginWithTheRest() {
    for (EditCosts costs : List.of(Toys.uniform(), Toys.paper1())) {
      Reduction reduction = Toys.encoding(costs).reduction();
      for (KnownPair known : Toys.known(Toys.molecules(20, 3, 8, 2), costs)) {
        GedProblem problem = GedProblem.of(known.pair(), costs);
        float[] rests = Completions.of(problem, known.mapping().images(), reduction);
        double whole = reduction.rest(known.pair(), known.distance());
        assertThat(rests).hasSize(known.pair().source().order() + 1);
        assertThat((double) rests[0]).isCloseTo(whole, within(1e-5));
        for (float rest : rests) {
          assertThat((double) rest).isBetween(-1e-5, whole + 1e-5);
        }
      }
    }
  }
}
