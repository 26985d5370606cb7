package org.eugene.report;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as people and spreadsheets read them: no exponent, no zeros at the end. */
public final class DecimalNumber {
  /** Up to here every whole number is a double. */
  private static final double WHOLE = 1L << 53;

  private DecimalNumber() {}

  /** A finite number, all its digits. */
  public static BigDecimal of(double number) {
    // Most bounds are whole; their digits need no search.
    return Math.abs(number) <= WHOLE && number == Math.rint(number)
        ? BigDecimal.valueOf((long) number)
        : tidy(BigDecimal.valueOf(number));
  }

  /** A finite number, rounded to so many decimals. */
  public static BigDecimal rounded(double number, int decimals) {
    return rounded(BigDecimal.valueOf(number), decimals);
  }

  /** A number, rounded to so many decimals. */
  static BigDecimal rounded(BigDecimal number, int decimals) {
    return tidy(number.setScale(decimals, RoundingMode.HALF_EVEN));
  }

  private static BigDecimal tidy(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }

  /** All digits as text; an unknown upper bound is Infinity. */
  public static String text(double number) {
    return Double.isInfinite(number) ? "Infinity" : of(number).toPlainString();
  }
}
