package org.eugene.graph;

import java.util.List;
import java.util.Optional;

/**
 * Whether two graphs are the same but for the numbering of their vertices: vertex labels, edge
 * labels, directions and self-loops count, ids do not.
 *
 * <p>Colours are refined as by Weisfeiler and Leman: a vertex starts with the hash of its label and
 * takes in, round by round, the colours of its neighbours and the labels of the edges to them.
 * Graphs with different multisets of colours are different. Where colours leave a choice, one
 * vertex of the smallest class is set apart and every vertex of that class in the other graph is
 * tried in its place; a colouring that leaves no choice is checked edge by edge. So the answer is
 * exact whatever the hashes collide on. A round takes O(n + m); trees, molecules and other graphs
 * that the refinement tells apart need a few rounds, and only graphs made for the purpose, such as
 * those of Cai, Fürer and Immerman, need exponentially many.
 */
public final class Isomorphism {
  private Isomorphism() {}

  /** Whether a renumbering of the vertices turns one graph into the other. */
  public static boolean isBetween(Graph one, Graph other) {
    boolean sameKind = one.isDirected() == other.isDirected() || one.size() == 0;
    if (!sameKind || one.order() != other.order() || one.size() != other.size()) {
      return false;
    }
    return find(one, Colouring.of(one), other, Colouring.of(other)).isPresent();
  }

  /** The first graph of every class of isomorphic ones, in their order. */
  public static List<Graph> distinct(List<Graph> graphs) {
    IsomorphismClasses classes = new IsomorphismClasses();
    return graphs.stream().filter(classes::add).toList();
  }

  /** A renumbering that takes the one to the other, colours to equal colours, if there is one. */
  static Optional<int[]> find(Graph one, Colouring a, Graph other, Colouring b) {
    return find(one, a, other, b, Patience.unlimited());
  }

  /** The same as long as patience lasts; nothing is found when it ends. */
  static Optional<int[]> find(Graph one, Colouring a, Graph other, Colouring b, Patience patience) {
    if (a.fingerprint() != b.fingerprint()) {
      return Optional.empty();
    }
    int[] choice = a.smallestChoice();
    if (choice.length == 0) {
      return a.sortedLike(b)
          ? Optional.of(a.matching(b)).filter(image -> isMapping(one, other, image))
          : Optional.empty();
    }
    Colouring apart = a.withApart(one, choice[0], patience);
    for (int w : b.verticesOf(a.colour(choice[0]))) {
      if (patience.isAtItsEnd()) {
        return Optional.empty();
      }
      Colouring tried = b.withApart(other, w, patience);
      Optional<int[]> found = find(one, apart, other, tried, patience);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** As both have the same number of edges, it is enough that none of the one's is lost. */
  private static boolean isMapping(Graph one, Graph other, int[] image) {
    for (int v = 0; v < image.length; v++) {
      if (!one.labelOfVertex(v).equals(other.labelOfVertex(image[v]))) {
        return false;
      }
    }
    for (int e = 0; e < one.size(); e++) {
      int found = other.edge(image[one.edgeFrom(e)], image[one.edgeTo(e)]);
      if (found == Graph.NO_EDGE || !one.labelOfEdge(e).equals(other.labelOfEdge(found))) {
        return false;
      }
    }
    return true;
  }
}
