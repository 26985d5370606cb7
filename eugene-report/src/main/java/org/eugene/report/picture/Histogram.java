package org.eugene.report.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** How often numbers occur, as bars: one for each where they are few whole numbers, else twenty. */
public final class Histogram {
  private static final int BARS = 20;
  private static final double WIDTH = 720;
  private static final double HEIGHT = 180;
  private static final double LEFT = 40;
  private static final double TOP = 16;
  private static final double FOOT = 34;

  private Histogram() {}

  /** An element for a page; the numbers are finite and not negative. */
  public static String svg(List<Double> numbers, String what) {
    double least = numbers.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    double most = numbers.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    boolean whole = numbers.stream().allMatch(number -> number == Math.rint(number));
    double step = whole ? Math.max(1, Math.ceil((most - least + 1) / BARS)) : (most - least) / BARS;
    step = step <= 0 ? 1 : step;
    int bars = (int) Math.min(BARS, Math.floor((most - least) / step) + 1);
    int[] counts = new int[Math.max(1, bars)];
    for (double number : numbers) {
      counts[(int) Math.min(counts.length - 1, (number - least) / step)]++;
    }
    return draw(counts, least, step, whole, what);
  }

  private static String draw(int[] counts, double least, double step, boolean whole, String what) {
    int highest = 1;
    for (int count : counts) {
      highest = Math.max(highest, count);
    }
    Markup svg = new Markup();
    svg.open(
        "svg",
        "class",
        "histogram",
        "viewBox",
        "0 0 " + Markup.number(LEFT + WIDTH + 10) + " " + Markup.number(TOP + HEIGHT + FOOT),
        "role",
        "img",
        "aria-label",
        "how often " + what + "s occur; the table below has them all");
    double slot = WIDTH / counts.length;
    double bar = Math.min(60, slot - 2);
    for (int at = 0; at < counts.length; at++) {
      double height = HEIGHT * counts[at] / highest;
      double x = LEFT + at * slot + (slot - bar) / 2;
      svg.open("g").element("title", counts[at] + " of " + label(least, step, at, whole));
      svg.empty(
          "rect",
          "x",
          Markup.number(x),
          "y",
          Markup.number(TOP + HEIGHT - height),
          "width",
          Markup.number(bar),
          "height",
          Markup.number(height));
      svg.close("g");
      if (counts[at] > 0) {
        text(String.valueOf(counts[at]), x + bar / 2, TOP + HEIGHT - height - 4, svg);
      }
      boolean labelled = counts.length <= 12 || at % 2 == 0;
      if (labelled) {
        text(label(least, step, at, whole), x + bar / 2, TOP + HEIGHT + 15, svg);
      }
    }
    svg.empty(
        "path",
        "class",
        "axis",
        "d",
        "M" + Markup.number(LEFT) + " " + Markup.number(TOP + HEIGHT) + "h" + Markup.number(WIDTH));
    text(what, LEFT + WIDTH / 2, TOP + HEIGHT + 31, svg);
    return svg.close("svg").toString();
  }

  private static void text(String text, double x, double y, Markup svg) {
    svg.element(
        "text", text, "x", Markup.number(x), "y", Markup.number(y), "style", "text-anchor:middle");
  }

  private static String label(double least, double step, int at, boolean whole) {
    double from = least + at * step;
    if (whole && step == 1) {
      return plain(from, 0);
    }
    return whole ? plain(from, 0) + "–" + plain(from + step - 1, 0) : plain(from, step < 1 ? 2 : 1);
  }

  private static String plain(double value, int decimals) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
