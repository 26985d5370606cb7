package org.eugene.report.text;

import org.eugene.report.Spread;

/** A histogram in one line of small bars. */
final class Sparkline {
  private static final int WIDTH = 24;
  private static final String BARS = "▁▂▃▄▅▆▇█";

  private Sparkline() {}

  /** From the smallest to the largest number, a bar for each or for several together. */
  static String of(Spread spread) {
    if (spread.counts().isEmpty()) {
      return "";
    }
    int range = spread.most() - spread.least() + 1;
    int bars = Math.min(WIDTH, range);
    long[] heights = new long[bars];
    for (int number = spread.least(); number <= spread.most(); number++) {
      int bar = (int) ((long) (number - spread.least()) * bars / range);
      heights[bar] += spread.counts().get(number);
    }
    long highest = 1;
    for (long height : heights) {
      highest = Math.max(highest, height);
    }
    StringBuilder line = new StringBuilder();
    for (long height : heights) {
      line.append(height == 0 ? ' ' : BARS.charAt((int) ((height * BARS.length() - 1) / highest)));
    }
    return line.toString();
  }
}
