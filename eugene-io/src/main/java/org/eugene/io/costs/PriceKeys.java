package org.eugene.io.costs;

import java.util.List;
import java.util.Map;
import org.eugene.cost.ConstantCosts;

/** The keys of a list of prices. */
final class PriceKeys {
  static final List<String> ALL =
      List.of(
          "vertex-insert",
          "vertex-delete",
          "vertex-substitute",
          "edge-insert",
          "edge-delete",
          "edge-substitute");

  private PriceKeys() {}

  /** Costs of these prices; a key left out is 1. */
  static ConstantCosts costs(Map<String, Double> prices) {
    for (String key : prices.keySet()) {
      if (!ALL.contains(key)) {
        throw new IllegalArgumentException(
            "there is no price called " + key + "; keys are " + String.join(", ", ALL));
      }
    }
    double[] price = ALL.stream().mapToDouble(key -> prices.getOrDefault(key, 1.0)).toArray();
    return new ConstantCosts(price[0], price[1], price[2], price[3], price[4], price[5]);
  }
}
