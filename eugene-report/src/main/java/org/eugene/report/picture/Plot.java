package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * Points, and lines through them, on two axes that begin at zero or count in powers of ten. Every
 * series has a colour, a marker and a dash of its own, so that no two differ by colour alone.
 */
public final class Plot {
  private static final double WIDTH = 640;
  private static final double HEIGHT = 300;
  private static final double LEFT = 62;
  private static final double TOP = 14;
  private static final double RIGHT = 30;
  private static final double FOOT = 46;
  private static final int COLOURS = 8;
  private static final double LETTER = 6.6;

  private final String title;
  private final Axis across;
  private final Axis up;
  private final List<Series> series = new ArrayList<>();

  /**
   * @param title what it shows, for those who cannot see it
   * @param across what is counted from left to right
   * @param logAcross whether in powers of ten
   * @param up what is counted from below
   */
  public Plot(String title, String across, boolean logAcross, String up) {
    this.title = title;
    this.across = new Axis(across, logAcross);
    this.up = new Axis(up, false);
  }

  /**
   * A point with what to say about it.
   *
   * @param x place on the axis that goes across
   * @param y place on the axis that goes up
   * @param said what is told of it when it is pointed at
   */
  public record Dot(double x, double y, String said) {}

  private record Series(String name, List<Dot> dots, boolean isLine) {}

  /** One point with its name beside it. */
  public Plot dot(String name, Dot dot) {
    return add(new Series(name, List.of(dot), false));
  }

  /** Points with a line through them; its name is in the legend. */
  public Plot line(String name, List<Dot> dots) {
    return add(new Series(name, List.copyOf(dots), true));
  }

  private Plot add(Series one) {
    series.add(one);
    for (Dot dot : one.dots) {
      across.include(dot.x);
      up.include(dot.y);
    }
    return this;
  }

  /** An element for a page. */
  public String svg() {
    Markup svg = new Markup();
    double width = LEFT + WIDTH + RIGHT;
    double height = TOP + HEIGHT + FOOT;
    svg.open(
        "svg",
        "class",
        "plot",
        "viewBox",
        "0 0 " + Markup.number(width) + " " + Markup.number(height),
        "role",
        "img",
        "aria-label",
        title);
    drawAxes(svg);
    for (int at = 0; at < series.size(); at++) {
      draw(series.get(at), at, svg);
    }
    drawNames(svg);
    return svg.close("svg").toString();
  }

  /**
   * What marks which series, as an element for a page; empty if names stand beside their points.
   */
  public String legend() {
    Markup list = new Markup();
    list.open("ul", "class", "legend plots");
    for (int at = 0; at < series.size(); at++) {
      if (series.get(at).isLine) {
        list.open("li").open("svg", "class", "plot", "viewBox", "0 0 42 18", "aria-hidden", "true");
        list.open("g", "class", "s" + at % COLOURS);
        list.empty("path", "class", "line", "d", "M2 9H40", "stroke-dasharray", dash(at));
        marker(at, 21, 9, list);
        list.close("g").close("svg").text(series.get(at).name).close("li");
      }
    }
    return list.close("ul").toString();
  }

  private double x(double value) {
    return LEFT + WIDTH * across.share(value);
  }

  private double y(double value) {
    return TOP + HEIGHT * (1 - up.share(value));
  }

  private void drawAxes(Markup svg) {
    for (double tick : up.ticks()) {
      String y = Markup.number(y(tick));
      svg.empty(
          "path",
          "class",
          "grid",
          "d",
          "M" + Markup.number(LEFT) + " " + y + "h" + Markup.number(WIDTH));
      text(up.text(tick), LEFT - 8, y(tick) + 4, "end", svg);
    }
    for (double tick : across.ticks()) {
      String x = Markup.number(x(tick));
      svg.empty(
          "path",
          "class",
          "grid",
          "d",
          "M" + x + " " + Markup.number(TOP) + "v" + Markup.number(HEIGHT));
      text(across.text(tick), x(tick), TOP + HEIGHT + 17, "middle", svg);
    }
    svg.empty(
        "path",
        "class",
        "axis",
        "d",
        "M"
            + Markup.number(LEFT)
            + " "
            + Markup.number(TOP)
            + "v"
            + Markup.number(HEIGHT)
            + "h"
            + Markup.number(WIDTH));
    text(across.name, LEFT + WIDTH / 2, TOP + HEIGHT + 38, "middle", svg);
    svg.element(
        "text",
        up.name,
        "transform",
        "translate(14 " + Markup.number(TOP + HEIGHT / 2) + ") rotate(-90)",
        "style",
        "text-anchor:middle");
  }

  private static void text(String text, double x, double y, String anchor, Markup svg) {
    svg.element(
        "text",
        text,
        "x",
        Markup.number(x),
        "y",
        Markup.number(y),
        "style",
        "text-anchor:" + anchor);
  }

  private void draw(Series one, int at, Markup svg) {
    svg.open("g", "class", "s" + at % COLOURS);
    if (one.isLine && one.dots.size() > 1) {
      StringBuilder way = new StringBuilder();
      for (Dot dot : one.dots) {
        way.append(way.isEmpty() ? "M" : "L").append(Markup.number(x(dot.x)));
        way.append(' ').append(Markup.number(y(dot.y)));
      }
      svg.empty("path", "class", "line", "d", way.toString(), "stroke-dasharray", dash(at));
    }
    for (Dot dot : one.dots) {
      svg.open("g").element("title", one.name + ": " + dot.said);
      marker(at, x(dot.x), y(dot.y), svg);
      svg.close("g");
    }
    svg.close("g");
  }

  private static String dash(int at) {
    return List.of("none", "7 4", "2 4", "9 3 2 3").get(at % 4);
  }

  /** Circle, square, triangle, diamond, then the same hollow. */
  private static void marker(int at, double x, double y, Markup svg) {
    String d =
        switch (at % 4) {
          case 0 -> "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z";
          case 1 -> "m-4.5 -4.5h9v9h-9z";
          case 2 -> "m0 -6l5.5 10h-11z";
          default -> "m0 -6l6 6l-6 6l-6 -6z";
        };
    svg.empty(
        "path",
        "class",
        at / 4 % 2 == 0 ? "mark" : "mark hollow",
        "d",
        "M" + Markup.number(x) + " " + Markup.number(y) + d);
  }

  /** Names beside their points, each moved down until it is clear of those before. */
  private void drawNames(Markup svg) {
    List<double[]> taken = new ArrayList<>();
    for (Series one : series) {
      for (Dot dot : one.dots) {
        taken.add(new double[] {x(dot.x) - 6, y(dot.y) - 6, x(dot.x) + 6, y(dot.y) + 6});
      }
    }
    for (int at = 0; at < series.size(); at++) {
      Series one = series.get(at);
      if (one.isLine) {
        continue;
      }
      double width = LETTER * one.name.length();
      boolean left = x(one.dots.get(0).x) + 10 + width > LEFT + WIDTH;
      double x = x(one.dots.get(0).x) + (left ? -10 - width : 10);
      double y = freeHeight(x, y(one.dots.get(0).y), width, taken);
      taken.add(new double[] {x, y - 6, x + width, y + 6});
      svg.open("g", "class", "s" + at % COLOURS);
      text(one.name, left ? x + width : x, y + 4, left ? "end" : "start", svg);
      svg.close("g");
    }
  }

  private static double freeHeight(double x, double wanted, double width, List<double[]> taken) {
    for (int step = 0; step < 40; step++) {
      double y = wanted + (step % 2 == 0 ? -1 : 1) * ((step + 1) / 2) * 7;
      boolean inside = y > TOP + 4 && y < TOP + HEIGHT - 4;
      if (inside && taken.stream().noneMatch(box -> meets(box, x, y - 6, x + width, y + 6))) {
        return y;
      }
    }
    return wanted;
  }

  private static boolean meets(double[] box, double left, double top, double right, double below) {
    return box[0] < right && left < box[2] && box[1] < below && top < box[3];
  }

  /** A direction: what is counted, and from where to where. */
  private static final class Axis {
    private final String name;
    private final boolean log;
    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    Axis(String name, boolean log) {
      this.name = name;
      this.log = log;
    }

    void include(double value) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }

    private double from() {
      return log ? Math.floor(Math.log10(Math.max(1e-9, least))) : 0;
    }

    private double to() {
      if (log) {
        return Math.max(from() + 1, Math.ceil(Math.log10(Math.max(1e-9, most)) + 0.05));
      }
      double step = step();
      return step * Math.max(1, Math.ceil(most / step + 0.05));
    }

    double share(double value) {
      double at = log ? Math.log10(Math.max(1e-9, value)) : value;
      return (at - from()) / (to() - from());
    }

    /** A round number that goes about five times into the largest. */
    private double step() {
      double rough = most > 0 ? most / 5 : 0.2;
      double power = Math.pow(10, Math.floor(Math.log10(rough)));
      for (double factor : new double[] {1, 2, 5}) {
        if (rough <= factor * power) {
          return factor * power;
        }
      }
      return 10 * power;
    }

    List<Double> ticks() {
      List<Double> ticks = new ArrayList<>();
      double step = log ? 1 : step();
      for (double at = from(); at <= to() + step / 1e6; at += step) {
        ticks.add(log ? Math.pow(10, at) : at);
      }
      return ticks;
    }

    String text(double tick) {
      return Markup.number(tick);
    }
  }
}
