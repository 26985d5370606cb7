package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Dendrogram;
import org.eugene.search.DistanceMatrix;

/**
 * A matrix of distances as squares, the darker the smaller, beside the tree that orders it.
 * Matrices of more than {@value #MOST} rows are drawn in blocks, each as dark as the mean of its
 * entries, and without names.
 */
public final class DistanceMap {
  private static final int MOST = 200;
  private static final int NAMED = 80;
  private static final int SHADES = 24;
  private static final double SIDE = 760;
  private static final double TREE = 110;
  private static final double LETTER = 6.2;
  private static final int LONGEST_NAME = 24;

  private final List<String> rows;
  private final List<String> columns;
  private final DistanceMatrix matrix;
  private final List<Integer> rowOrder;
  private final List<Integer> columnOrder;
  private final Optional<Dendrogram> tree;

  private DistanceMap(
      List<String> rows,
      List<String> columns,
      DistanceMatrix matrix,
      List<Integer> rowOrder,
      List<Integer> columnOrder,
      Optional<Dendrogram> tree) {
    this.rows = rows;
    this.columns = columns;
    this.matrix = matrix;
    this.rowOrder = rowOrder;
    this.columnOrder = columnOrder;
    this.tree = tree;
  }

  /** All pairs of one collection, ordered by their dendrogram. */
  public static DistanceMap ordered(List<String> ids, DistanceMatrix matrix) {
    Dendrogram tree = Dendrogram.of(matrix);
    return new DistanceMap(ids, ids, matrix, tree.order(), tree.order(), Optional.of(tree));
  }

  /** From one collection to another, in their own order. */
  public static DistanceMap asIs(List<String> rows, List<String> columns, DistanceMatrix matrix) {
    return new DistanceMap(
        rows,
        columns,
        matrix,
        IntStream.range(0, rows.size()).boxed().toList(),
        IntStream.range(0, columns.size()).boxed().toList(),
        Optional.empty());
  }

  /** An element for a page. */
  public String svg() {
    boolean named = Math.max(rows.size(), columns.size()) <= NAMED;
    double cell = SIDE / Math.max(1, Math.max(rows.size(), columns.size()));
    double width = cell * columns.size();
    double height = cell * rows.size();
    double left = 2;
    double top = tree.isPresent() ? TREE + 6 : 2;
    double names = named ? 10 + LETTER * longest(rows) : 4;
    double below = named ? 10 + LETTER * longest(columns) : 4;
    Markup svg = new Markup();
    svg.open(
        "svg",
        "class",
        "map",
        "viewBox",
        "0 0 "
            + Markup.number(left + width + names)
            + " "
            + Markup.number(top + height + below + 34),
        "role",
        "img",
        "aria-label",
        "distances of all pairs, the darker the closer");
    svg.open("g", "transform", "translate(" + Markup.number(left) + " " + Markup.number(top) + ")");
    drawCells(width, height, named, svg);
    svg.empty(
        "rect", "class", "box", "width", Markup.number(width), "height", Markup.number(height));
    if (named) {
      drawNames(cell, width, height, svg);
    }
    tree.ifPresent(joined -> drawTree(joined, cell, svg));
    drawScale(height + below + 8, svg);
    return svg.close("g").close("svg").toString();
  }

  private static int longest(List<String> names) {
    return names.stream().mapToInt(name -> shortened(name).length()).max().orElse(0);
  }

  private static String shortened(String name) {
    return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "…" : name;
  }

  private double most() {
    double most = 0;
    for (int i = 0; i < matrix.rows(); i++) {
      for (int k = 0; k < matrix.columns(); k++) {
        double upper = matrix.upper(i, k);
        most = Double.isInfinite(upper) ? most : Math.max(most, upper);
      }
    }
    return most;
  }

  /** How dark a distance is, from 0 to 1. */
  private static double dark(double distance, double most) {
    if (Double.isInfinite(distance)) {
      return 0;
    }
    return most == 0 ? 1 : 1 - distance / most;
  }

  private void drawCells(double width, double height, boolean named, Markup svg) {
    int down = Math.max(1, Math.min(MOST, rows.size()));
    int along = Math.max(1, Math.min(MOST, columns.size()));
    double most = most();
    double[][] sum = new double[down][along];
    int[][] count = new int[down][along];
    for (int i = 0; i < rows.size(); i++) {
      for (int k = 0; k < columns.size(); k++) {
        int row = (int) ((long) i * down / rows.size());
        int column = (int) ((long) k * along / columns.size());
        sum[row][column] += dark(matrix.upper(rowOrder.get(i), columnOrder.get(k)), most);
        count[row][column]++;
      }
    }
    List<StringBuilder> shades = new ArrayList<>();
    for (int shade = 0; shade <= SHADES; shade++) {
      shades.add(new StringBuilder());
    }
    double w = width / along;
    double h = height / down;
    for (int row = 0; row < down; row++) {
      for (int column = 0; column < along; column++) {
        int shade = (int) Math.round(SHADES * sum[row][column] / Math.max(1, count[row][column]));
        shades
            .get(shade)
            .append('M' + Markup.number(column * w) + " " + Markup.number(row * h))
            .append("h" + Markup.number(w) + "v" + Markup.number(h))
            .append("h" + Markup.number(-w) + "z");
      }
    }
    for (int shade = 1; shade <= SHADES; shade++) {
      if (!shades.get(shade).isEmpty()) {
        svg.empty(
            "path",
            "class",
            "cell",
            "fill-opacity",
            opacity(shade / (double) SHADES),
            "d",
            shades.get(shade).toString());
      }
    }
    if (named) {
      drawTitles(w, h, svg);
    }
  }

  private static String opacity(double share) {
    return String.valueOf(Math.round(share * 1000) / 1000.0);
  }

  /** What a square stands for, to read by pointing at it. */
  private void drawTitles(double w, double h, Markup svg) {
    for (int i = 0; i < rows.size(); i++) {
      for (int k = 0; k < columns.size(); k++) {
        int row = rowOrder.get(i);
        int column = columnOrder.get(k);
        svg.open(
            "rect",
            "x",
            Markup.number(k * w),
            "y",
            Markup.number(i * h),
            "width",
            Markup.number(w),
            "height",
            Markup.number(h),
            "fill",
            "transparent");
        double lower = matrix.lower(row, column);
        double upper = matrix.upper(row, column);
        String distance =
            lower == upper
                ? DecimalNumber.text(upper)
                : DecimalNumber.text(lower) + " to " + DecimalNumber.text(upper);
        svg.element("title", rows.get(row) + " → " + columns.get(column) + ": " + distance);
        svg.close("rect");
      }
    }
  }

  private void drawNames(double cell, double width, double height, Markup svg) {
    String size = "font-size:" + Markup.number(Math.min(11, Math.max(6, cell))) + "px";
    for (int i = 0; i < rows.size(); i++) {
      svg.element(
          "text",
          shortened(rows.get(rowOrder.get(i))),
          "x",
          Markup.number(width + 5),
          "y",
          Markup.number((i + 0.5) * cell + 3.5),
          "style",
          size);
    }
    for (int k = 0; k < columns.size(); k++) {
      svg.element(
          "text",
          shortened(columns.get(columnOrder.get(k))),
          "transform",
          "translate("
              + Markup.number((k + 0.5) * cell - 3.5)
              + " "
              + Markup.number(height + 5)
              + ") rotate(90)",
          "style",
          size);
    }
  }

  private void drawTree(Dendrogram joined, double cell, Markup svg) {
    int leaves = joined.leaves();
    double[] x = new double[leaves + joined.joins().size()];
    double[] y = new double[x.length];
    for (int k = 0; k < leaves; k++) {
      x[columnOrder.get(k)] = (k + 0.5) * cell;
      y[columnOrder.get(k)] = -3;
    }
    double most = 0;
    for (Dendrogram.Join join : joined.joins()) {
      most = Double.isInfinite(join.distance()) ? most : Math.max(most, join.distance());
    }
    StringBuilder way = new StringBuilder();
    for (int at = 0; at < joined.joins().size(); at++) {
      Dendrogram.Join join = joined.joins().get(at);
      double share = most == 0 ? 0 : Math.min(1, join.distance() / most);
      int group = leaves + at;
      x[group] = (x[join.left()] + x[join.right()]) / 2;
      y[group] = -3 - (TREE - 6) * share;
      way.append('M' + Markup.number(x[join.left()]) + " " + Markup.number(y[join.left()]));
      way.append("V" + Markup.number(y[group]) + "H" + Markup.number(x[join.right()]));
      way.append("V" + Markup.number(y[join.right()]));
    }
    svg.empty("path", "class", "tree", "d", way.toString());
  }

  /** What the shades mean. */
  private void drawScale(double y, Markup svg) {
    double most = most();
    svg.element("text", "0", "x", "0", "y", Markup.number(y + 14));
    for (int step = 0; step < 12; step++) {
      svg.empty(
          "rect",
          "class",
          "cell",
          "fill-opacity",
          opacity(1 - step / 12.0),
          "x",
          Markup.number(14 + 14.0 * step),
          "y",
          Markup.number(y + 4),
          "width",
          "14",
          "height",
          "12");
    }
    svg.element(
        "text",
        DecimalNumber.rounded(most, 3).toPlainString(),
        "x",
        Markup.number(14 + 14 * 12 + 6),
        "y",
        Markup.number(y + 14));
  }
}
