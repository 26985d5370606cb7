package org.eugene.report.picture;

import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.report.overlay.MoleculeLook;

/**
 * Hydrogens that a molecule has and its graph has not: as many as the usual valence of an atom
 * leaves open. Where the graph has hydrogens of its own, or an atom aromatic bonds, nothing is
 * guessed.
 */
final class Hydrogens {
  private static final Map<String, Integer> VALENCE = Map.of("N", 3, "O", 2, "S", 2, "P", 3);
  private static final int AROMATIC = 4;

  private Hydrogens() {}

  /** How many hydrogens a vertex has besides its neighbours. */
  static int at(Graph graph, int vertex) {
    Label label = graph.labelOfVertex(vertex);
    Integer valence = VALENCE.get(MoleculeLook.symbol(label));
    if (valence == null || hasOwn(graph)) {
      return 0;
    }
    int bonds = 0;
    for (int e = 0; e < graph.size(); e++) {
      if (graph.edgeFrom(e) == vertex || graph.edgeTo(e) == vertex) {
        int order = MoleculeLook.bondOrder(graph.labelOfEdge(e));
        if (order == AROMATIC || order == 0) {
          return 0;
        }
        bonds += order;
      }
    }
    long charge = (long) label.number("charge").orElse(0);
    return (int) Math.max(0, valence + charge - bonds);
  }

  private static boolean hasOwn(Graph graph) {
    for (int v = 0; v < graph.order(); v++) {
      if (MoleculeLook.symbol(graph.labelOfVertex(v)).equals("H")) {
        return true;
      }
    }
    return false;
  }
}
