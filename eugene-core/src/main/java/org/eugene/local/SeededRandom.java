package org.eugene.local;

/** SplitMix64: the same numbers for the same seed on every machine. */
public final class SeededRandom {
  private long state;

  /** A stream of numbers of its own, the whole of it decided by the seed. */
  public SeededRandom(long seed) {
    this.state = seed;
  }

  /** The next 64 bits, each as likely as not. */
  public long nextLong() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** A number from 0 to bound - 1. */
  public int below(int bound) {
    return (int) (((nextLong() >>> 32) * bound) >>> 32);
  }

  /** A permutation of 0 to order - 1. */
  public int[] permutation(int order) {
    int[] permutation = new int[order];
    for (int i = 0; i < order; i++) {
      int j = below(i + 1);
      permutation[i] = permutation[j];
      permutation[j] = i;
    }
    return permutation;
  }
}
