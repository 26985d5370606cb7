package org.eugene.percolation;

/** Scatters numbers over all of 64 bits. */
final class Mixing {
  private static final long FACTOR = 0xd6e8feb86659fd93L;

  private Mixing() {}

  static long mix(long number) {
    long x = number;
    x = (x ^ x >>> 32) * FACTOR;
    x = (x ^ x >>> 32) * FACTOR;
    return x ^ x >>> 32;
  }
}
