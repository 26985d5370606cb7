package org.eugene.certificate;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The prices that a cheapest mapping can have: some value plus multiples of a step.
 *
 * <p>A mapping costs the price of deleting and inserting everything less what each mapped vertex
 * and each mapped edge saves, so all prices agree modulo the greatest common divisor of the
 * savings. Where joining two vertices never costs, only mappings that leave no vertex of the
 * smaller graph out matter; all of those map equally many, so one saving may be taken off each.
 */
final class Lattice {
  private final BigInteger someValue;
  private final BigInteger step;

  Lattice(PricedPair pair) {
    int rows = pair.sourceOrder();
    int columns = pair.targetOrder();
    BigInteger everything = pair.allEdges();
    for (int i = 0; i < rows; i++) {
      everything = everything.add(BigInteger.valueOf(pair.vertexPrices()[i][columns]));
    }
    for (int k = 0; k < columns; k++) {
      everything = everything.add(BigInteger.valueOf(pair.vertexPrices()[rows][k]));
    }
    boolean all = rows > 0 && columns > 0 && pair.joiningNeverCosts();
    long shared = all ? pair.vertexSaving(0, 0) : 0;
    BigInteger divisor = BigInteger.ZERO;
    for (int i = 0; i < rows; i++) {
      for (int k = 0; k < columns; k++) {
        long beyond = Math.subtractExact(pair.vertexSaving(i, k), shared);
        divisor = divisor.gcd(BigInteger.valueOf(beyond));
      }
    }
    for (int a = 0; a < pair.edgePrices().length - 1; a++) {
      for (int b = 0; b < pair.edgePrices()[0].length - 1; b++) {
        divisor = divisor.gcd(BigInteger.valueOf(pair.saving(a, b)));
      }
    }
    BigInteger mapped = BigInteger.valueOf(Math.min(rows, columns));
    this.someValue = everything.subtract(mapped.multiply(BigInteger.valueOf(shared)));
    this.step = divisor;
  }

  /** The largest possible price below so many units; empty if there is none, all being negative. */
  Optional<BigInteger> below(long units) {
    BigInteger largest = BigInteger.valueOf(units).subtract(BigInteger.ONE);
    if (step.signum() == 0) {
      return Optional.of(someValue).filter(only -> only.compareTo(largest) <= 0);
    }
    return Optional.of(largest.subtract(largest.subtract(someValue).mod(step)))
        .filter(value -> value.signum() >= 0);
  }
}
