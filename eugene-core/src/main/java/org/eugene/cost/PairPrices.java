package org.eugene.cost;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eugene.graph.Label;

/**
 * Prices of giving something another label. The pair itself comes first, then its first label with
 * any other, any other with its second label, then {@code otherwise}; equal labels cost nothing
 * unless their pair says so.
 *
 * @param prices by the old label, then by the new one, {@value #ANY} being any other
 * @param otherwise for every other pair
 * @param symmetric whether a pair counts the other way round too
 */
public record PairPrices(
    Map<String, Map<String, Double>> prices, double otherwise, boolean symmetric) {
  /** Stands for every other label. */
  public static final String ANY = "*";

  /** Keeps a copy of the prices, row by row in their order. */
  public PairPrices {
    Map<String, Map<String, Double>> copy = new LinkedHashMap<>();
    prices.forEach(
        (label, row) -> copy.put(label, Collections.unmodifiableMap(new LinkedHashMap<>(row))));
    prices = Collections.unmodifiableMap(copy);
  }

  double of(Label from, Label to) {
    String a = from.name();
    String b = to.name();
    Optional<Double> exact = pair(a, b);
    if (exact.isEmpty() && a.equals(b)) {
      return 0;
    }
    return exact.or(() -> pair(a, ANY)).or(() -> pair(ANY, b)).orElse(otherwise);
  }

  private Optional<Double> pair(String a, String b) {
    Optional<Double> there = Optional.ofNullable(prices.getOrDefault(a, Map.of()).get(b));
    return there.isEmpty() && symmetric
        ? Optional.ofNullable(prices.getOrDefault(b, Map.of()).get(a))
        : there;
  }
}
