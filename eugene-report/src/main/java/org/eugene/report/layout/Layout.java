package org.eugene.report.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eugene.report.overlay.Overlay;

/**
 * The places of an overlay's vertices, by their numbers there. A matched vertex has about the same
 * place in all three drawings; in most layouts exactly the same.
 *
 * @param overlay places in the drawing of both graphs over each other
 * @param source places in the drawing of the source; without meaning for inserted vertices
 * @param target places in the drawing of the target; without meaning for deleted vertices
 * @param bends for each edge of the overlay the points that it passes between its ends
 * @param wedges the bonds that leave the plane
 */
public record Layout(
    List<Point> overlay,
    List<Point> source,
    List<Point> target,
    List<List<Point>> bends,
    Wedges wedges) {
  /** Keeps copies of the lists. */
  public Layout {
    overlay = List.copyOf(overlay);
    source = List.copyOf(source);
    target = List.copyOf(target);
    bends = List.copyOf(bends);
  }

  /** One place for a vertex, wherever it is drawn, and straight edges. */
  public static Layout straight(List<Point> places, Overlay overlay) {
    return straight(places, places, places, overlay);
  }

  /** Straight edges. */
  public static Layout straight(
      List<Point> overlay, List<Point> source, List<Point> target, Overlay graphs) {
    return new Layout(
        overlay,
        source,
        target,
        Collections.nCopies(graphs.edges().size(), List.of()),
        Wedges.NONE);
  }

  /** The same places, with these bonds out of the plane. */
  public Layout withWedges(Wedges some) {
    return new Layout(overlay, source, target, bends, some);
  }

  /** All places in other units. */
  Layout times(double factor) {
    List<List<Point>> scaledBends = new ArrayList<>();
    bends.forEach(bend -> scaledBends.add(scaled(bend, factor)));
    return new Layout(
        scaled(overlay, factor),
        scaled(source, factor),
        scaled(target, factor),
        scaledBends,
        wedges);
  }

  private static List<Point> scaled(List<Point> points, double factor) {
    return points.stream().map(point -> point.times(factor)).toList();
  }
}
