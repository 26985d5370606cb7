package org.eugene.percolation;

import java.util.Arrays;

/** Pairs of vertices, the one with the highest score first, and of equal ones the oldest. */
final class PairQueue {
  /** Scores are shifted so that none is negative, and have the upper bits. */
  private static final long MIDDLE = 1L << 22;

  private static final int AGE_BITS = 40;

  private long[] ranks = new long[1 << 10];
  private long[] pairs = new long[1 << 10];
  private int size;
  private long age;

  boolean isEmpty() {
    return size == 0;
  }

  void add(long pair, long score) {
    if (size == ranks.length) {
      ranks = Arrays.copyOf(ranks, 2 * size);
      pairs = Arrays.copyOf(pairs, 2 * size);
    }
    long shifted = Math.max(0, Math.min(2 * MIDDLE - 1, score + MIDDLE));
    long rank = shifted << AGE_BITS | ((1L << AGE_BITS) - 1 - age++);
    int at = size++;
    while (at > 0 && ranks[(at - 1) / 2] < rank) {
      ranks[at] = ranks[(at - 1) / 2];
      pairs[at] = pairs[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    ranks[at] = rank;
    pairs[at] = pair;
  }

  long remove() {
    long first = pairs[0];
    long rank = ranks[--size];
    long pair = pairs[size];
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && ranks[child + 1] > ranks[child]) {
        child++;
      }
      if (ranks[child] <= rank) {
        break;
      }
      ranks[at] = ranks[child];
      pairs[at] = pairs[child];
      at = child;
    }
    ranks[at] = rank;
    pairs[at] = pair;
    return first;
  }
}
