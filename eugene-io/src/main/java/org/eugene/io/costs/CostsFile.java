package org.eugene.io.costs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
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
  /** Reads the digits that are written, not the double that is nearest to them. */
  private static final JsonMapper EXACT =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private static final int LONGEST_SHOWN = 40;

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
      JsonNode root = EXACT.readTree(text);
      if (root == null || !root.isObject()) {
        throw error(file, "costs are an object such as {\"vertex-insert\": 3}; write one");
      }
      return root;
    } catch (JsonProcessingException broken) {
      throw new GraphFormatException(
          file,
          Math.max(0, broken.getLocation() == null ? 0 : broken.getLocation().getLineNr()),
          "this is not JSON (" + firstLine(broken) + "); correct it",
          broken);
    }
  }

  private static double price(String file, Map.Entry<String, JsonNode> entry) {
    if (!entry.getValue().isNumber()) {
      throw error(
          file,
          "the price of " + entry.getKey() + " (" + shown(entry.getValue()) + ") is not a number");
    }
    try {
      return ExactPrice.of(entry.getKey(), entry.getValue().decimalValue());
    } catch (IllegalArgumentException tooLong) {
      throw error(file, String.valueOf(tooLong.getMessage()));
    }
  }

  private static String firstLine(JsonProcessingException broken) {
    return broken.getOriginalMessage().lines().findFirst().orElse("cut off");
  }

  /** Enough of a value to know it by. */
  private static String shown(JsonNode value) {
    String text = value.toString();
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
  }

  private static GraphFormatException error(String file, String problem) {
    return new GraphFormatException(file, GraphFormatException.NO_LINE, problem);
  }
}
