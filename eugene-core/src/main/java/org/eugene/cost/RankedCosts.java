package org.eugene.cost;

import org.eugene.graph.Label;

/**
 * The paper's second setting: as its first (insert a vertex 3, delete one 1, edges 2), but giving a
 * vertex another label costs 1 if the two labels are neighbours in the ranking of labels and 2
 * otherwise.
 *
 * @param numbering the ranking: labels are neighbours if their numbers differ by one
 */
public record RankedCosts(LabelNumbering numbering) implements EditCosts {
  @Override
  public double deleteVertex(Label a) {
    return 1;
  }

  @Override
  public double insertVertex(Label b) {
    return 3;
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    if (a.name().equals(b.name())) {
      return 0;
    }
    return Math.abs(numbering.number(a.name()) - numbering.number(b.name())) <= 1 ? 1 : 2;
  }

  @Override
  public double deleteEdge(Label a) {
    return 2;
  }

  @Override
  public double insertEdge(Label b) {
    return 2;
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return 0;
  }
}
