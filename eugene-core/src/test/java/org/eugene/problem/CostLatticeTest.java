package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class CostLatticeTest {
  @Test
  void mappingsThatMayBeOptimalLieOnTheLattice() {
    Seeds.forEach(
        200,
        random -> {
          GedProblem problem = Samples.any(random, 5).problem();
          for (VertexMapping mapping : mappings(problem, problem.mayLeaveBothUnmapped())) {
            checkOnLattice(problem, problem.units(mapping));
          }
        });
  }

  @Test
  void theDistanceLiesOnTheLattice() {
    Seeds.forEach(
        200,
        random -> {
          GedProblem problem = Samples.any(random, 5).problem();
          long distance =
              mappings(problem, true).stream().mapToLong(problem::units).min().orElseThrow();
          checkOnLattice(problem, distance);
          assertThat(problem.lattice().roundUp(0)).isLessThanOrEqualTo(distance);
          assertThat(problem.lattice().roundUp(distance)).isEqualTo(distance);
        });
  }

  @Test
  void roundingUpFindsTheNextPossibleValue() {
    CostLattice lattice = new CostLattice(7, 4);
    assertThat(lattice.roundUp(0)).isEqualTo(3);
    assertThat(lattice.roundUp(3)).isEqualTo(3);
    assertThat(lattice.roundUp(4)).isEqualTo(7);
    assertThat(lattice.roundUp(-2)).isEqualTo(-1);
    assertThat(new CostLattice(7, 0).roundUp(2)).isEqualTo(7);
  }

  @Test
  void stepsAreAsCoarseAsTheCostsAllow() {
    Random random = new Random(5);
    checkStep(NamedCosts.PAPER_1.costs(), 4, random);
    checkStep(NamedCosts.PAPER_3.costs(), 2, random);
    checkStep(NamedCosts.ALIGNMENT.costs(), 2, random);
    checkStep(NamedCosts.UNIFORM.costs(), 1, random);
    checkStep(NamedCosts.GEDLIB_CHEM_2.costs(), 0.275, random);
  }

  private static void checkStep(EditCosts costs, double step, Random random) {
    Shape shape = Shape.plain(8).withLabels(3, 2).withDensity(0.7);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random),
            RandomGraphs.graph("t", shape.withOrder(6), random));
    GedProblem problem = GedProblem.of(pair, costs);
    assertThat(problem.scale().cost(problem.lattice().step())).isEqualTo(step);
  }

  @Test
  void underTheFirstSettingNoCoarserLatticeWouldBeTrue() {
    Shape shape = Shape.plain(5).withDensity(0.5);
    List<Long> divisors = new ArrayList<>();
    Seeds.forEach(
        20,
        random -> {
          GraphPair pair =
              new GraphPair(
                  RandomGraphs.graph("s", shape, random),
                  RandomGraphs.graph("t", shape.withOrder(4), random));
          divisors.add(divisorOfDifferences(GedProblem.of(pair, NamedCosts.PAPER_1.costs())));
        });
    assertThat(divisors).contains(4L).allMatch(divisor -> divisor % 4 == 0);
  }

  /** The greatest number that divides all differences between costs of mappings. */
  private static long divisorOfDifferences(GedProblem problem) {
    List<VertexMapping> mappings = mappings(problem, false);
    long divisor = 0;
    for (VertexMapping mapping : mappings) {
      double difference = problem.cost(mapping) - problem.cost(mappings.get(0));
      divisor = CostScale.gcd(divisor, Math.round(difference));
    }
    return divisor;
  }

  private static void checkOnLattice(GedProblem problem, long units) {
    CostLattice lattice = problem.lattice();
    long off = units - lattice.offset();
    assertThat(lattice.step() == 0 ? off : off % lattice.step()).isZero();
  }

  /** All mappings, or those that map as many vertices as the smaller graph has. */
  private static List<VertexMapping> mappings(GedProblem problem, boolean partial) {
    List<VertexMapping> mappings = new ArrayList<>();
    int[] image = new int[problem.sourceOrder()];
    boolean[] taken = new boolean[problem.targetOrder()];
    int deletions = partial ? image.length : Math.max(0, image.length - taken.length);
    extend(mappings, image, taken, 0, deletions);
    return mappings;
  }

  private static void extend(
      List<VertexMapping> mappings, int[] image, boolean[] taken, int i, int deletions) {
    if (i == image.length) {
      mappings.add(VertexMapping.of(image, taken.length));
      return;
    }
    if (deletions > 0) {
      image[i] = VertexMapping.DELETED;
      extend(mappings, image, taken, i + 1, deletions - 1);
    }
    for (int k = 0; k < taken.length; k++) {
      if (!taken[k]) {
        taken[k] = true;
        image[i] = k;
        extend(mappings, image, taken, i + 1, deletions);
        taken[k] = false;
      }
    }
  }
}
