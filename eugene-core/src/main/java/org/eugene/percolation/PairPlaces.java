package org.eugene.percolation;

import java.util.Arrays;

/** Where pairs of vertices stand in a list; a table with open addressing. */
final class PairPlaces {
  static final int NOWHERE = -1;

  private static final long EMPTY = -1;

  private final long[] pairs;
  private final int[] places;

  /**
   * @param most so many pairs at most
   */
  PairPlaces(int most) {
    int size = Integer.highestOneBit(Math.max(1, most)) * 4;
    this.pairs = new long[size];
    this.places = new int[size];
    Arrays.fill(pairs, EMPTY);
  }

  void put(long pair, int place) {
    int at = search(pair);
    pairs[at] = pair;
    places[at] = place;
  }

  /** The place of a pair, or {@link #NOWHERE}. */
  int of(long pair) {
    int at = search(pair);
    return pairs[at] == EMPTY ? NOWHERE : places[at];
  }

  private int search(long pair) {
    int mask = pairs.length - 1;
    int at = (int) Mixing.mix(pair) & mask;
    while (pairs[at] != EMPTY && pairs[at] != pair) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
