package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CostScaleTest {
  @Test
  void theUnitIsTheGreatestCommonDivisor() {
    CostScale chem = scale(2.75, 5.5, 0.825, 0);
    assertThat(chem.units(0.825)).isEqualTo(3);
    assertThat(chem.units(2.75)).isEqualTo(10);
    assertThat(chem.units(5.5)).isEqualTo(20);
    assertThat(chem.units(0)).isZero();
    assertThat(chem.cost(1)).isEqualTo(0.275);
  }

  @Test
  void integersKeepTheirDivisor() {
    assertThat(scale(4, 6, 0).cost(1)).isEqualTo(2);
    assertThat(scale(3, 1, 2).cost(1)).isEqualTo(1);
    assertThat(scale(0, 0).cost(5)).isEqualTo(5);
    assertThat(scale().cost(5)).isEqualTo(5);
  }

  @Test
  void sumsOfDecimalsAreTheDecimalNumber() {
    CostScale tenths = scale(0.1, 0.2, 0.7);
    assertThat(tenths.cost(tenths.units(0.1) + tenths.units(0.2))).isEqualTo(0.3);
    assertThat(tenths.cost(10 * tenths.units(0.1))).isEqualTo(1.0);
    CostScale chem = scale(0.825, 0.275);
    assertThat(chem.cost(7 * chem.units(0.825) + 2 * chem.units(0.275))).isEqualTo(6.325);
  }

  @Test
  void everyDecimalSurvivesTheTrip() {
    Random random = new Random(1);
    for (int trial = 0; trial < 2_000; trial++) {
      int digits = random.nextInt(CostScale.MAX_DIGITS + 1);
      double price = random.nextInt(100_000) / Math.pow(10, digits);
      CostScale scale = scale(price, 1);
      assertThat(scale.cost(scale.units(price))).isEqualTo(price);
    }
  }

  @Test
  void irrationalPricesAreRoundedToTheNinthDigit() {
    CostScale scale = scale(Math.sqrt(2), Math.PI, 1);
    assertThat(scale.cost(scale.units(Math.PI))).isEqualTo(3.141592654);
    assertThat(scale.cost(scale.units(Math.sqrt(2)))).isCloseTo(Math.sqrt(2), within(0.5e-9));
  }

  @Test
  void largePricesGiveUpDigitsBeforeTheyOverflow() {
    CostScale scale = CostScale.of(new double[] {1e9 + 1.0 / 3, 0.125}, 1_000);
    assertThat(scale.cost(scale.units(1e9 + 1.0 / 3))).isCloseTo(1e9 + 1.0 / 3, within(1e-3));
    assertThat(1_000 * scale.units(1e9 + 1.0 / 3)).isLessThanOrEqualTo(1L << 52);
  }

  @Test
  void hugePricesAreRefused() {
    assertThatThrownBy(() -> scale(1e17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too large to be added exactly; divide all costs by one number");
  }

  @Test
  void unitsWithinACostCostNoMore() {
    Random random = new Random(2);
    CostScale scale = scale(0.825, 2.75);
    for (int trial = 0; trial < 1_000; trial++) {
      double cost = random.nextInt(40_000) / 1_000.0;
      long units = scale.unitsWithin(cost);
      assertThat(scale.cost(units)).isLessThanOrEqualTo(cost);
      assertThat(scale.cost(units + 1)).isGreaterThan(cost);
    }
    assertThat(scale.unitsWithin(0)).isZero();
    assertThat(scale.unitsWithin(0.825)).isEqualTo(3);
    assertThat(scale.unitsWithin(Double.POSITIVE_INFINITY)).isGreaterThan(1L << 52);
  }

  private static CostScale scale(double... prices) {
    return CostScale.of(prices, 10);
  }
}
