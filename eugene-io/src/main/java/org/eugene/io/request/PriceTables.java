package org.eugene.io.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;

/**
 * Prices by the names of labels, {@value #OTHERS} for every other one. Equal labels cost nothing
 * unless a pair says otherwise; what no table says costs 1.
 */
final class PriceTables implements EditCosts {
  static final String VERTICES = "vertices";
  static final String EDGES = "edges";

  private static final String OTHERS = "*";
  private static final String INSERT = "insert";
  private static final String DELETE = "delete";
  private static final String SUBSTITUTE = "substitute";

  private final Side vertices;
  private final Side edges;

  private PriceTables(Side vertices, Side edges) {
    this.vertices = vertices;
    this.edges = edges;
  }

  static PriceTables of(JsonNode json) {
    checkKeys(json, "costs", List.of(VERTICES, EDGES));
    return new PriceTables(
        Side.of(VERTICES, json.path(VERTICES)), Side.of(EDGES, json.path(EDGES)));
  }

  private static void checkKeys(JsonNode json, String place, List<String> known) {
    for (Map.Entry<String, JsonNode> entry : json.properties()) {
      if (!known.contains(entry.getKey())) {
        throw new IllegalArgumentException(
            place
                + ": there is no \""
                + entry.getKey()
                + "\" in tables of prices; write "
                + String.join(", ", known));
      }
    }
  }

  static double price(String place, JsonNode json) {
    double price = json.doubleValue();
    if (!json.isNumber() || !Double.isFinite(price) || price < 0) {
      throw new IllegalArgumentException(
          "the price of "
              + place
              + " ("
              + json
              + ") must be a finite number and not negative; write one such as 1 or 2.75");
    }
    return price;
  }

  /** The prices of vertices, or those of edges. */
  private record Side(
      Map<String, Double> insert,
      Map<String, Double> delete,
      Map<String, Map<String, Double>> substitute) {
    static Side of(String place, JsonNode json) {
      if (!json.isMissingNode() && !json.isObject()) {
        throw new IllegalArgumentException("costs." + place + " must be an object of tables");
      }
      checkKeys(json, "costs." + place, List.of(INSERT, DELETE, SUBSTITUTE));
      Map<String, Map<String, Double>> substitute = new HashMap<>();
      JsonNode rows = object(place + "." + SUBSTITUTE, json.path(SUBSTITUTE));
      for (Map.Entry<String, JsonNode> row : rows.properties()) {
        String rowPlace = place + "." + SUBSTITUTE + "." + row.getKey();
        substitute.put(row.getKey(), prices(rowPlace, row.getValue()));
      }
      return new Side(
          prices(place + "." + INSERT, json.path(INSERT)),
          prices(place + "." + DELETE, json.path(DELETE)),
          substitute);
    }

    private static JsonNode object(String place, JsonNode json) {
      if (!json.isMissingNode() && !json.isObject()) {
        throw new IllegalArgumentException(
            "costs." + place + " must be an object of prices by label, \"*\" for all others");
      }
      return json;
    }

    private static Map<String, Double> prices(String place, JsonNode json) {
      Map<String, Double> prices = new HashMap<>();
      for (Map.Entry<String, JsonNode> entry : object(place, json).properties()) {
        prices.put(entry.getKey(), price(place + "." + entry.getKey(), entry.getValue()));
      }
      return prices;
    }

    double insert(Label b) {
      return one(insert, b);
    }

    double delete(Label a) {
      return one(delete, a);
    }

    private static double one(Map<String, Double> prices, Label label) {
      Double price = prices.get(label.name());
      return price == null ? prices.getOrDefault(OTHERS, 1.0) : price;
    }

    double substitute(Label a, Label b) {
      Map<String, Double> row = substitute.getOrDefault(a.name(), Map.of());
      Double price = row.get(b.name());
      if (price != null) {
        return price;
      }
      if (a.name().equals(b.name())) {
        return 0;
      }
      price = row.get(OTHERS);
      return price == null ? one(substitute.getOrDefault(OTHERS, Map.of()), b) : price;
    }
  }

  @Override
  public double deleteVertex(Label a) {
    return vertices.delete(a);
  }

  @Override
  public double insertVertex(Label b) {
    return vertices.insert(b);
  }

  @Override
  public double substituteVertex(Label a, Label b) {
    return vertices.substitute(a, b);
  }

  @Override
  public double deleteEdge(Label a) {
    return edges.delete(a);
  }

  @Override
  public double insertEdge(Label b) {
    return edges.insert(b);
  }

  @Override
  public double substituteEdge(Label a, Label b) {
    return edges.substitute(a, b);
  }
}
