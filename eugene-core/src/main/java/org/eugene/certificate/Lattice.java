package org.eugene.certificate;

/**
 * The prices that a cheapest mapping can have: some value plus multiples of a step.
 *
 * <p>A mapping costs the price of deleting and inserting everything less what each mapped vertex
 * and each mapped edge saves, so all prices agree modulo the greatest common divisor of the
 * savings. Where joining two vertices never costs, only mappings that leave no vertex of the
 * smaller graph out matter; all of those map equally many, so one saving may be taken off each.
 */
final class Lattice {
  private static final long NO_PRICE = -(1L << 40);

  private final long someValue;
  private final long step;

  Lattice(PricedPair pair) {
    int rows = pair.sourceOrder();
    int columns = pair.targetOrder();
    long everything = pair.allEdges();
    for (int i = 0; i < rows; i++) {
      everything = Math.addExact(everything, pair.vertexPrices()[i][columns]);
    }
    for (int k = 0; k < columns; k++) {
      everything = Math.addExact(everything, pair.vertexPrices()[rows][k]);
    }
    boolean all = rows > 0 && columns > 0 && pair.joiningNeverCosts();
    long shared = all ? saving(pair, 0, 0) : 0;
    long divisor = 0;
    for (int i = 0; i < rows; i++) {
      for (int k = 0; k < columns; k++) {
        divisor = gcd(divisor, saving(pair, i, k) - shared);
      }
    }
    for (int a = 0; a < pair.edgePrices().length - 1; a++) {
      for (int b = 0; b < pair.edgePrices()[0].length - 1; b++) {
        divisor = gcd(divisor, pair.saving(a, b));
      }
    }
    this.someValue = everything - Math.multiplyExact(shared, (long) Math.min(rows, columns));
    this.step = divisor;
  }

  private static long saving(PricedPair pair, int i, int k) {
    long[][] price = pair.vertexPrices();
    return price[i][pair.targetOrder()] + price[pair.sourceOrder()][k] - price[i][k];
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.abs(a) : gcd(b, a % b);
  }

  /**
   * Prices above this are at least {@code units}: the largest possible price below {@code units}.
   */
  long below(long units) {
    if (step == 0) {
      return someValue < units ? someValue : NO_PRICE;
    }
    return units - 1 - Math.floorMod(units - 1 - someValue, step);
  }
}
