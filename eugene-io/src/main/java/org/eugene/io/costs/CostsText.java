package org.eugene.io.costs;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.NamedCosts;
import org.eugene.cost.TableCosts;

/**
 * Costs as typed: {@code paper-1}, {@code vertex-insert=3,edge-delete=2} or {@code costs.json}.
 *
 * @param text as typed
 * @param named the costs of that name, if it is a name
 * @param prices by key, if they are given so; a key left out is 1
 * @param tables by label and attribute, if they are given so
 */
public record CostsText(
    String text,
    Optional<NamedCosts> named,
    Map<String, Double> prices,
    Optional<TableCosts> tables) {
  private static final String SCHEMA = "costs.schema.json";

  /**
   * Reads what was typed.
   *
   * @throws IllegalArgumentException with a sentence, if it is no costs
   */
  public static CostsText parse(String text) throws IOException {
    if (text.toLowerCase(Locale.ROOT).endsWith(".json")) {
      return ofObject(text, CostsFile.read(Path.of(text)));
    }
    if (text.contains("=")) {
      return ofPrices(text, list(text));
    }
    return new CostsText(text, Optional.of(NamedCosts.named(text)), Map.of(), Optional.empty());
  }

  /**
   * The costs of a JSON object: prices by key, or tables as in a cost file.
   *
   * @param name what to call them in messages and reports
   */
  public static CostsText ofJson(String name, String json) {
    return ofObject(name, CostsFile.parse(name, json));
  }

  private static CostsText ofObject(String name, JsonNode object) {
    return CostsDocument.isTables(object)
        ? new CostsText(
            name, Optional.empty(), Map.of(), Optional.of(CostsFile.tables(name, object)))
        : ofPrices(name, CostsFile.prices(name, object));
  }

  /** The JSON Schema of cost files. */
  public static String schema() throws IOException {
    try (InputStream bytes =
        Objects.requireNonNull(CostsText.class.getResourceAsStream(SCHEMA), SCHEMA)) {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Every edit in words with its price; costs of a name are their own description. */
  public Map<String, String> told() {
    if (named.isPresent()) {
      return Map.of(named.get().name(), named.get().description());
    }
    return tables.map(CostsTold::of).orElseGet(() -> CostsTold.of(prices));
  }

  private static CostsText ofPrices(String text, Map<String, Double> prices) {
    PriceKeys.costs(prices);
    return new CostsText(text, Optional.empty(), prices, Optional.empty());
  }

  private static Map<String, Double> list(String text) {
    Map<String, Double> prices = new LinkedHashMap<>();
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException(
            "\""
                + part
                + "\" in the costs is not of the form key=value; keys are "
                + PriceKeys.ALL);
      }
      String key = part.substring(0, equals).strip();
      if (prices.put(key, price(key, part.substring(equals + 1).strip())) != null) {
        throw new IllegalArgumentException("the costs name " + key + " twice; name it once");
      }
    }
    return prices;
  }

  private static double price(String key, String value) {
    try {
      return ExactPrice.of(key, value);
    } catch (NumberFormatException notANumber) {
      throw new IllegalArgumentException(
          "the price of " + key + " (" + value + ") is not a number; write one such as 1 or 2.75",
          notANumber);
    }
  }

  /**
   * The costs.
   *
   * @param numbering asked for if the costs rank labels
   */
  public EditCosts costs(Supplier<LabelNumbering> numbering) {
    if (tables.isPresent()) {
      return tables.get();
    }
    if (named.isEmpty()) {
      return PriceKeys.costs(prices);
    }
    NamedCosts costs = named.get();
    return costs.ranksLabels() ? costs.costs(numbering.get()) : costs.costs();
  }

  /** The costs, with labels numbered as {@link LabelNumbering#of} does. */
  public EditCosts costs(Collection<String> vertexLabels) {
    return costs(() -> LabelNumbering.of(vertexLabels));
  }
}
