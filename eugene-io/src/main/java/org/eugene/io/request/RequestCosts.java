package org.eugene.io.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.cost.EditCosts;

/**
 * The costs of a request: a text as on the command line, or an object, which is either a list of
 * prices (and becomes such a text) or tables of prices by label.
 *
 * @param text as on the command line; for tables, what the answer calls them
 * @param tables the tables, if the costs are tables
 */
public record RequestCosts(String text, Optional<EditCosts> tables) {
  private static final String TABLES = "tables";

  static RequestCosts of(JsonNode json) {
    if (json.isTextual()) {
      return new RequestCosts(json.textValue(), Optional.empty());
    }
    if (!json.isObject() || json.isEmpty()) {
      throw new IllegalArgumentException(
          "costs (" + json + ") are a text or an object of prices; write \"costs\":\"uniform\"");
    }
    return json.has(PriceTables.VERTICES) || json.has(PriceTables.EDGES)
        ? new RequestCosts(TABLES, Optional.of(PriceTables.of(json)))
        : new RequestCosts(list(json), Optional.empty());
  }

  private static String list(JsonNode json) {
    List<String> prices = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : json.properties()) {
      prices.add(entry.getKey() + "=" + PriceTables.price(entry.getKey(), entry.getValue()));
    }
    return String.join(",", prices);
  }
}
