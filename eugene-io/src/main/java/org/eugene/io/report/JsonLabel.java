package org.eugene.io.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import org.eugene.graph.Label;

/** A label in JSON: its name, or an object of name and attributes if there are any. */
final class JsonLabel {
  private static final String NAME = "name";

  private JsonLabel() {}

  static void write(String field, Label label, JsonGenerator json) throws IOException {
    if (label.attributes().isEmpty()) {
      json.writeStringField(field, label.name());
      return;
    }
    json.writeObjectFieldStart(field);
    json.writeStringField(NAME, label.name());
    for (Map.Entry<String, Object> attribute : label.attributes().entrySet()) {
      writeAttribute(attribute.getKey(), attribute.getValue(), json);
    }
    json.writeEndObject();
  }

  private static void writeAttribute(String key, Object value, JsonGenerator json)
      throws IOException {
    // An attribute that is itself called "name" steps aside for the name of the label.
    json.writeFieldName(key.equals(NAME) ? "_name" : key);
    if (value instanceof Long number) {
      json.writeNumber(number);
    } else if (value instanceof Double number) {
      json.writeNumber(DecimalNumber.of(number));
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else {
      json.writeString(value.toString());
    }
  }
}
