package org.eugene.cost;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.graph.Label;

/** The price of inserting or deleting something, by what is known about it. */
public sealed interface OnePrice {
  /** The price for this label, finite and not negative. */
  double of(Label label);

  /** The same price for everything. */
  static OnePrice always(double price) {
    return new ByLabel(Map.of(), price);
  }

  /**
   * A price for each label.
   *
   * @param prices by the names of labels
   * @param otherwise for every other label
   */
  record ByLabel(Map<String, Double> prices, double otherwise) implements OnePrice {
    /** Keeps a copy of the prices, in their order. */
    public ByLabel {
      prices = Collections.unmodifiableMap(new LinkedHashMap<>(prices));
    }

    @Override
    public double of(Label label) {
      return prices.getOrDefault(label.name(), otherwise);
    }
  }

  /**
   * A price for each value of an attribute.
   *
   * @param attribute whose value decides
   * @param prices by the values as texts
   * @param otherwise for every other value, and where there is none
   */
  record ByValue(String attribute, Map<String, Double> prices, double otherwise)
      implements OnePrice {
    /** Keeps a copy of the prices, in their order. */
    public ByValue {
      prices = Collections.unmodifiableMap(new LinkedHashMap<>(prices));
    }

    @Override
    public double of(Label label) {
      return label.text(attribute).map(prices::get).orElse(otherwise);
    }
  }

  /**
   * A price that grows with a number: weight · |number|.
   *
   * @param attribute where the number stands
   * @param weight what one more costs
   * @param most the price is never higher
   * @param missing the price where there is no such number
   */
  record ByNumber(String attribute, double weight, double most, double missing)
      implements OnePrice {
    @Override
    public double of(Label label) {
      var number = label.number(attribute);
      return number.isEmpty()
          ? missing
          : Math.min(most, product(weight, Math.abs(number.getAsDouble())));
    }
  }

  /** As people multiply decimal numbers: 0.1 · 3 is 0.3, to the last digit. */
  static double product(double a, double b) {
    return BigDecimal.valueOf(a).multiply(BigDecimal.valueOf(b)).doubleValue();
  }
}
