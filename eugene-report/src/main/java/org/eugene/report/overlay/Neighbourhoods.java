package org.eugene.report.overlay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where something changes in a large overlay: every vertex that is edited or has an edited edge,
 * with a few of its neighbours, in pieces that hang together.
 */
public final class Neighbourhoods {
  private static final int NEIGHBOURS = 6;
  private static final int LARGEST = 90;

  private final Overlay overlay;
  private final List<List<Integer>> neighbours = new ArrayList<>();
  private final Set<Integer> changed = new LinkedHashSet<>();

  private Neighbourhoods(Overlay overlay) {
    this.overlay = overlay;
    for (OverlayVertex vertex : overlay.vertices()) {
      neighbours.add(new ArrayList<>());
      if (vertex.fate() != Fate.KEPT) {
        changed.add(vertex.number());
      }
    }
    for (OverlayEdge edge : overlay.edges()) {
      neighbours.get(edge.from()).add(edge.to());
      neighbours.get(edge.to()).add(edge.from());
      if (edge.fate() != Fate.KEPT) {
        changed.add(edge.from());
        changed.add(edge.to());
      }
    }
  }

  /** The pieces, those with most vertices first; a long one is cut off. */
  public static List<Overlay> of(Overlay overlay) {
    return new Neighbourhoods(overlay).pieces();
  }

  private List<Overlay> pieces() {
    Set<Integer> shown = new LinkedHashSet<>(changed);
    for (int v : changed) {
      neighbours.get(v).stream().limit(NEIGHBOURS).forEach(shown::add);
    }
    List<Overlay> pieces = new ArrayList<>();
    Set<Integer> met = new LinkedHashSet<>();
    for (int v : changed) {
      if (met.add(v)) {
        pieces.add(overlay.excerpt(reached(v, shown, met)));
      }
    }
    pieces.sort(Comparator.comparingInt(Overlay::order).reversed());
    return pieces;
  }

  private Set<Integer> reached(int start, Set<Integer> shown, Set<Integer> met) {
    Set<Integer> piece = new LinkedHashSet<>(List.of(start));
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty() && piece.size() < LARGEST) {
      for (int w : neighbours.get(open.remove())) {
        if (shown.contains(w) && !met.contains(w) && piece.size() < LARGEST) {
          met.add(w);
          piece.add(w);
          open.add(w);
        }
      }
    }
    return piece;
  }
}
