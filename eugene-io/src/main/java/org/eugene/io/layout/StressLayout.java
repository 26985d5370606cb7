package org.eugene.io.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.io.overlay.Fate;
import org.eugene.io.overlay.Overlay;
import org.eugene.io.overlay.OverlayEdge;

/**
 * Any graph: each connected part by {@link StressDescent}, of small parts the least tangled of
 * several starts and then untangled, turned to lie flat, freed of overlaps, and the parts packed
 * beside each other.
 */
final class StressLayout {
  private static final int SMALL = 60;
  private static final int SMALL_LINKS = 180;
  private static final int STARTS = 10;
  private static final double GAP = 10;

  private final List<VertexShape> shapes;
  private final double unit;
  private final Net net;

  private StressLayout(Overlay overlay, List<VertexShape> shapes) {
    this.shapes = shapes;
    this.unit = unit(shapes);
    this.net = net(overlay);
  }

  static List<Point> places(Overlay overlay, List<VertexShape> shapes) {
    return new StressLayout(overlay, shapes).places();
  }

  /** How long a common edge would like to be. */
  private static double unit(List<VertexShape> shapes) {
    double width = shapes.stream().mapToDouble(VertexShape::width).average().orElse(0);
    boolean dots = shapes.stream().anyMatch(shape -> shape.kind() == VertexShape.Kind.DOT);
    return dots ? 30 : 44 + 0.75 * width;
  }

  private Net net(Overlay overlay) {
    double alone = overlay.order() <= SMALL ? 1.2 : 2.5;
    Set<Long> seen = new HashSet<>();
    List<OverlayEdge> edges = new ArrayList<>();
    for (OverlayEdge edge : overlay.edges()) {
      long low = Math.min(edge.from(), edge.to());
      if (!edge.isLoop() && seen.add((low << 32) | Math.max(edge.from(), edge.to()))) {
        edges.add(edge);
      }
    }
    return new Net(
        overlay.order(),
        edges.stream().mapToInt(OverlayEdge::from).toArray(),
        edges.stream().mapToInt(OverlayEdge::to).toArray(),
        edges.stream().mapToDouble(edge -> unit * (isCommon(edge) ? 1 : alone)).toArray());
  }

  private static boolean isCommon(OverlayEdge edge) {
    return edge.fate() == Fate.KEPT || edge.fate() == Fate.CHANGED;
  }

  private List<Point> places() {
    double[] place = new double[2 * net.order()];
    List<Shelf.Block> blocks = new ArrayList<>();
    for (int[] points : net.parts()) {
      double[] local = part(points);
      for (int at = 0; at < points.length; at++) {
        place[2 * points[at]] = local[2 * at];
        place[2 * points[at] + 1] = local[2 * at + 1];
      }
      blocks.add(block(points, place));
    }
    Shelf.pack(blocks, GAP * 3, place);
    List<Point> placed = new ArrayList<>();
    for (int v = 0; v < net.order(); v++) {
      placed.add(new Point(place[2 * v], place[2 * v + 1]));
    }
    return placed;
  }

  private double[] part(int[] points) {
    Net part = net.part(points);
    StressDescent descent = new StressDescent(part);
    double[] width = new double[points.length];
    double[] height = new double[points.length];
    double[] radius = new double[points.length];
    for (int at = 0; at < points.length; at++) {
      width[at] = shapes.get(points[at]).width();
      height[at] = shapes.get(points[at]).height();
      radius[at] = (width[at] + height[at]) / 4;
    }
    double[] best = descent.places(1);
    if (part.order() > 2 && part.order() <= SMALL && part.size() <= SMALL_LINKS) {
      Tangle tangle = new Tangle(part, radius, GAP);
      Untangling untangling = new Untangling(part, tangle, unit);
      untangling.improve(best);
      for (int seed = 2; seed <= STARTS; seed++) {
        double[] other = descent.places(seed);
        untangling.improve(other);
        best = tangle.of(other) < tangle.of(best) ? other : best;
      }
    }
    Turning.layFlat(best);
    Overlaps.remove(best, width, height, GAP);
    return best;
  }

  private Shelf.Block block(int[] points, double[] place) {
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int v : points) {
      VertexShape shape = shapes.get(v);
      left = Math.min(left, place[2 * v] - shape.width() / 2);
      right = Math.max(right, place[2 * v] + shape.width() / 2);
      top = Math.min(top, place[2 * v + 1] - shape.height() / 2);
      bottom = Math.max(bottom, place[2 * v + 1] + shape.height() / 2);
    }
    return new Shelf.Block(
        Arrays.stream(points).boxed().toList(), left, top, right - left, bottom - top);
  }
}
