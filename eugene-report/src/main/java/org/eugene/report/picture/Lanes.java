package org.eugene.report.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.report.overlay.OverlayEdge;

/**
 * Keeps edges between the same two vertices apart: the first to one side, the second to the other.
 */
final class Lanes {
  private Lanes() {}

  /** For each edge how far aside it goes, as seen from its first vertex; 0 for most. */
  static double[] of(List<OverlayEdge> edges) {
    Map<Long, Integer> count = new HashMap<>();
    for (OverlayEdge edge : edges) {
      count.merge(key(edge), 1, Integer::sum);
    }
    double[] lanes = new double[edges.size()];
    Map<Long, Integer> next = new HashMap<>();
    for (int e = 0; e < lanes.length; e++) {
      OverlayEdge edge = edges.get(e);
      int together = count.getOrDefault(key(edge), 1);
      if (together > 1 && !edge.isLoop()) {
        int at = next.merge(key(edge), 1, Integer::sum) - 1;
        double lane = at - (together - 1) / 2.0;
        lanes[e] = edge.from() < edge.to() ? lane : -lane;
      }
    }
    return lanes;
  }

  private static long key(OverlayEdge edge) {
    return ((long) Math.min(edge.from(), edge.to()) << 32) | Math.max(edge.from(), edge.to());
  }
}
