package org.eugene.percolation;

import java.util.Arrays;

/**
 * Pairs of vertices, the one with the highest score first, and of equal ones the oldest: a list for
 * each score, in pages that are made when they are needed. Nothing is compared.
 */
final class PairQueue {
  /** Scores are shifted so that none is negative. */
  private static final int MIDDLE = 1 << 22;

  private static final int PAGE_BITS = 10;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int NOBODY = -1;

  /** The pairs of a range of scores: for each score the places of the first and the last. */
  private static final class Page {
    final int[] first = new int[PAGE];
    final int[] last = new int[PAGE];
    final long[] isUsed = new long[PAGE / Long.SIZE];

    /** The highest score of the page that has a pair, or {@link #NOBODY}. */
    int highest() {
      for (int word = isUsed.length - 1; word >= 0; word--) {
        if (isUsed[word] != 0) {
          return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(isUsed[word]);
        }
      }
      return NOBODY;
    }
  }

  private final Page[] pages = new Page[2 * MIDDLE / PAGE];
  private int top = NOBODY; // no page above this one has a pair
  private long[] pairs = new long[1 << 10];
  private int[] next = new int[1 << 10]; // of the same score, or of the places nobody uses
  private int used;
  private int unused = NOBODY;
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void add(long pair, long score) {
    int place = place();
    pairs[place] = pair;
    next[place] = NOBODY;
    int shifted = (int) Math.max(0, Math.min(2 * MIDDLE - 1, score + MIDDLE));
    int number = shifted >>> PAGE_BITS;
    Page page = pages[number];
    if (page == null) {
      page = new Page();
      pages[number] = page;
    }
    int at = shifted & (PAGE - 1);
    if ((page.isUsed[at / Long.SIZE] & 1L << at) == 0) {
      page.isUsed[at / Long.SIZE] |= 1L << at;
      page.first[at] = place;
    } else {
      next[page.last[at]] = place;
    }
    page.last[at] = place;
    top = Math.max(top, number);
    size++;
  }

  private int place() {
    if (unused != NOBODY) {
      int place = unused;
      unused = next[place];
      return place;
    }
    if (used == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * used);
      next = Arrays.copyOf(next, 2 * used);
    }
    return used++;
  }

  long remove() {
    int at = NOBODY;
    while (pages[top] == null || (at = pages[top].highest()) == NOBODY) {
      top--;
    }
    Page page = pages[top];
    int place = page.first[at];
    if (place == page.last[at]) {
      page.isUsed[at / Long.SIZE] &= ~(1L << at);
    } else {
      page.first[at] = next[place];
    }
    next[place] = unused;
    unused = place;
    size--;
    return pairs[place];
  }
}
