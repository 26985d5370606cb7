package org.eugene.report.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.report.layout.Point;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.OverlayEdge;

/**
 * On which side of a bond its second line goes: inside its smallest ring, an aromatic one first;
 * without a ring where most neighbours of its atoms are.
 */
final class RingSides {
  private static final int AROMATIC = 4;

  /** Beyond, the middle of a ring says little about the side of a bond. */
  private static final int LARGEST_RING = 10;

  private final Scene scene;
  private final List<List<Integer>> edgesAt = new ArrayList<>();

  RingSides(Scene scene) {
    this.scene = scene;
    for (int v = 0; v < scene.overlay().order(); v++) {
      edgesAt.add(new ArrayList<>());
    }
    List<OverlayEdge> edges = scene.overlay().edges();
    for (int e = 0; e < edges.size(); e++) {
      edgesAt.get(edges.get(e).from()).add(e);
      edgesAt.get(edges.get(e).to()).add(e);
    }
  }

  /** 1 or -1 towards the middle of the ring of a bond; 0 if it is in none. */
  private int ofRing(int e, View view, boolean aromatic) {
    OverlayEdge edge = scene.overlay().edges().get(e);
    Map<Integer, Integer> from = new HashMap<>(Map.of(edge.from(), edge.from()));
    Deque<Integer> open = new ArrayDeque<>(List.of(edge.from()));
    while (!open.isEmpty() && !from.containsKey(edge.to())) {
      int v = open.remove();
      for (int f : edgesAt.get(v)) {
        OverlayEdge other = scene.overlay().edges().get(f);
        boolean usable =
            f != e
                && view.shows(other.fate())
                && (!aromatic || isAromatic(other, view == View.SOURCE));
        int w = other.from() == v ? other.to() : other.from();
        if (usable && from.putIfAbsent(w, v) == null) {
          open.add(w);
        }
      }
    }
    if (!from.containsKey(edge.to())) {
      return 0;
    }
    double x = 0;
    double y = 0;
    int count = 0;
    for (int v = edge.to(); ; v = from.getOrDefault(v, edge.from())) {
      Point place = scene.place(view, v);
      x += place.x();
      y += place.y();
      count++;
      if (v == edge.from()) {
        break;
      }
    }
    return count > LARGEST_RING ? 0 : side(edge, view, new Point(x / count, y / count));
  }

  private static boolean isAromatic(OverlayEdge edge, boolean before) {
    return MoleculeLook.bondOrder(before ? edge.label() : edge.newLabel()) == AROMATIC;
  }

  private int side(OverlayEdge edge, View view, Point c) {
    Point a = scene.place(view, edge.from());
    Point b = scene.place(view, edge.to());
    double cross = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    return Math.abs(cross) < 1e-6 ? 0 : (int) Math.signum(cross);
  }

  /** 1 or -1, or 0 if an end has no further neighbours or both sides are alike. */
  int of(int e, View view) {
    OverlayEdge edge = scene.overlay().edges().get(e);
    int ofRing = isAromatic(edge, view == View.SOURCE) ? ofRing(e, view, true) : 0;
    ofRing = ofRing == 0 ? ofRing(e, view, false) : ofRing;
    if (ofRing != 0) {
      return ofRing;
    }
    Point a = scene.place(view, edge.from());
    Point b = scene.place(view, edge.to());
    double balance = 0;
    boolean open = false;
    for (int end : new int[] {edge.from(), edge.to()}) {
      int neighbours = 0;
      for (int f : edgesAt.get(end)) {
        OverlayEdge other = scene.overlay().edges().get(f);
        int w = other.from() == end ? other.to() : other.from();
        if (f == e || w == edge.from() || w == edge.to() || !view.shows(other.fate())) {
          continue;
        }
        neighbours++;
        Point c = scene.place(view, w);
        double cross = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
        balance += Math.abs(cross) < 1e-6 ? 0 : Math.signum(cross);
      }
      open |= neighbours == 0;
    }
    return open || balance == 0 ? 0 : (int) Math.signum(balance);
  }
}
