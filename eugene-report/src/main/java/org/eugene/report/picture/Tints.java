package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.report.layout.Point;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayVertex;

/**
 * A pale tint for every vertex, the same in all drawings: by label where there are a few different
 * ones, else by the place, so that what lies together has like tints.
 */
final class Tints {
  /** So many tints does the style sheet have. */
  private static final int COUNT = 8;

  private Tints() {}

  static List<Integer> of(Overlay overlay, List<Point> places) {
    Map<String, Integer> byName = new LinkedHashMap<>();
    for (OverlayVertex vertex : overlay.vertices()) {
      byName.putIfAbsent(vertex.label().name(), byName.size());
    }
    boolean byLabel = byName.size() > 1 && byName.size() <= COUNT;
    double x = places.stream().mapToDouble(Point::x).average().orElse(0);
    double y = places.stream().mapToDouble(Point::y).average().orElse(0);
    List<Integer> tints = new ArrayList<>();
    for (OverlayVertex vertex : overlay.vertices()) {
      tints.add(
          byLabel
              ? byName.getOrDefault(vertex.label().name(), 0)
              : sector(places.get(vertex.number()), x, y));
    }
    return tints;
  }

  private static int sector(Point place, double x, double y) {
    double turn = StrictMath.atan2(place.y() - y, place.x() - x) / (2 * Math.PI) + 0.5;
    return (int) Math.min(COUNT - 1, Math.floor(turn * COUNT));
  }
}
