package org.eugene.chemistry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import org.eugene.report.layout.Point;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;

/**
 * Places in the common drawing for atoms that only the target has. They stand where the target's
 * drawing has them; if the atoms that they are bound to stand elsewhere in the common drawing, each
 * piece goes along with these, turned to where there is room.
 */
final class AddedPieces {
  /** Atoms nearer than this hide each other. */
  private static final double CLOSE = 0.45;

  /** As far from the others as this, a piece stands well. */
  private static final double ROOM = 0.7;

  /** Less than this is the same place. */
  private static final double NEAR = 0.1;

  private static final double[] TURNS = {0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6};

  private final Overlay overlay;
  private final List<Point> source;
  private final List<Point> target;
  private final List<List<Integer>> neighbours = new ArrayList<>();
  private final List<Point> taken = new ArrayList<>();

  private AddedPieces(Overlay overlay, List<Point> source, List<Point> target) {
    this.overlay = overlay;
    this.source = source;
    this.target = target;
    for (OverlayVertex vertex : overlay.vertices()) {
      neighbours.add(new ArrayList<>());
      if (vertex.source() != Overlay.NONE) {
        taken.add(source.get(vertex.number()));
      }
    }
    for (OverlayEdge edge : overlay.edges()) {
      if (edge.fate() != Fate.DELETED && !edge.isLoop()) {
        neighbours.get(edge.from()).add(edge.to());
        neighbours.get(edge.to()).add(edge.from());
      }
    }
  }

  /**
   * All places of the common drawing.
   *
   * @param source places in the source's drawing
   * @param target places in the target's
   */
  static List<Point> beside(Overlay overlay, List<Point> source, List<Point> target) {
    return new AddedPieces(overlay, source, target).places();
  }

  private List<Point> places() {
    List<Point> places = new ArrayList<>(source);
    boolean[] done = new boolean[overlay.order()];
    for (OverlayVertex vertex : overlay.vertices()) {
      if (isAdded(vertex.number()) && !done[vertex.number()]) {
        List<Integer> piece = piece(vertex.number(), done);
        List<Point> placed = placed(piece);
        for (int at = 0; at < piece.size(); at++) {
          Point free = freePlace(placed.get(at), taken);
          places.set(piece.get(at), free);
          taken.add(free);
        }
      }
    }
    return places;
  }

  private boolean isAdded(int vertex) {
    return overlay.vertex(vertex).source() == Overlay.NONE;
  }

  /** Added atoms that hang together. */
  private List<Integer> piece(int start, boolean[] done) {
    TreeSet<Integer> piece = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    done[start] = true;
    while (!open.isEmpty()) {
      int v = open.remove();
      piece.add(v);
      for (int w : neighbours.get(v)) {
        if (isAdded(w) && !done[w]) {
          done[w] = true;
          open.add(w);
        }
      }
    }
    return List.copyOf(piece);
  }

  private List<Point> placed(List<Integer> piece) {
    List<Point> asInTarget = piece.stream().map(target::get).toList();
    TreeSet<Integer> anchors = new TreeSet<>();
    for (int v : piece) {
      neighbours.get(v).stream().filter(w -> !isAdded(w)).forEach(anchors::add);
    }
    if (anchors.stream().allMatch(a -> source.get(a).distance(target.get(a)) < NEAR)) {
      return asInTarget;
    }
    List<List<Point>> candidates =
        anchors.size() == 1
            ? around(asInTarget, anchors.first())
            : List.of(between(asInTarget, List.copyOf(anchors)));
    return candidates.stream()
        .filter(candidate -> room(candidate) >= ROOM)
        .findFirst()
        .orElseGet(
            () -> candidates.stream().max(Comparator.comparingDouble(this::room)).orElseThrow());
  }

  /** How far the piece stays away from everything else. */
  private double room(List<Point> piece) {
    double least = Double.POSITIVE_INFINITY;
    for (Point point : piece) {
      for (Point other : taken) {
        least = Math.min(least, point.distance(other));
      }
    }
    return least;
  }

  /** Moved with the one atom that holds the piece, and turned around it in steps of 30 degrees. */
  private List<List<Point>> around(List<Point> piece, int anchor) {
    Point from = target.get(anchor);
    Point to = source.get(anchor);
    List<List<Point>> turned = new ArrayList<>();
    for (double turn : TURNS) {
      double cos = StrictMath.cos(turn * Math.PI / 6);
      double sin = StrictMath.sin(turn * Math.PI / 6);
      turned.add(
          piece.stream()
              .map(point -> point.plus(-from.x(), -from.y()))
              .map(p -> to.plus(cos * p.x() - sin * p.y(), sin * p.x() + cos * p.y()))
              .toList());
    }
    return turned;
  }

  /** Moved and turned as the atoms are that hold the piece. */
  private List<Point> between(List<Point> piece, List<Integer> anchors) {
    List<Point> points = new ArrayList<>();
    List<Point> goals = new ArrayList<>();
    int[] partner = new int[anchors.size() + piece.size()];
    for (int at = 0; at < partner.length; at++) {
      boolean holds = at < anchors.size();
      points.add(holds ? target.get(anchors.get(at)) : piece.get(at - anchors.size()));
      goals.add(holds ? source.get(anchors.get(at)) : points.get(at));
      partner[at] = holds ? at : -1;
    }
    return Superposition.onto(points, goals, partner).subList(anchors.size(), partner.length);
  }

  /** Steps aside for what is deleted in the same place. */
  private static Point freePlace(Point wanted, List<Point> taken) {
    Point place = wanted;
    for (int tries = 1; tries < 12; tries++) {
      Point here = place;
      if (taken.stream().noneMatch(other -> other.distance(here) < CLOSE)) {
        return place;
      }
      double angle = tries * 2.4; // about the golden angle: no two tries alike
      double far = 0.35 + 0.05 * tries;
      place = wanted.plus(far * StrictMath.cos(angle), far * StrictMath.sin(angle));
    }
    return place;
  }
}
