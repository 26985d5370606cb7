package org.eugene.testkit;

import java.util.OptionalInt;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;

/**
 * Other costs times a factor.
 *
 * @param costs the other costs
 * @param factor what they are multiplied by
 */
public record ScaledCosts(EditCosts costs, double factor) implements EditCosts {
  @Override
  public double deleteVertex(Label a) {
    return factor * costs.deleteVertex(a);
  }

  @Override
  public double insertVertex(Label b) {
    return factor * costs.insertVertex(b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return factor * costs.substituteVertex(a, b);
  }

  @Override
  public double deleteEdge(Label a) {
    return factor * costs.deleteEdge(a);
  }

  @Override
  public double insertEdge(Label b) {
    return factor * costs.insertEdge(b);
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return factor * costs.substituteEdge(a, b);
  }

  @Override
  public OptionalInt decimals() {
    return OptionalInt.of(9);
  }

  @Override
  public Graph annotate(Graph graph) {
    return costs.annotate(graph);
  }
}
