package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.List;
import org.eugene.report.layout.Point;
import org.eugene.report.overlay.OverlayEdge;

/** On which side of a bond its second line goes: where most neighbours of its atoms are. */
final class RingSides {
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

  /** 1 or -1, or 0 if an end has no further neighbours or both sides are alike. */
  int of(int e, View view) {
    OverlayEdge edge = scene.overlay().edges().get(e);
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
