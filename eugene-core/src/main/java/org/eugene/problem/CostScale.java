package org.eugene.problem;

/**
 * The unit in which a problem counts: every price is a whole number of units, so that sums are
 * exact and no rounding ever decides a comparison. One unit is {@code multiple / 10^digits}, where
 * {@code multiple} is the greatest common divisor of all prices at that many decimal digits.
 *
 * <p>Prices with at most {@value #MAX_DIGITS} decimals are represented exactly. Others (a Euclidean
 * distance, say) are rounded to {@value #MAX_DIGITS} digits first, or to fewer where prices are so
 * large that their sum would not fit: the distance is then that of the rounded prices.
 */
public final class CostScale {
  /** Decimal digits after which a price is rounded. */
  public static final int MAX_DIGITS = 9;

  // A sum of all prices stays below this, so that unit sums are exact in a double too and a search
  // may add two of them and a penalty without overflow.
  private static final double LARGEST_SUM = 1L << 52;

  private final int digits;
  private final long multiple;

  private CostScale(int digits, long multiple) {
    this.digits = digits;
    this.multiple = multiple;
  }

  /**
   * The coarsest exact unit of these prices.
   *
   * @param prices finite, not negative
   * @param largestCount how many prices a sum may have at most
   */
  public static CostScale of(double[] prices, int largestCount) {
    double largest = 0;
    for (double price : prices) {
      largest = Math.max(largest, price);
    }
    int digits = 0;
    for (double price : prices) {
      digits = Math.max(digits, digits(price));
    }
    double largestSum = largest * Math.max(1, largestCount);
    while (digits > 0 && largestSum * Math.pow(10, digits) > LARGEST_SUM) {
      digits--;
    }
    if (largestSum * Math.pow(10, digits) > LARGEST_SUM) {
      throw new IllegalArgumentException(
          "costs up to "
              + largest
              + " are too large to be added exactly; divide all costs by one number");
    }
    long multiple = 0;
    for (double price : prices) {
      multiple = gcd(multiple, scaled(price, digits));
    }
    return new CostScale(digits, Math.max(1, multiple));
  }

  private static int digits(double price) {
    for (int digits = 0; digits < MAX_DIGITS; digits++) {
      double power = Math.pow(10, digits);
      if (Math.rint(price * power) / power == price) {
        return digits;
      }
    }
    return MAX_DIGITS;
  }

  private static long scaled(double price, int digits) {
    return Math.round(price * Math.pow(10, digits));
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

  /** This price in whole units, rounded if it is not one of those that the scale was made for. */
  public long units(double price) {
    return scaled(price, digits) / multiple;
  }

  /** Whether this price is a whole number of units and nothing was rounded. */
  public boolean isExact(double price) {
    return cost(units(price)) == price;
  }

  /** Decimal digits of the unit: one unit is multiple / 10^digits. */
  public int digits() {
    return digits;
  }

  /** See {@link #digits}. */
  public long multiple() {
    return multiple;
  }

  /** The price of so many units. */
  public double cost(long units) {
    return (double) (units * multiple) / Math.pow(10, digits);
  }

  /** The largest number of whole units that costs no more than this. */
  public long unitsWithin(double cost) {
    double exact = cost * Math.pow(10, digits) / multiple;
    long units = (long) Math.floor(Math.min(exact, 2 * LARGEST_SUM)) + 1;
    while (units > 0 && cost(units) > cost) {
      units--;
    }
    return units;
  }
}
