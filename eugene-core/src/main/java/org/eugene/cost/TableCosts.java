package org.eugene.cost;

import org.eugene.graph.Label;

/**
 * Prices by label, by pair of labels and by attribute, as somebody wrote them into a table.
 *
 * @param vertices what edits of vertices cost
 * @param edges what edits of edges cost
 */
public record TableCosts(ElementCosts vertices, ElementCosts edges) implements EditCosts {
  @Override
  public double deleteVertex(Label a) {
    return vertices.delete().of(a);
  }

  @Override
  public double insertVertex(Label b) {
    return vertices.insert().of(b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return vertices.substitution(a, b);
  }

  @Override
  public double deleteEdge(Label a) {
    return edges.delete().of(a);
  }

  @Override
  public double insertEdge(Label b) {
    return edges.insert().of(b);
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return edges.substitution(a, b);
  }
}
