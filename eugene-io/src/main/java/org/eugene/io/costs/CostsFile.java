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
import org.eugene.io.GraphFormatException;

/** Prices in a JSON file: {@code {"vertex-insert": 3, "edge-delete": 2}}. */
final class CostsFile {
  /** Reads the digits that are written, not the double that is nearest to them. */
  private static final JsonMapper EXACT =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private static final int LONGEST_SHOWN = 40;

  private CostsFile() {}

  static Map<String, Double> read(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new GraphFormatException(
          file.toString(),
          GraphFormatException.NO_LINE,
          "there is no such file of costs; check the name and the working directory");
    }
    JsonNode root = parse(file);
    if (!root.isObject()) {
      throw error(file, "costs are an object such as {\"vertex-insert\": 3}; write one");
    }
    Map<String, Double> prices = new LinkedHashMap<>();
    root.properties().forEach(entry -> prices.put(entry.getKey(), price(file, entry)));
    return prices;
  }

  private static JsonNode parse(Path file) throws IOException {
    try {
      return EXACT.readTree(file.toFile());
    } catch (JsonProcessingException broken) {
      throw new GraphFormatException(
          file.toString(),
          broken.getLocation() == null ? 0 : Math.max(0, broken.getLocation().getLineNr()),
          "this is not JSON (" + firstLine(broken) + "); correct it",
          broken);
    }
  }

  private static double price(Path file, Map.Entry<String, JsonNode> entry) {
    if (!entry.getValue().isNumber()) {
      throw error(
          file,
          "the price of " + entry.getKey() + " (" + shown(entry.getValue()) + ") is not a number");
    }
    try {
      return ExactPrice.of(entry.getKey(), entry.getValue().decimalValue());
    } catch (IllegalArgumentException tooLong) {
      throw error(file, tooLong.getMessage());
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

  private static GraphFormatException error(Path file, String problem) {
    return new GraphFormatException(file.toString(), GraphFormatException.NO_LINE, problem);
  }
}
