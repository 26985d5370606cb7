package org.eugene.report.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MethodScoresTest {
  private static Trial trial(String source, int size, double truth, double lower, double upper) {
    return new Trial("m", source, "t", size, OptionalDouble.of(truth), lower, upper, 0.002);
  }

  @Test
  void errorsAreMeansOverTheJudgedPairs() {
    List<Trial> trials = new ArrayList<>();
    trials.add(trial("a", 3, 4, 3, 4));
    trials.add(trial("a", 5, 4, 1, 6));
    trials.add(new Trial("m", "a", "t", 9, OptionalDouble.empty(), 7, 7, 0.008));
    MethodScores scores = new MethodScores("m", trials);
    assertThat(scores.judgedPairs()).isEqualTo(2);
    assertThat(scores.mae()).isEqualTo(1);
    assertThat(scores.right()).isEqualTo(0.5);
    assertThat(scores.boundGap()).isEqualTo(2);
    assertThat(scores.proved()).isCloseTo(1 / 3.0, within(1e-12));
    assertThat(scores.meanMillis()).isCloseTo(4, within(1e-9));
    assertThat(scores.medianMillis()).isCloseTo(2, within(1e-9));
    assertThat(scores.precisionAt(10)).isNaN();
  }

  @Test
  void whoHasNoMappingIsJudgedByItsLowerBound() {
    assertThat(trial("a", 3, 4, 3, Double.POSITIVE_INFINITY).error()).isEqualTo(1);
  }

  @Test
  void precisionIsByDefaultThatOfEachSource() {
    List<Trial> trials = new ArrayList<>();
    for (int at = 0; at < 20; at++) {
      trials.add(trial("right", 5, at, 0, at));
      trials.add(trial("reversed", 5, at, 0, 40 - at));
    }
    assertThat(new MethodScores("m", trials).precisionAt(10)).isEqualTo(0.5);
  }

  @Test
  void groupsBySizeKeepEqualSizesTogether() {
    List<Trial> trials = new ArrayList<>();
    for (int at = 0; at < 30; at++) {
      trials.add(trial("a", at < 28 ? 5 : 9, 3, 0, 4));
    }
    List<MethodScores.SizeGroup> groups = new MethodScores("m", trials).bySize(8);
    assertThat(groups).extracting(MethodScores.SizeGroup::pairs).containsExactly(28, 2);
    assertThat(groups.get(1).size()).isEqualTo(9);
  }

  @Test
  void correlationsAreThoseOfTheirDefinitions() {
    double[] a = {1, 2, 3, 4, 5};
    double[] b = {2, 1, 4, 3, 5};
    assertThat(RankCorrelation.spearman(a, b)).isCloseTo(0.8, within(1e-12));
    assertThat(RankCorrelation.kendall(a, b)).isCloseTo(0.6, within(1e-12));
    assertThat(RankCorrelation.kendall(a, new double[5])).isNaN();
    assertThat(RankCorrelation.spearman(new double[5], b)).isNaN();
  }

  @Test
  void kendallAgreesWithCountingPairsAlsoWithTies() {
    Random random = new Random(5);
    for (int round = 0; round < 50; round++) {
      int n = 2 + random.nextInt(40);
      double[] a = random.ints(n, 0, 6).asDoubleStream().toArray();
      double[] b = random.ints(n, 0, 6).asDoubleStream().toArray();
      double slow = counted(a, b);
      double quick = RankCorrelation.kendall(a, b);
      if (Double.isNaN(slow)) {
        assertThat(quick).isNaN();
      } else {
        assertThat(quick).isCloseTo(slow, within(1e-9));
      }
    }
  }

  private static double counted(double[] a, double[] b) {
    double agree = 0;
    double apartInA = 0;
    double apartInB = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < i; j++) {
        agree += Math.signum(a[i] - a[j]) * Math.signum(b[i] - b[j]);
        apartInA += a[i] == a[j] ? 0 : 1;
        apartInB += b[i] == b[j] ? 0 : 1;
      }
    }
    double base = Math.sqrt(apartInA * apartInB);
    return base == 0 ? Double.NaN : agree / base;
  }
}
