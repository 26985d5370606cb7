package org.eugene.problem;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The decimal number that a price stands for: of all that read back as this double the one with the
 * fewest digits. So 0.1 is a tenth, although no double is, and what somebody typed is what counts,
 * as long as it has no more than fifteen digits.
 */
final class DecimalPrice {
  /** Up to here a product with a power of ten is off by less than a half. */
  private static final double EXACT = 0x1p51;

  /** Any double is told from all others by so many. */
  private static final int MOST_SIGNIFICANT = 17;

  private static final double[] POWER = new double[23];

  static {
    for (int digits = 0; digits < POWER.length; digits++) {
      POWER[digits] = BigDecimal.ONE.scaleByPowerOfTen(digits).doubleValue();
    }
  }

  private DecimalPrice() {}

  /** How many digits it has after the point. */
  static int digits(double price) {
    for (int digits = 0; digits < POWER.length && price * POWER[digits] <= EXACT; digits++) {
      // Both are whole and exact, so the quotient is what the decimal number reads back as.
      if (Math.rint(price * POWER[digits]) / POWER[digits] == price) {
        return digits;
      }
    }
    return Math.max(0, of(price).stripTrailingZeros().scale());
  }

  /** Whether {@link #scaled} holds it at so many digits after the point. */
  static boolean isShort(double price, int digits) {
    return price * POWER[digits] <= EXACT;
  }

  /** A short one times 10^digits, which are at least its own. */
  static long scaled(double price, int digits) {
    return (long) Math.rint(price * POWER[digits]);
  }

  /** Any times 10^digits, which are at least its own. */
  static BigInteger longScaled(double price, int digits) {
    return of(price).scaleByPowerOfTen(digits).toBigIntegerExact();
  }

  /** Rounded to so many digits after the point. */
  static double rounded(double price, int digits) {
    return price * POWER[digits] <= EXACT
        ? Math.rint(price * POWER[digits]) / POWER[digits]
        : new BigDecimal(price).setScale(digits, RoundingMode.HALF_EVEN).doubleValue();
  }

  private static BigDecimal of(double price) {
    BigDecimal exact = new BigDecimal(price);
    for (int significant = 1; significant < MOST_SIGNIFICANT; significant++) {
      BigDecimal shorter = exact.round(new MathContext(significant, RoundingMode.HALF_EVEN));
      if (shorter.doubleValue() == price) {
        return shorter;
      }
    }
    return exact.round(new MathContext(MOST_SIGNIFICANT, RoundingMode.HALF_EVEN));
  }

  /** As people write it. */
  static String text(double price) {
    BigDecimal decimal = of(price).stripTrailingZeros();
    String plain = decimal.toPlainString();
    return plain.length() <= MOST_SIGNIFICANT ? plain : decimal.toString();
  }
}
