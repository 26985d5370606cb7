package org.eugene.io.costs;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.cost.AttributePrice;
import org.eugene.cost.AttributePrice.Measure;
import org.eugene.cost.ElementCosts;
import org.eugene.cost.OnePrice;
import org.eugene.cost.PairPrices;
import org.eugene.cost.TableCosts;

/**
 * Makes costs of a JSON object with tables. What is not as {@code costs.schema.json} has it is
 * refused with a sentence that names the place, such as {@code vertices.insert.C}.
 */
final class CostsDocument {
  static final Set<String> FIELDS =
      Set.of("$schema", "description", "symmetric", "vertices", "edges");
  private static final Set<String> OF_ELEMENT =
      Set.of("insert", "delete", "substitute", "attributes");
  private static final Set<String> BY_ATTRIBUTE =
      Set.of("attribute", "prices", "weight", "cap", "missing");
  private static final Set<String> OF_ATTRIBUTE = Set.of("compare", "weight", "cap", "missing");
  private static final String ANY = PairPrices.ANY;

  private final boolean symmetric;

  private CostsDocument(boolean symmetric) {
    this.symmetric = symmetric;
  }

  /** Whether an object is a document with tables, and not a plain list of prices. */
  static boolean isTables(JsonNode root) {
    return root.properties().stream().anyMatch(field -> FIELDS.contains(field.getKey()));
  }

  /**
   * The costs.
   *
   * @throws IllegalArgumentException with the place and what is wrong there
   */
  static TableCosts read(JsonNode root) {
    checkFields(root, "the costs", FIELDS);
    JsonNode symmetric = root.path("symmetric");
    if (!symmetric.isMissingNode() && !symmetric.isBoolean()) {
      throw wrong("symmetric", symmetric, "true or false");
    }
    if (!root.path("description").isMissingNode() && !root.path("description").isTextual()) {
      throw wrong("description", root.path("description"), "a text");
    }
    CostsDocument document = new CostsDocument(symmetric.asBoolean(false));
    return new TableCosts(
        document.element(root.path("vertices"), "vertices"),
        document.element(root.path("edges"), "edges"));
  }

  private ElementCosts element(JsonNode json, String place) {
    if (json.isMissingNode()) {
      return ElementCosts.uniform();
    }
    checkFields(json, place, OF_ELEMENT);
    return new ElementCosts(
        onePrice(json.path("insert"), place + ".insert"),
        onePrice(json.path("delete"), place + ".delete"),
        pairPrices(json.path("substitute"), place + ".substitute"),
        attributes(json.path("attributes"), place + ".attributes"));
  }

  /** A number, prices by label, or by an attribute that is named. */
  private static OnePrice onePrice(JsonNode json, String place) {
    if (json.isMissingNode()) {
      return OnePrice.always(1);
    }
    if (json.isNumber()) {
      return OnePrice.always(price(json, place));
    }
    checkObject(
        json, place, "a price, or an object of prices by label such as {\"C\": 2, \"*\": 1}");
    if (!json.path("attribute").isTextual()) {
      Map<String, Double> prices = prices(json, place);
      Double otherwise = prices.remove(ANY);
      return new OnePrice.ByLabel(prices, otherwise == null ? 1 : otherwise);
    }
    checkFields(json, place, BY_ATTRIBUTE);
    String attribute = json.path("attribute").textValue();
    double missing = json.has("missing") ? price(json.path("missing"), place + ".missing") : 1;
    if (json.has("prices")) {
      if (json.has("weight") || json.has("cap")) {
        throw new IllegalArgumentException(
            place + " has prices and a weight or cap; give the one or the other");
      }
      checkObject(json.path("prices"), place + ".prices", "an object of prices by value");
      Map<String, Double> prices = prices(json.path("prices"), place + ".prices");
      Double otherwise = prices.remove(ANY);
      return new OnePrice.ByValue(attribute, prices, otherwise == null ? missing : otherwise);
    }
    if (!json.has("weight")) {
      throw new IllegalArgumentException(
          place + " has no price; give \"weight\" for numbers or \"prices\" for values");
    }
    return new OnePrice.ByNumber(
        attribute, price(json.path("weight"), place + ".weight"), cap(json, place), missing);
  }

  private static Map<String, Double> prices(JsonNode json, String place) {
    Map<String, Double> prices = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      prices.put(field.getKey(), price(field.getValue(), place + "." + field.getKey()));
    }
    return prices;
  }

  private PairPrices pairPrices(JsonNode json, String place) {
    if (json.isMissingNode()) {
      return new PairPrices(Map.of(), 1, symmetric);
    }
    if (json.isNumber()) {
      return new PairPrices(Map.of(), price(json, place), symmetric);
    }
    checkObject(
        json, place, "a price, or an object of objects such as {\"C\": {\"N\": 0.5, \"*\": 1}}");
    Map<String, Map<String, Double>> rows = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> row : json.properties()) {
      String there = place + "." + row.getKey();
      checkObject(row.getValue(), there, "an object of prices by the new label, \"*\" for others");
      rows.put(row.getKey(), prices(row.getValue(), there));
    }
    Map<String, Double> ofAny = new LinkedHashMap<>(rows.getOrDefault(ANY, Map.of()));
    Double otherwise = ofAny.remove(ANY);
    rows.computeIfPresent(ANY, (any, row) -> ofAny);
    return new PairPrices(rows, otherwise == null ? 1 : otherwise, symmetric);
  }

  private static List<AttributePrice> attributes(JsonNode json, String place) {
    List<AttributePrice> attributes = new ArrayList<>();
    if (json.isMissingNode()) {
      return attributes;
    }
    checkObject(json, place, "an object by the names of attributes");
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      attributes.add(attribute(field.getKey(), field.getValue(), place + "." + field.getKey()));
    }
    return attributes;
  }

  private static AttributePrice attribute(String name, JsonNode json, String place) {
    checkObject(json, place, "an object such as {\"compare\": \"difference\", \"weight\": 0.5}");
    checkFields(json, place, OF_ATTRIBUTE);
    JsonNode compare = json.path("compare");
    Measure measure =
        switch (compare.asText("equality")) {
          case "difference" -> Measure.DIFFERENCE;
          case "equality" -> Measure.EQUALITY;
          case "edit-distance" -> Measure.EDIT_DISTANCE;
          default ->
              throw wrong(place + ".compare", compare, "difference, equality or edit-distance");
        };
    double weight = json.has("weight") ? price(json.path("weight"), place + ".weight") : 1;
    double cap = cap(json, place);
    double missing =
        json.has("missing")
            ? price(json.path("missing"), place + ".missing")
            : Math.min(weight, cap);
    return new AttributePrice(name, measure, weight, cap, missing);
  }

  private static double cap(JsonNode json, String place) {
    return json.has("cap") ? price(json.path("cap"), place + ".cap") : Double.POSITIVE_INFINITY;
  }

  private static double price(JsonNode json, String place) {
    double price = json.doubleValue();
    if (!json.isNumber() || !(price >= 0) || Double.isInfinite(price)) {
      throw wrong(place, json, "a number that is not negative");
    }
    return price;
  }

  private static void checkObject(JsonNode json, String place, String expected) {
    if (!json.isObject()) {
      throw wrong(place, json, expected);
    }
  }

  private static void checkFields(JsonNode json, String place, Set<String> known) {
    checkObject(json, place, "an object");
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      if (!known.contains(field.getKey())) {
        throw new IllegalArgumentException(
            place
                + " has a field \""
                + field.getKey()
                + "\", which is not known; there are "
                + String.join(", ", known.stream().sorted().toList()));
      }
    }
  }

  private static IllegalArgumentException wrong(String place, JsonNode found, String expected) {
    String text = found.toString();
    return new IllegalArgumentException(
        place
            + " is "
            + (text.length() > 60 ? text.substring(0, 60) + "…" : text)
            + "; it must be "
            + expected);
  }
}
