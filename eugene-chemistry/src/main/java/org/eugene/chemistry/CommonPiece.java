package org.eugene.chemistry;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eugene.graph.Graph;

/** The largest connected piece of a molecule whose bonds the other one has as well. */
final class CommonPiece {
  private CommonPiece() {}

  /**
   * @param partner the atom of the other molecule that each atom is matched with, or negative
   * @return which atoms belong to the piece
   */
  static boolean[] of(Graph graph, Graph other, int[] partner) {
    int[] piece = new int[graph.order()];
    int largest = 0;
    int most = 0;
    int pieces = 0;
    for (int v = 0; v < graph.order(); v++) {
      if (piece[v] == 0 && partner[v] >= 0) {
        int size = mark(v, ++pieces, graph, other, partner, piece);
        if (size > most) {
          most = size;
          largest = pieces;
        }
      }
    }
    boolean[] chosen = new boolean[graph.order()];
    for (int v = 0; v < graph.order(); v++) {
      chosen[v] = largest > 0 && piece[v] == largest;
    }
    return chosen;
  }

  private static int mark(
      int start, int number, Graph graph, Graph other, int[] partner, int[] piece) {
    Deque<Integer> next = new ArrayDeque<>();
    next.add(start);
    piece[start] = number;
    int size = 0;
    while (!next.isEmpty()) {
      int v = next.remove();
      size++;
      for (int r = 0; r < graph.degree(v); r++) {
        int w = graph.neighbour(v, r);
        boolean common = partner[w] >= 0 && other.edge(partner[v], partner[w]) != Graph.NO_EDGE;
        if (common && piece[w] == 0) {
          piece[w] = number;
          next.add(w);
        }
      }
    }
    return size;
  }
}
