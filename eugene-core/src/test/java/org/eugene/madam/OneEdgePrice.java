package org.eugene.madam;

import java.util.OptionalInt;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/** The paper's edge costs: κ² for coming and going, nothing for staying; vertices as they like. */
record OneEdgePrice(EditCosts vertices, double kappaSquared) implements EditCosts {
  @Override
  public OptionalInt decimals() {
    return OptionalInt.of(9);
  }

  @Override
  public double deleteVertex(Label a) {
    return vertices.deleteVertex(a);
  }

  @Override
  public double insertVertex(Label b) {
    return vertices.insertVertex(b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return vertices.substituteVertex(a, b);
  }

  @Override
  public double deleteEdge(Label a) {
    return kappaSquared;
  }

  @Override
  public double insertEdge(Label b) {
    return kappaSquared;
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return 0;
  }
}
