package org.eugene.search;

import java.util.Arrays;

/**
 * Label histograms of the graphs of a shelf: the bars of graph g stand at start(g) to start(g+1)-1,
 * rising by label, each with a count of at least 1.
 */
final class Bars {
  private final int[] start;
  private int graphs;
  private int[] label = new int[16];
  private int[] count = new int[16];
  private int[] sorted = new int[0];

  Bars(int graphs) {
    this.start = new int[graphs + 1];
  }

  /** Adds the histogram of the next graph. */
  void add(int[] labels, int length) {
    if (sorted.length < length) {
      sorted = new int[length];
    }
    System.arraycopy(labels, 0, sorted, 0, length);
    Arrays.sort(sorted, 0, length);
    int bars = start[graphs];
    for (int at = 0; at < length; at++) {
      if (at > 0 && sorted[at] == sorted[at - 1]) {
        count[bars - 1]++;
      } else {
        if (bars == label.length) {
          label = Arrays.copyOf(label, 2 * bars);
          count = Arrays.copyOf(count, 2 * bars);
        }
        label[bars] = sorted[at];
        count[bars++] = 1;
      }
    }
    start[++graphs] = bars;
  }

  /** All graphs are there. */
  Bars done() {
    label = Arrays.copyOf(label, start[graphs]);
    count = Arrays.copyOf(count, start[graphs]);
    sorted = new int[0];
    return this;
  }

  int start(int graph) {
    return start[graph];
  }

  int label(int bar) {
    return label[bar];
  }

  int count(int bar) {
    return count[bar];
  }
}
