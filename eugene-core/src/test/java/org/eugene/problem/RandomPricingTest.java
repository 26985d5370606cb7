package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.eugene.mapping.VertexMapping;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Random mappings, good and bad, priced here and by the judge. */
class RandomPricingTest {
  @Test
  void theProblemAndTheJudgeAgree() {
    Seeds.forEach(
        500,
        random -> {
          Sample sample = Samples.any(random, 9);
          VertexMapping mapping = mapping(sample, random);
          assertThat(sample.problem().cost(mapping))
              .as("%s for %s", mapping, sample)
              .isCloseTo(
                  BruteForce.cost(sample.pair(), sample.costs(), mapping),
                  within(Inspector.TOLERANCE));
        });
  }

  @Test
  void everyMappingSpellsAPath() {
    Seeds.forEach(
        300,
        random -> {
          Sample sample = Samples.any(random, 8);
          Inspector.checkPath(sample.problem(), mapping(sample, random));
        });
  }

  @Test
  void theInverseCostsTheSameOnTheWayBack() {
    Seeds.forEach(
        300,
        random -> {
          Sample sample = Samples.any(random, 8);
          Sample back = new Sample(sample.pair().swapped(), sample.costs().transposed());
          VertexMapping mapping = mapping(sample, random);
          assertThat(back.problem().cost(mapping.inverse()))
              .isEqualTo(sample.problem().cost(mapping));
        });
  }

  @Test
  void everyMappingIsTheBaseLessItsSavings() {
    Seeds.forEach(
        200,
        random -> {
          GedProblem problem = Samples.any(random, 7).problem();
          VertexMapping nothing =
              VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder());
          assertThat(problem.units(nothing)).isEqualTo(problem.base());
        });
  }

  /** Some vertices mapped, some deleted. */
  private static VertexMapping mapping(Sample sample, Random random) {
    int rows = sample.pair().source().order();
    int columns = sample.pair().target().order();
    int[] permutation = RandomGraphs.permutation(Math.max(rows, columns), random);
    int[] image = new int[rows];
    for (int i = 0; i < rows; i++) {
      image[i] = random.nextInt(4) == 0 ? VertexMapping.DELETED : permutation[i];
    }
    return VertexMapping.of(image, columns);
  }
}
