package org.eugene.report.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;

/**
 * Directed graphs from top to bottom, in the four steps of Sugiyama, Tagawa and Toda (key {@code
 * sugiyama1981}): arcs that close a cycle are turned for the time being, vertices are put on
 * layers, ordered to have few crossings, and aligned with their neighbours. An arc over several
 * layers passes a joint on each.
 */
final class LayeredLayout {
  private static final double BETWEEN_LAYERS = 48;
  private static final double JOINT = 6;

  private final Overlay overlay;
  private final List<VertexShape> shapes;

  LayeredLayout(Overlay overlay, List<VertexShape> shapes) {
    this.overlay = overlay;
    this.shapes = shapes;
  }

  Layout layout() {
    Hierarchy hierarchy = Hierarchy.of(overlay);
    LayerOrder.reduceCrossings(hierarchy);
    double[] x = new LayerColumns(hierarchy, widths(hierarchy)).places();
    double[] y = heights(hierarchy);
    List<Point> places = new ArrayList<>();
    for (int v = 0; v < overlay.order(); v++) {
      places.add(new Point(x[v], y[v]));
    }
    List<List<Point>> bends = new ArrayList<>();
    for (int e = 0; e < overlay.edges().size(); e++) {
      bends.add(bends(e, hierarchy, x, y));
    }
    return new Layout(places, places, places, bends, Wedges.NONE);
  }

  private double[] widths(Hierarchy hierarchy) {
    double[] width = new double[hierarchy.nodes()];
    for (int node = 0; node < width.length; node++) {
      width[node] = node < overlay.order() ? shapes.get(node).width() : JOINT;
    }
    return width;
  }

  private double[] heights(Hierarchy hierarchy) {
    double[] y = new double[hierarchy.nodes()];
    double top = 0;
    for (List<Integer> layer : hierarchy.layers()) {
      double tallest = 0;
      for (int node : layer) {
        tallest = Math.max(tallest, node < overlay.order() ? shapes.get(node).height() : 0);
      }
      for (int node : layer) {
        y[node] = top + tallest / 2;
      }
      top += tallest + BETWEEN_LAYERS;
    }
    return y;
  }

  private List<Point> bends(int e, Hierarchy hierarchy, double[] x, double[] y) {
    OverlayEdge edge = overlay.edges().get(e);
    List<Point> bends = new ArrayList<>();
    for (int joint : hierarchy.joints(e)) {
      bends.add(new Point(x[joint], y[joint]));
    }
    // Joints are listed from the upper layer down.
    if (hierarchy.layerOf(edge.from()) > hierarchy.layerOf(edge.to())) {
      Collections.reverse(bends);
    }
    return bends;
  }
}
