package org.eugene.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class SparseModelTest {
  @Test
  void aMappingCostsWhatItCostsEverywhere() {
    Seeds.forEach(
        500,
        random -> {
          GedProblem problem = Samples.any(random, 8).problem();
          SparseModel model = SparseModel.of(problem);
          int[] image = image(problem, random);
          assertThat(model.units(image)).isEqualTo(problem.units(model.mapping(image)));
        });
  }

  /** Some vertices are mapped, others deleted. */
  static int[] image(GedProblem problem, Random random) {
    int[] permutation =
        RandomGraphs.permutation(problem.sourceOrder() + problem.targetOrder(), random);
    int[] image = new int[problem.sourceOrder()];
    for (int i = 0; i < image.length; i++) {
      image[i] = permutation[i] < problem.targetOrder() ? permutation[i] : SparseModel.NONE;
    }
    return image;
  }

  @Test
  void neighboursAreFoundAmongFewAndMany() {
    Seeds.forEach(
        200,
        random -> {
          GedProblem problem = Samples.any(random, 30).problem();
          Neighbours graph = SparseModel.of(problem).source();
          for (int v = 0; v < graph.order(); v++) {
            for (int w = 0; w < graph.order(); w++) {
              int first = -1;
              for (int at = graph.start(v + 1) - 1; at >= graph.start(v); at--) {
                first = graph.vertex(at) == w ? at : first;
              }
              assertThat(graph.find(v, w)).isEqualTo(first);
            }
          }
        });
  }

  @Test
  void substitutesAreEachOthersCheapest() {
    long[][] price = {{0, 5, 5}, {5, 0, 0}, {3, 4, 4}};
    Substitutes classes = new Substitutes(3, 3, (a, b) -> price[a][b]);
    assertThat(classes.ofSource(0)).isEqualTo(classes.ofTarget(0));
    assertThat(classes.ofSource(1)).isEqualTo(classes.ofTarget(1)).isEqualTo(classes.ofTarget(2));
    assertThat(classes.ofSource(0)).isNotEqualTo(classes.ofSource(1));
    assertThat(classes.ofSource(2))
        .isNotEqualTo(classes.ofSource(0))
        .isNotEqualTo(classes.ofSource(1));
  }
}
