package org.eugene.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonParser.NumberType;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;

/** Attribute values in JSON. */
final class JsonValue {
  private JsonValue() {}

  /** The value the parser stands on; none for null. Arrays and objects become texts. */
  static Optional<Object> read(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case VALUE_NULL -> Optional.empty();
      case VALUE_TRUE -> Optional.of(true);
      case VALUE_FALSE -> Optional.of(false);
      case VALUE_NUMBER_INT ->
          json.getNumberType() == NumberType.BIG_INTEGER
              ? Optional.of(json.getText())
              : Optional.of(json.getLongValue());
      case VALUE_NUMBER_FLOAT -> Optional.of(decimal(json));
      case START_ARRAY, START_OBJECT -> Optional.of(nested(json));
      default -> Optional.of(json.getText());
    };
  }

  /** A number too large for us stays as it is written. */
  private static Object decimal(JsonParser json) throws IOException {
    double number = json.getDoubleValue();
    return Double.isFinite(number) ? (Object) number : json.getText();
  }

  private static String nested(JsonParser json) throws IOException {
    StringBuilder text = new StringBuilder();
    int depth = 0;
    do {
      JsonToken token = json.currentToken();
      depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      text.append(text.isEmpty() ? "" : " ").append(json.getText());
    } while (depth > 0 && json.nextToken() != null);
    return text.toString();
  }

  static void write(String key, Object value, JsonGenerator json) throws IOException {
    json.writeFieldName(key);
    if (value instanceof Long number) {
      json.writeNumber(number);
    } else if (value instanceof Double number) {
      json.writeNumber(number);
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else {
      json.writeString(value.toString());
    }
  }
}
