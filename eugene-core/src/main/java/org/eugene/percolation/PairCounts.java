package org.eugene.percolation;

import java.util.Arrays;

/** How often pairs of vertices were counted; a table with open addressing. */
final class PairCounts {
  private static final int SMALLEST = 1 << 12;
  private static final long EMPTY = -1;

  private long[] pairs = new long[SMALLEST];
  private int[] counts = new int[SMALLEST];
  private int size;

  PairCounts() {
    Arrays.fill(pairs, EMPTY);
  }

  /** Counts a pair once more, and returns how often it was counted now. */
  int count(long pair) {
    if (2 * size >= pairs.length) {
      grow();
    }
    return ++counts[placeOf(pair)];
  }

  private int placeOf(long pair) {
    int mask = pairs.length - 1;
    int at = (int) Mixing.mix(pair) & mask;
    while (pairs[at] != EMPTY && pairs[at] != pair) {
      at = (at + 1) & mask;
    }
    if (pairs[at] == EMPTY) {
      pairs[at] = pair;
      counts[at] = 0;
      size++;
    }
    return at;
  }

  private void grow() {
    long[] oldPairs = pairs;
    int[] oldCounts = counts;
    pairs = new long[2 * oldPairs.length];
    counts = new int[2 * oldPairs.length];
    Arrays.fill(pairs, EMPTY);
    size = 0;
    for (int at = 0; at < oldPairs.length; at++) {
      if (oldPairs[at] != EMPTY) {
        counts[placeOf(oldPairs[at])] = oldCounts[at];
      }
    }
  }
}
