package org.eugene.report.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/** One JSON value without line breaks. */
final class JsonLine {
  private static final JsonMapper MAPPER = new JsonMapper();

  private JsonLine() {}

  /** What writes the value. */
  @FunctionalInterface
  interface Content {
    void writeTo(JsonText json) throws IOException;
  }

  static String of(Content content) throws IOException {
    JsonText json = new JsonText();
    content.writeTo(json);
    return json.toString();
  }

  /** The value of a line; nothing at all if it is no JSON. */
  static JsonNode read(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException damaged) {
      return MAPPER.missingNode();
    }
  }
}
