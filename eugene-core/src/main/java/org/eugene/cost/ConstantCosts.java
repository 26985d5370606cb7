package org.eugene.cost;

import org.eugene.graph.Label;

/**
 * One price for each kind of edit, whatever the label; a substitution is free when the names are
 * equal.
 *
 * @param vertexInsert price of a new vertex
 * @param vertexDelete price of removing a vertex
 * @param vertexSubstitute price of giving a vertex another name
 * @param edgeInsert price of a new edge
 * @param edgeDelete price of removing an edge
 * @param edgeSubstitute price of giving an edge another name
 */
public record ConstantCosts(
    double vertexInsert,
    double vertexDelete,
    double vertexSubstitute,
    double edgeInsert,
    double edgeDelete,
    double edgeSubstitute)
    implements EditCosts {

  /** Refuses prices that are negative or not finite, by name. */
  public ConstantCosts {
    check("vertex-insert", vertexInsert);
    check("vertex-delete", vertexDelete);
    check("vertex-substitute", vertexSubstitute);
    check("edge-insert", edgeInsert);
    check("edge-delete", edgeDelete);
    check("edge-substitute", edgeSubstitute);
  }

  private static void check(String name, double price) {
    if (!(price >= 0) || Double.isInfinite(price)) {
      throw new IllegalArgumentException(
          name + " (" + price + ") must be a finite number and not negative");
    }
  }

  /** Everything costs 1. */
  public static ConstantCosts uniform() {
    return new ConstantCosts(1, 1, 1, 1, 1, 1);
  }

  @Override
  public double deleteVertex(Label a) {
    return vertexDelete;
  }

  @Override
  public double insertVertex(Label b) {
    return vertexInsert;
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return a.name().equals(b.name()) ? 0 : vertexSubstitute;
  }

  @Override
  public double deleteEdge(Label a) {
    return edgeDelete;
  }

  @Override
  public double insertEdge(Label b) {
    return edgeInsert;
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return a.name().equals(b.name()) ? 0 : edgeSubstitute;
  }
}
