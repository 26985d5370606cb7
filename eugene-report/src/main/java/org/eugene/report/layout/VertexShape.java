package org.eugene.report.layout;

import java.util.List;

/**
 * How a vertex looks: what is written in it, and how much room it takes.
 *
 * @param kind its outline
 * @param lines what is written in it in the source (inserted: in the target)
 * @param newLines what is written in it in the target
 * @param width room from left to right
 * @param height room from top to bottom
 */
public record VertexShape(
    Kind kind, List<String> lines, List<String> newLines, double width, double height) {
  /** Keeps copies of the lines. */
  public VertexShape {
    lines = List.copyOf(lines);
    newLines = List.copyOf(newLines);
  }

  /** Outlines. */
  public enum Kind {
    /** A small disc without text, in large graphs. */
    DOT,
    /** A disc with a short text. */
    DISC,
    /** A box with a text of several lines. */
    BOX,
    /** The letters of an element, or a bare joint of bonds. */
    ATOM
  }

  /** The same with only as much height as these lines need. */
  public VertexShape holding(List<String> shown) {
    return kind == Kind.BOX
        ? new VertexShape(kind, lines, newLines, width, VertexShapes.height(shown.size()))
        : this;
  }

  /** How far the outline reaches from the middle in a direction. */
  public double reach(double dx, double dy) {
    if (kind != Kind.BOX) {
      return width / 2;
    }
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length == 0) {
      return height / 2;
    }
    double across = dx == 0 ? Double.POSITIVE_INFINITY : width / 2 / Math.abs(dx);
    double down = dy == 0 ? Double.POSITIVE_INFINITY : height / 2 / Math.abs(dy);
    return length * Math.min(across, down);
  }
}
