package org.eugene.cost;

import java.util.OptionalInt;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;

/**
 * Prices of the six elementary edits, always "turn source into target": deletions and the first
 * argument of a substitution are labels of the source, insertions and the second argument labels of
 * the target. Prices are finite and not negative; nothing else is asked of them.
 *
 * <p>A price is the decimal number that the double is printed as: 0.1 is a tenth. All prices of a
 * problem are counted in one unit, without rounding, or refused if they have too many digits for
 * that. Costs that compute their prices, as a distance in the plane, say how many of the digits
 * count ({@link #decimals}).
 */
public interface EditCosts {
  /** What removing a vertex with label a of the source costs, its edges not included. */
  double deleteVertex(Label a);

  /** What a new vertex with label b of the target costs, its edges not included. */
  double insertVertex(Label b);

  /**
   * What it costs that a vertex with label a becomes one with label b; asked for equal labels too.
   */
  double substituteVertex(Label a, Label b);

  /** What removing an edge with label a of the source costs. */
  double deleteEdge(Label a);

  /** What a new edge with label b of the target costs. */
  double insertEdge(Label b);

  /**
   * What it costs that an edge with label a becomes one with label b; asked for equal labels too.
   */
  double substituteEdge(Label a, Label b);

  /**
   * The graph as these costs want to see it: a price that depends on more than the label writes
   * what it needs into the labels here. Vertices and edges stay as they are.
   */
  default Graph annotate(Graph graph) {
    return graph;
  }

  /**
   * To how many digits after the point, at most 18, all prices are rounded before anything else is
   * done with them; nothing if they are taken as they are.
   */
  default OptionalInt decimals() {
    return OptionalInt.empty();
  }

  /** The costs of the way back: deletion and insertion change places. */
  default EditCosts transposed() {
    return new TransposedCosts(this);
  }
}
