package org.eugene.problem;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/**
 * The unit in which a problem counts: every price is a whole number of units, so that sums are
 * exact and no rounding ever decides a comparison. One unit is {@code multiple / 10^digits}, the
 * greatest common divisor of all prices as {@link DecimalPrice decimal numbers}.
 *
 * <p>Nothing is rounded here. Prices that cannot all be counted in one unit are refused: a sum of
 * them must stay below 2^52 units, since answers are doubles and a double tells no more apart. The
 * unit itself has at most {@value #MAX_DIGITS} digits after the point and a multiple of at most
 * 2^53, which is also what a certificate can say.
 */
public final class CostScale {
  /** Digits after the point of a unit, at most. */
  public static final int MAX_DIGITS = 18;

  /** Every sum of units is smaller. */
  private static final long LARGEST_SUM = 1L << 52;

  private static final BigInteger LARGEST_MULTIPLE = BigInteger.ONE.shiftLeft(53);

  // Powers of ten up to here are exact in a double, and so is the quotient of two exact numbers,
  // correctly rounded.
  private static final double[] POWER = new double[MAX_DIGITS + 1];

  static {
    for (int digits = 0; digits <= MAX_DIGITS; digits++) {
      POWER[digits] = BigDecimal.ONE.scaleByPowerOfTen(digits).doubleValue();
    }
  }

  private final int digits;
  private final long multiple;

  private CostScale(int digits, long multiple) {
    this.digits = digits;
    this.multiple = multiple;
  }

  /**
   * The coarsest unit of these prices.
   *
   * @param prices finite, not negative
   * @param largestSum what a sum of them comes to at most
   * @throws IllegalArgumentException if there is none, with the prices and a way out
   */
  public static CostScale of(double[] prices, double largestSum) {
    double largest = largestSum;
    double finest = 0;
    int digits = 0;
    for (double price : prices) {
      largest = Math.max(largest, price);
      int places = DecimalPrice.digits(price);
      if (places > digits) {
        digits = places;
        finest = price;
      }
    }
    if (digits > MAX_DIGITS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the price %s has %d digits after the point, and a unit has at most %d; multiply all"
                  + " costs by one number, or write fewer digits",
              DecimalPrice.text(finest),
              digits,
              MAX_DIGITS));
    }
    BigInteger divisor = divisor(prices, digits);
    int tens = 0; // 10 is 10/10^0, not 100/10^1
    while (digits - tens > 0 && divisor.mod(BigInteger.TEN).signum() == 0) {
      divisor = divisor.divide(BigInteger.TEN);
      tens++;
    }
    if (divisor.compareTo(LARGEST_MULTIPLE) > 0) {
      throw new IllegalArgumentException(
          "costs up to "
              + DecimalPrice.text(largest(prices))
              + " are too large to be added exactly; divide all costs by one number");
    }
    CostScale scale = new CostScale(digits - tens, Math.max(1, divisor.longValueExact()));
    if (largest / scale.cost(1) >= LARGEST_SUM) {
      throw tooFarApart(largest(prices), finest, scale);
    }
    return scale;
  }

  private static IllegalArgumentException tooFarApart(
      double largest, double finest, CostScale scale) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "the prices %s and %s cannot be added exactly for graphs of this size: both are whole"
                + " multiples of %s, and a sum would have more than 2^52 of them; write fewer"
                + " digits, or take prices that are less far apart",
            DecimalPrice.text(largest),
            DecimalPrice.text(finest == 0 ? scale.cost(1) : finest),
            DecimalPrice.text(scale.cost(1))));
  }

  private static double largest(double[] prices) {
    double largest = 0;
    for (double price : prices) {
      largest = Math.max(largest, price);
    }
    return largest;
  }

  /** Of all prices times 10^digits. */
  private static BigInteger divisor(double[] prices, int digits) {
    long divisor = 0;
    BigInteger longDivisor = BigInteger.ZERO; // of those that fit no long
    for (double price : prices) {
      if (DecimalPrice.isShort(price, digits)) {
        divisor = gcd(divisor, DecimalPrice.scaled(price, digits));
      } else {
        longDivisor = longDivisor.gcd(DecimalPrice.longScaled(price, digits));
      }
    }
    return longDivisor.gcd(BigInteger.valueOf(divisor));
  }

  /** Greatest common divisor; 0 is divided by everything. */
  static long gcd(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return Math.abs(a);
  }

  /** One of the prices that the scale was made for, in whole units. */
  public long units(double price) {
    return DecimalPrice.isShort(price, digits)
        ? DecimalPrice.scaled(price, digits) / multiple
        : DecimalPrice.longScaled(price, digits)
            .divide(BigInteger.valueOf(multiple))
            .longValueExact();
  }

  /** Decimal digits of the unit: one unit is multiple / 10^digits. */
  public int digits() {
    return digits;
  }

  /** See {@link #digits}. */
  public long multiple() {
    return multiple;
  }

  /** The price of so many units: the double that is nearest to it, another one for each number. */
  public double cost(long units) {
    long product = units * multiple;
    boolean exact = Math.multiplyHigh(units, multiple) == 0 && product >= 0 && product <= 1L << 53;
    return exact
        ? product / POWER[digits]
        : new BigDecimal(BigInteger.valueOf(units).multiply(BigInteger.valueOf(multiple)), digits)
            .doubleValue();
  }

  /** The largest number of whole units that costs no more than this. */
  public long unitsWithin(double cost) {
    double estimate = cost * POWER[digits] / multiple;
    long units = (long) Math.floor(Math.min(estimate, 2.0 * LARGEST_SUM));
    while (units < 2 * LARGEST_SUM && cost(units + 1) <= cost) {
      units++;
    }
    while (units > 0 && cost(units) > cost) {
      units--;
    }
    return units;
  }
}
