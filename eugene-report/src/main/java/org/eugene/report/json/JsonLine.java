package org.eugene.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import org.eugene.report.DecimalNumber;

/** One JSON value without line breaks. */
final class JsonLine {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN).build();

  private JsonLine() {}

  /** What writes the value. */
  @FunctionalInterface
  interface Content {
    void writeTo(JsonGenerator json) throws IOException;
  }

  static String of(Content content) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = MAPPER.createGenerator(text)) {
      content.writeTo(json);
    }
    return text.toString();
  }

  /** The value of a line; nothing at all if it is no JSON. */
  static JsonNode read(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException damaged) {
      return MAPPER.missingNode();
    }
  }

  /** A bound; one that is not known is null, since JSON has no infinity. */
  static void writeNumber(String field, double number, JsonGenerator json) throws IOException {
    json.writeFieldName(field);
    writeElement(number, json);
  }

  static void writeElement(double number, JsonGenerator json) throws IOException {
    if (Double.isInfinite(number)) {
      json.writeNull();
    } else {
      json.writeNumber(DecimalNumber.of(number));
    }
  }
}
