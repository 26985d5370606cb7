package org.eugene.io.costs;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.cost.AttributePrice;
import org.eugene.cost.ElementCosts;
import org.eugene.cost.OnePrice;
import org.eugene.cost.PairPrices;
import org.eugene.cost.TableCosts;

/** Costs explained: each edit in words, with its price. */
final class CostsTold {
  private final Map<String, String> lines = new LinkedHashMap<>();

  private CostsTold() {}

  static Map<String, String> of(TableCosts costs) {
    CostsTold told = new CostsTold();
    told.tell("vertex", costs.vertices());
    told.tell("edge", costs.edges());
    return told.lines;
  }

  static Map<String, String> of(Map<String, Double> prices) {
    Map<String, String> lines = new LinkedHashMap<>();
    for (String key : PriceKeys.ALL) {
      lines.put(key, number(prices.getOrDefault(key, 1.0)));
    }
    return lines;
  }

  private void tell(String what, ElementCosts costs) {
    tell("insert " + what, costs.insert());
    tell("delete " + what, costs.delete());
    tell("substitute " + what, costs.substitute());
    for (AttributePrice attribute : costs.attributes()) {
      lines.put("substitute " + what + ", attribute " + attribute.attribute(), told(attribute));
    }
  }

  private void tell(String edit, OnePrice price) {
    if (price instanceof OnePrice.ByLabel byLabel) {
      byLabel.prices().forEach((label, cost) -> lines.put(edit + " " + label, number(cost)));
      lines.put(
          edit + (byLabel.prices().isEmpty() ? "" : ", any other"), number(byLabel.otherwise()));
    } else if (price instanceof OnePrice.ByValue byValue) {
      String with = edit + " with " + byValue.attribute();
      byValue.prices().forEach((value, cost) -> lines.put(with + " = " + value, number(cost)));
      lines.put(with + ", any other or none", number(byValue.otherwise()));
    } else if (price instanceof OnePrice.ByNumber byNumber) {
      lines.put(
          edit,
          number(byNumber.weight())
              + " · |"
              + byNumber.attribute()
              + "|"
              + most(byNumber.most())
              + "; "
              + number(byNumber.missing())
              + " without "
              + byNumber.attribute());
    }
  }

  private void tell(String edit, PairPrices prices) {
    String arrow = prices.symmetric() ? " ↔ " : " → ";
    prices
        .prices()
        .forEach(
            (from, row) ->
                row.forEach(
                    (to, cost) ->
                        lines.put(edit + " " + any(from) + arrow + any(to), number(cost))));
    lines.put(edit + ", equal labels", "0");
    lines.put(edit + ", any other", number(prices.otherwise()));
  }

  private static String any(String label) {
    return label.equals(PairPrices.ANY) ? "any other" : label;
  }

  private static String told(AttributePrice price) {
    String weight = number(price.weight());
    String formula =
        switch (price.measure()) {
          case DIFFERENCE -> weight + " · |a − b|";
          case EQUALITY -> weight + " if they differ";
          case EDIT_DISTANCE -> weight + " · edit distance";
        };
    return "plus "
        + formula
        + most(price.most())
        + "; "
        + number(price.missing())
        + " where one has none";
  }

  private static String most(double cap) {
    return Double.isInfinite(cap) ? "" : ", at most " + number(cap);
  }

  private static String number(double price) {
    BigDecimal exact = BigDecimal.valueOf(price);
    return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
  }
}
