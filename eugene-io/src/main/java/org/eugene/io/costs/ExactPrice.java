package org.eugene.io.costs;

import java.math.BigDecimal;

/** Prices as written: a double must stand for the very number, or the price is refused. */
final class ExactPrice {
  private ExactPrice() {}

  /** The double that is printed as this number. */
  static double of(String key, BigDecimal written) {
    double price = written.doubleValue();
    if (!Double.isInfinite(price) && BigDecimal.valueOf(price).compareTo(written) != 0) {
      throw new IllegalArgumentException(
          "the price of "
              + key
              + " ("
              + written
              + ") has more digits than are counted with; write "
              + BigDecimal.valueOf(price));
    }
    return price;
  }

  /** The same from text; what is no finite number is left to those who refuse it. */
  static double of(String key, String written) {
    double price = Double.parseDouble(written);
    return Double.isNaN(price) || Double.isInfinite(price)
        ? price
        : of(key, new BigDecimal(written.strip()));
  }
}
