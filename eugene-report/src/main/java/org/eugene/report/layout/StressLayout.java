package org.eugene.report.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;

/**
 * Any graph: each connected part by {@link StressDescent}, of small parts the least tangled of
 * several starts and then untangled, turned to lie flat, freed of overlaps, and the parts packed
 * beside each other.
 */
final class StressLayout {
  private static final int SMALL = 60;
  private static final int SMALL_LINKS = 180;
  private static final int STARTS = 32;
  private static final int UNTANGLED = 8;
  private static final int NAMED = 32;
  private static final double GAP = 10;

  private final List<VertexShape> shapes;
  private final double unit;
  private final double flat;
  private final Net net;

  private StressLayout(Overlay overlay, List<VertexShape> shapes) {
    this.shapes = shapes;
    this.unit = unit(shapes) * (hasRoomForNames(overlay) ? 1.3 : 1);
    this.flat = shapes.isEmpty() ? 1 : flatness(shapes);
    this.net = net(overlay);
  }

  static List<Point> places(Overlay overlay, List<VertexShape> shapes) {
    return new StressLayout(overlay, shapes).places();
  }

  /** Whether edges are few and have names to be written beside them. */
  private static boolean hasRoomForNames(Overlay overlay) {
    return overlay.edges().size() <= NAMED
        && overlay.edges().stream().map(edge -> edge.label().name()).distinct().count() > 1;
  }

  /** How long a common edge would like to be. */
  private static double unit(List<VertexShape> shapes) {
    double width = shapes.stream().mapToDouble(VertexShape::width).average().orElse(0);
    boolean dots = shapes.stream().anyMatch(shape -> shape.kind() == VertexShape.Kind.DOT);
    return dots ? 34 : 40 + 0.5 * width / flatness(shapes);
  }

  /**
   * Boxes are wider than high. The drawing is made in a plane where they are about as wide as high,
   * then stretched.
   */
  private static double flatness(List<VertexShape> shapes) {
    double width = shapes.stream().mapToDouble(VertexShape::width).average().orElse(1);
    double height = shapes.stream().mapToDouble(VertexShape::height).average().orElse(1);
    return Math.max(1, Math.min(2, 0.8 * width / height));
  }

  private Net net(Overlay overlay) {
    double alone = overlay.order() <= SMALL ? 1.2 : 6;
    boolean[] common = new boolean[overlay.order()];
    for (OverlayEdge edge : overlay.edges()) {
      common[edge.from()] |= isCommon(edge);
      common[edge.to()] |= isCommon(edge);
    }
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
        edges.stream()
            .mapToDouble(edge -> unit * (isCommon(edge) ? 1 : isBridge(edge, common) ? alone : 1.2))
            .toArray());
  }

  /** Whether both ends hold on to common edges, so that this one need not. */
  private static boolean isBridge(OverlayEdge edge, boolean[] common) {
    return common[edge.from()] && common[edge.to()];
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
      radius[at] = (width[at] / flat + height[at]) / 4;
    }
    boolean small = part.order() > 2 && part.order() <= SMALL && part.size() <= SMALL_LINKS;
    double[] best = small ? untangled(part, descent, radius) : descent.places(1);
    Turning.fit(best, flat);
    Overlaps.remove(best, width, height, unit < 35 ? GAP / 5 : GAP);
    return best;
  }

  /** Of the starts that look least tangled, the one that can be untangled furthest. */
  private double[] untangled(Net part, StressDescent descent, double[] radius) {
    Tangle tangle = new Tangle(part, radius, GAP);
    List<double[]> starts = new ArrayList<>();
    for (int seed = 1; seed <= STARTS; seed++) {
      starts.add(descent.places(seed));
    }
    starts.sort(Comparator.comparingDouble(tangle::of));
    Untangling untangling = new Untangling(part, tangle, unit);
    double[] best = starts.get(0);
    double least = Double.POSITIVE_INFINITY;
    for (double[] start : starts.subList(0, UNTANGLED)) {
      untangling.improve(start);
      double left = tangle.of(start);
      if (left < least) {
        least = left;
        best = start;
      }
    }
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
