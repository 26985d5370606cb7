package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stop;
import org.eugene.solver.Terms;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** "Is the distance at most t?", for every t around the distance. */
class ThresholdTest {
  private static final EugeneSolver EXACT =
      new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));

  @Test
  void everyThresholdIsDecidedRightly() {
    Seeds.forEach(
        150,
        random -> {
          Sample sample = Samples.any(random, 6);
          GedProblem problem = sample.problem();
          double distance = BruteForce.distance(sample.pair(), sample.costs());
          for (double factor : new double[] {0, 0.3, 0.9, 1, 1.1, 3}) {
            double threshold = distance * factor;
            GedResult result = decide(problem, threshold);
            assertThat(result.lower()).as("%s", sample).isLessThanOrEqualTo(distance + 1e-6);
            assertThat(result.upper()).as("%s", sample).isGreaterThanOrEqualTo(distance - 1e-6);
            if (factor >= 1.1) {
              assertThat(result.upper()).as("%s", sample).isLessThanOrEqualTo(threshold);
            } else if (factor <= 0.9 && distance > 0) {
              assertThat(result.lower()).as("%s", sample).isGreaterThan(threshold);
            }
            assertThat(result.stop()).isIn(Stop.DECIDED, Stop.PROVED_OPTIMAL);
          }
        });
  }

  @Test
  void theDistanceItselfIsWithinTheThreshold() {
    Seeds.forEach(
        60,
        random -> {
          GedProblem problem = Samples.any(random, 6).problem();
          double distance = EXACT.solve(problem, Budget.unlimited()).upper();
          GedResult result = decide(problem, distance);
          assertThat(result.upper()).isEqualTo(distance);
        });
  }

  @Test
  void aBudgetThatIsOverLeavesTheQuestionOpenButTheBoundsTrue() {
    Seeds.forEach(
        40,
        random -> {
          Sample sample = Samples.any(random, 6);
          double distance = BruteForce.distance(sample.pair(), sample.costs());
          GedResult result =
              EXACT.solve(
                  sample.problem(),
                  Terms.of(Budget.unlimited().withIterations(3)).within(distance / 2));
          assertThat(result.lower()).isLessThanOrEqualTo(distance + Inspector.TOLERANCE);
          assertThat(result.upper()).isGreaterThanOrEqualTo(distance - Inspector.TOLERANCE);
        });
  }

  @Test
  void negativeThresholdsAreRefused() {
    GedProblem problem = Samples.any(new java.util.Random(1), 3).problem();
    assertThatThrownBy(() -> decide(problem, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("threshold (-1.0)");
  }

  private static GedResult decide(GedProblem problem, double threshold) {
    return EXACT.solve(problem, Terms.of(Budget.unlimited()).within(threshold));
  }
}
