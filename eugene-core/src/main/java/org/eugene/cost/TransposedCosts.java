package org.eugene.cost;

import java.util.OptionalInt;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;

record TransposedCosts(EditCosts costs) implements EditCosts {
  @Override
  public double deleteVertex(Label a) {
    return costs.insertVertex(a);
  }

  @Override
  public double insertVertex(Label b) {
    return costs.deleteVertex(b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return costs.substituteVertex(b, a);
  }

  @Override
  public double deleteEdge(Label a) {
    return costs.insertEdge(a);
  }

  @Override
  public double insertEdge(Label b) {
    return costs.deleteEdge(b);
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return costs.substituteEdge(b, a);
  }

  @Override
  public Graph annotate(Graph graph) {
    return costs.annotate(graph);
  }

  @Override
  public OptionalInt decimals() {
    return costs.decimals();
  }

  @Override
  public EditCosts transposed() {
    return costs;
  }
}
