package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
      int digits = random.nextInt(10);
      double price = random.nextInt(100_000) / Math.pow(10, digits);
      CostScale scale = scale(price, 1);
      assertThat(scale.cost(scale.units(price))).isEqualTo(price);
    }
  }

  @Test
  void pricesFarApartAreExactAsLongAsTheirSumFits() {
    CostScale halves = CostScale.of(new double[] {2e14, 0.5}, 2e15);
    assertThat(halves.units(0.5)).isEqualTo(1);
    assertThat(halves.units(2e14)).isEqualTo(400_000_000_000_000L);
    assertThat(halves.cost(halves.units(2e14) + 1)).isEqualTo(2e14 + 0.5);
    CostScale tiny = scale(4e-10, 1e-9);
    assertThat(tiny.units(4e-10)).isEqualTo(2);
    assertThat(tiny.units(1e-9)).isEqualTo(5);
    assertThat(scale(3e15, 9e15).units(9e15)).isEqualTo(3);
  }

  @Test
  void pricesThatCannotBeAddedExactlyAreRefusedByName() {
    assertThatThrownBy(() -> scale(Math.sqrt(2), 1))
        .hasMessageContaining("the prices 1.4142135623730951 and 1.4142135623730951 cannot be");
    assertThatThrownBy(() -> scale(1e12, 1e-9))
        .hasMessageContaining("the prices 1000000000000 and 0.000000001 cannot be added exactly")
        .hasMessageContaining("write fewer digits, or take prices that are less far apart");
    assertThatThrownBy(() -> scale(0.1 + 0.2, 1)).hasMessageContaining("0.30000000000000004");
    assertThatThrownBy(() -> scale(1e-19, 1))
        .hasMessageContaining("the price 1E-19 has 19 digits after the point");
  }

  @Test
  void theLargestSumsAreToldApart() {
    for (double unit : new double[] {1, 3, 0.1, 0.7, 1e-9, 12345.678, 7e14, 3e-18}) {
      CostScale scale = CostScale.of(new double[] {unit}, unit * 0x1p51);
      Random random = new Random(3);
      for (int trial = 0; trial < 1_000; trial++) {
        long units = trial < 500 ? (1L << 52) - 1 - trial : random.nextLong() >>> 12;
        double cost = scale.cost(units);
        assertThat(scale.cost(units - 1)).isLessThan(cost);
        assertThat(scale.unitsWithin(cost)).isEqualTo(units);
        assertThat(scale.unitsWithin(Math.nextDown(cost))).isEqualTo(units - 1);
      }
    }
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
    double largest = 0;
    for (double price : prices) {
      largest = Math.max(largest, price);
    }
    return CostScale.of(prices, 10 * largest);
  }
}
