package org.eugene.bench.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class GrowthModelTest {
  private static List<GrowthModel.Point> points(DoubleUnaryOperator millis) {
    return DoubleStream.of(1e4, 3e4, 1e5, 3e5)
        .mapToObj(n -> new GrowthModel.Point(n, 2 * Math.pow(n, 0.75), millis.applyAsDouble(n)))
        .toList();
  }

  @Test
  void whatFollowsTheModelIsFoundAgain() {
    GrowthModel model = GrowthModel.of(points(n -> 3 + 0.02 * Math.pow(n, 0.6)));
    assertThat(model.power()).isEqualTo(0.6);
    assertThat(model.fixed()).isCloseTo(3, within(1e-6));
    assertThat(model.millis(1e9)).isCloseTo(3 + 0.02 * Math.pow(1e9, 0.6), within(1e-3));
    assertThat(model.left(1e6)).isCloseTo(2 * Math.pow(1e6, 0.75), within(1e-3));
    assertThat(model.left(1)).as("no more than there are").isEqualTo(1);
  }

  @Test
  void proportionIsTheMost() {
    assertThat(GrowthModel.of(points(n -> 1e-9 * n * n)).power()).isEqualTo(1);
  }

  @Test
  void nothingIsPaidBack() {
    GrowthModel falling = GrowthModel.of(points(n -> 1e5 / n));
    assertThat(falling.price()).isZero();
    assertThat(falling.fixed()).isPositive();
  }
}
