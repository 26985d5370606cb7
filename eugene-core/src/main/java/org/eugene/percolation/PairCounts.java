package org.eugene.percolation;

import java.util.Arrays;

/** How often pairs of vertices were counted; a table with open addressing. */
final class PairCounts {
  private static final int SMALLEST = 1 << 12;
  private static final long EMPTY = -1;

  private long[] pairs;
  private int[] counts;
  private long[] notes;
  private int size;

  PairCounts() {
    clearFor(SMALLEST);
  }

  private void clearFor(int places) {
    pairs = new long[places];
    counts = new int[places];
    notes = new long[places];
    Arrays.fill(pairs, EMPTY);
    size = 0;
  }

  /** Counts a pair once more, and returns where it is kept until the next one is counted. */
  int count(long pair) {
    if (2 * size >= pairs.length) {
      grow();
    }
    int place = placeOf(pair);
    counts[place]++;
    return place;
  }

  /** How often a pair was counted. */
  int countAt(int place) {
    return counts[place];
  }

  /** What was noted with it; 0 at first. */
  long noteAt(int place) {
    return notes[place];
  }

  /** Notes something about a pair. */
  void note(int place, long note) {
    notes[place] = note;
  }

  private int placeOf(long pair) {
    int mask = pairs.length - 1;
    int at = (int) Mixing.mix(pair) & mask;
    while (pairs[at] != EMPTY && pairs[at] != pair) {
      at = (at + 1) & mask;
    }
    if (pairs[at] == EMPTY) {
      pairs[at] = pair;
      size++;
    }
    return at;
  }

  private void grow() {
    long[] oldPairs = pairs;
    int[] oldCounts = counts;
    long[] oldNotes = notes;
    clearFor(2 * oldPairs.length);
    for (int at = 0; at < oldPairs.length; at++) {
      if (oldPairs[at] != EMPTY) {
        int place = placeOf(oldPairs[at]);
        counts[place] = oldCounts[at];
        notes[place] = oldNotes[at];
      }
    }
  }
}
