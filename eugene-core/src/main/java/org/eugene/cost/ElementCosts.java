package org.eugene.cost;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Label;

/**
 * What edits of vertices cost, or of edges.
 *
 * @param insert of a new one
 * @param delete of one that goes
 * @param substitute of another label
 * @param attributes what differing attributes add to that
 */
public record ElementCosts(
    OnePrice insert, OnePrice delete, PairPrices substitute, List<AttributePrice> attributes) {
  /** Keeps a copy of the list of attributes. */
  public ElementCosts {
    attributes = List.copyOf(attributes);
  }

  /** Everything costs 1. */
  public static ElementCosts uniform() {
    return new ElementCosts(
        OnePrice.always(1), OnePrice.always(1), new PairPrices(Map.of(), 1, false), List.of());
  }

  double substitution(Label a, Label b) {
    double byLabel = substitute.of(a, b);
    if (attributes.isEmpty()) {
      return byLabel;
    }
    BigDecimal sum = BigDecimal.valueOf(byLabel);
    for (AttributePrice attribute : attributes) {
      sum = sum.add(BigDecimal.valueOf(attribute.of(a, b)));
    }
    return sum.doubleValue();
  }
}
