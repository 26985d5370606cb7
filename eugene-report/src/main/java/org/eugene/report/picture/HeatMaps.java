package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.List;
import org.eugene.madam.Round;
import org.eugene.mapping.VertexMapping;
import org.eugene.report.Stages;

/**
 * The matrix P of M-Adam as squares, the darker the larger the entry: at the start, after the first
 * round, half way, at the end, and beside them the mapping that it became. Rows are vertices of the
 * source, columns of the target; what is beyond a graph is padding, where deletions and insertions
 * go. Matrices of more than {@value #MOST} rows are drawn in blocks, each as dark as its largest
 * entry.
 */
public final class HeatMaps {
  private static final int MOST = 80;
  private static final double SIDE = 200;
  private static final int SHADES = 20;
  private static final double MARGIN = 18;

  private HeatMaps() {}

  /**
   * One of the matrices.
   *
   * @param title when it was so
   * @param note a line below
   * @param svg the drawing, {@link #size} wide and high
   */
  public record HeatMap(String title, String note, String svg) {}

  /** An entry of a matrix. */
  @FunctionalInterface
  private interface Entries {
    double at(int i, int k);
  }

  /** The maps in the order of the run, the mapping last. */
  public static List<HeatMap> of(Stages stages) {
    List<HeatMap> maps = new ArrayList<>();
    maps.add(map("At the start", stages, (i, k) -> i == k ? 1 : 0, "the identity"));
    int count = stages.rounds().size();
    if (count > 0) {
      maps.add(ofRound("After the first round", 1, stages));
    }
    if (count > 2) {
      maps.add(ofRound("Half way", stages.middle(), stages));
    }
    if (count > 1) {
      maps.add(ofRound("At the end", count, stages));
    }
    VertexMapping mapping = stages.mapping();
    maps.add(
        map(
            "The mapping",
            stages,
            (i, k) -> isMapped(mapping, i, k) ? 1 : 0,
            "cost " + Markup.number(stages.cost())));
    return maps;
  }

  private static boolean isMapped(VertexMapping mapping, int i, int k) {
    return i < mapping.sourceOrder() && k < mapping.targetOrder() && mapping.image(i) == k;
  }

  private static HeatMap ofRound(String title, int number, Stages stages) {
    Round round = stages.rounds().get(number - 1);
    return map(
        title,
        stages,
        round::weight,
        "round "
            + number
            + " of "
            + stages.rounds().size()
            + ", λ "
            + Markup.number(round.lambda()));
  }

  private static HeatMap map(String title, Stages stages, Entries entries, String note) {
    Markup svg = new Markup();
    int order = stages.order();
    int blocks = Math.max(1, Math.min(order, MOST));
    double[][] dark = pooled(entries, order, blocks);
    double largest = 0;
    for (double[] row : dark) {
      for (double value : row) {
        largest = Math.max(largest, value);
      }
    }
    double cell = SIDE / blocks;
    svg.open(
        "g", "transform", "translate(" + Markup.number(MARGIN) + " " + Markup.number(MARGIN) + ")");
    drawCells(dark, largest, cell, svg);
    svg.empty("rect", "class", "box", "width", Markup.number(SIDE), "height", Markup.number(SIDE));
    drawEnds(stages, order, svg);
    svg.close("g");
    String range = order == 0 ? "" : "; largest entry " + rounded(largest);
    return new HeatMap(title, note + range, svg.toString());
  }

  private static String rounded(double value) {
    return String.valueOf(Math.round(value * 1000) / 1000.0).replaceFirst("\\.0$", "");
  }

  private static double[][] pooled(Entries entries, int order, int blocks) {
    double[][] dark = new double[blocks][blocks];
    for (int i = 0; i < order; i++) {
      for (int k = 0; k < order; k++) {
        int row = (int) ((long) i * blocks / order);
        int column = (int) ((long) k * blocks / order);
        dark[row][column] = Math.max(dark[row][column], entries.at(i, k));
      }
    }
    return dark;
  }

  /** Cells of one shade go into one path; the palest shade is the paper. */
  private static void drawCells(double[][] dark, double largest, double cell, Markup svg) {
    StringBuilder[] shades = new StringBuilder[SHADES + 1];
    for (int i = 0; i < dark.length; i++) {
      for (int k = 0; k < dark.length; k++) {
        int shade = largest <= 0 ? 0 : (int) Math.round(SHADES * Math.max(0, dark[i][k]) / largest);
        if (shade > 0) {
          if (shades[shade] == null) {
            shades[shade] = new StringBuilder();
          }
          shades[shade].append('M').append(two(k * cell)).append(' ').append(two(i * cell));
          shades[shade].append('h').append(two(cell)).append('v').append(two(cell));
          shades[shade].append('h').append(two(-cell)).append('z');
        }
      }
    }
    for (int shade = 1; shade <= SHADES; shade++) {
      if (shades[shade] != null) {
        svg.empty(
            "path",
            "class",
            "cell",
            "fill-opacity",
            String.valueOf(shade / (double) SHADES),
            "d",
            shades[shade].toString());
      }
    }
  }

  private static String two(double value) {
    return String.valueOf(Math.round(value * 100) / 100.0);
  }

  /** Where the smaller graph ends, and what rows and columns are. */
  private static void drawEnds(Stages stages, int order, Markup svg) {
    if (order > 0 && stages.sourceOrder() < order) {
      String y = Markup.number(SIDE * stages.sourceOrder() / order);
      svg.empty(
          "path",
          "class",
          "box",
          "stroke-dasharray",
          "4 3",
          "d",
          "M0 " + y + "H" + Markup.number(SIDE));
    }
    if (order > 0 && stages.targetOrder() < order) {
      String x = Markup.number(SIDE * stages.targetOrder() / order);
      svg.empty(
          "path",
          "class",
          "box",
          "stroke-dasharray",
          "4 3",
          "d",
          "M" + x + " 0V" + Markup.number(SIDE));
    }
    svg.element("text", "target →", "x", "0", "y", "-5", "style", "text-anchor:start");
    svg.element(
        "text",
        "source →",
        "x",
        "0",
        "y",
        "12",
        "transform",
        "rotate(90)",
        "style",
        "text-anchor:start");
  }

  /** How wide and high a drawing is. */
  public static double size() {
    return SIDE + MARGIN + 4;
  }

  /** All of them in a row, as one picture on its own. */
  public static String svg(Stages stages, String title) {
    List<HeatMap> maps = of(stages);
    double width = maps.size() * (size() + 14);
    double height = size() + 64;
    Markup svg = Markup.picture("heat", width, height, title);
    svg.open("style")
        .raw(
            ".heat text{font:11px system-ui,Arial,sans-serif;fill:"
                + StyleSheet.light("--quiet")
                + ";text-anchor:middle}.heat .cell{fill:"
                + StyleSheet.light("--ins")
                + "}.heat .box{fill:none;stroke:"
                + StyleSheet.light("--soft")
                + "}")
        .close("style")
        .line();
    svg.empty("rect", "width", "100%", "height", "100%", "fill", StyleSheet.light("--paper"))
        .line();
    for (int at = 0; at < maps.size(); at++) {
      HeatMap map = maps.get(at);
      svg.open("g", "transform", "translate(" + Markup.number(at * (size() + 14) + 7) + " 26)");
      svg.element(
          "text",
          map.title(),
          "x",
          Markup.number(MARGIN + SIDE / 2),
          "y",
          "-8",
          "style",
          "font-size:14px;font-weight:600;fill:" + StyleSheet.light("--ink"));
      svg.raw(map.svg());
      svg.element(
          "text",
          map.note(),
          "x",
          Markup.number(MARGIN + SIDE / 2),
          "y",
          Markup.number(size() + 16));
      svg.close("g").line();
    }
    return svg.close("svg").line().toString();
  }
}
