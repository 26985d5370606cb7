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
  private int[] times = new int[16]; // by label, while a graph is counted

  Bars(int graphs) {
    this.start = new int[graphs + 1];
  }

  /** Adds the histogram of the next graph. */
  void add(int[] labels, int length) {
    int from = start[graphs];
    int bars = from;
    for (int at = 0; at < length; at++) {
      int mine = labels[at];
      if (mine >= times.length) {
        times = Arrays.copyOf(times, 2 * mine);
      }
      if (times[mine]++ == 0) {
        if (bars == label.length) {
          label = Arrays.copyOf(label, 2 * bars);
          count = Arrays.copyOf(count, 2 * bars);
        }
        int place = bars++;
        while (place > from && label[place - 1] > mine) {
          label[place] = label[place - 1];
          place--;
        }
        label[place] = mine;
      }
    }
    for (int bar = from; bar < bars; bar++) {
      count[bar] = times[label[bar]];
      times[label[bar]] = 0;
    }
    start[++graphs] = bars;
  }

  /** All graphs are there. */
  Bars done() {
    label = Arrays.copyOf(label, start[graphs]);
    count = Arrays.copyOf(count, start[graphs]);
    times = new int[0];
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
