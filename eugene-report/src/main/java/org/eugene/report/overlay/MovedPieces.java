package org.eugene.report.overlay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Pieces that hang elsewhere than before. A piece is what edges that stay hold together; the
 * largest is where everything else is seen from, and any other that gains an edge to the outside
 * has moved.
 */
final class MovedPieces {
  private final Overlay overlay;
  private final int[] pieceOf;
  private final List<List<Integer>> pieces = new ArrayList<>();

  private MovedPieces(Overlay overlay) {
    this.overlay = overlay;
    this.pieceOf = new int[overlay.order()];
  }

  /** Numbers of the vertices that moved; each is in both graphs. */
  static Set<Integer> of(Overlay overlay) {
    return new MovedPieces(overlay).moved();
  }

  private Set<Integer> moved() {
    findPieces();
    int largest = 0;
    for (int piece = 1; piece < pieces.size(); piece++) {
      largest = pieces.get(piece).size() > pieces.get(largest).size() ? piece : largest;
    }
    Set<Integer> moved = new HashSet<>();
    for (OverlayEdge edge : overlay.edges()) {
      if (edge.fate() == Fate.INSERTED && pieceOf[edge.from()] != pieceOf[edge.to()]) {
        add(pieceOf[edge.from()], largest, moved);
        add(pieceOf[edge.to()], largest, moved);
      }
    }
    return moved;
  }

  /** A piece that gains an edge counts as moved only if it had another place before. */
  private void add(int piece, int largest, Set<Integer> moved) {
    List<Integer> members = pieces.get(piece);
    boolean isMapped = isInBoth(overlay.vertex(members.get(0)).fate());
    if (piece != largest && isMapped && losesAnEdge(piece)) {
      moved.addAll(members);
    }
  }

  private boolean losesAnEdge(int piece) {
    return overlay.edges().stream()
        .anyMatch(
            edge ->
                edge.fate() == Fate.DELETED
                    && (pieceOf[edge.from()] == piece || pieceOf[edge.to()] == piece));
  }

  private void findPieces() {
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int v = 0; v < overlay.order(); v++) {
      neighbours.add(new ArrayList<>());
      pieceOf[v] = -1;
    }
    for (OverlayEdge edge : overlay.edges()) {
      if (isInBoth(edge.fate())) {
        neighbours.get(edge.from()).add(edge.to());
        neighbours.get(edge.to()).add(edge.from());
      }
    }
    for (int v = 0; v < overlay.order(); v++) {
      if (pieceOf[v] < 0) {
        pieces.add(reached(v, neighbours));
      }
    }
  }

  private List<Integer> reached(int start, List<List<Integer>> neighbours) {
    List<Integer> piece = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    pieceOf[start] = pieces.size();
    while (!open.isEmpty()) {
      int v = open.remove();
      piece.add(v);
      for (int w : neighbours.get(v)) {
        if (pieceOf[w] < 0) {
          pieceOf[w] = pieces.size();
          open.add(w);
        }
      }
    }
    return piece;
  }

  private static boolean isInBoth(Fate fate) {
    return fate == Fate.KEPT || fate == Fate.CHANGED;
  }
}
