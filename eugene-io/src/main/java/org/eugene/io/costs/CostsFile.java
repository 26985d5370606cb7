package org.eugene.io.costs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.cost.TableCosts;
import org.eugene.io.GraphFormatException;

/** A JSON file of costs: prices by key, or tables by label and attribute. */
final class CostsFile {
  private CostsFile() {}

  /** What the file says: an object. */
  static JsonNode read(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new GraphFormatException(
          file.toString(),
          GraphFormatException.NO_LINE,
          "there is no such file of costs; check the name and the working directory");
    }
    return parse(file.toString(), Files.readString(file));
  }

  /** Prices by key. */
  static Map<String, Double> prices(String file, JsonNode root) {
    Map<String, Double> prices = new LinkedHashMap<>();
    root.properties().forEach(entry -> prices.put(entry.getKey(), price(file, entry)));
    return prices;
  }

  /** Costs by label and attribute. */
  static TableCosts tables(String file, JsonNode root) {
    try {
      return CostsDocument.read(root);
    } catch (IllegalArgumentException wrong) {
      throw error(file, String.valueOf(wrong.getMessage()));
    }
  }

  static JsonNode parse(String file, String text) {
    try {
      JsonNode root = new JsonMapper().readTree(text);
      if (root == null || !root.isObject()) {
        throw error(file, "costs are an object such as {\"vertex-insert\": 3}; write one");
      }
      return root;
    } catch (JsonProcessingException broken) {
      throw new GraphFormatException(
          file,
          Math.max(0, broken.getLocation() == null ? 0 : broken.getLocation().getLineNr()),
          "this is not JSON ("
              + broken.getOriginalMessage().lines().findFirst().orElse("cut off")
              + "); correct it",
          broken);
    }
  }

  private static double price(String file, Map.Entry<String, JsonNode> entry) {
    if (!entry.getValue().isNumber()) {
      throw error(
          file, "the price of " + entry.getKey() + " (" + entry.getValue() + ") is not a number");
    }
    return entry.getValue().doubleValue();
  }

  private static GraphFormatException error(String file, String problem) {
    return new GraphFormatException(file, GraphFormatException.NO_LINE, problem);
  }
}
