package org.eugene.report.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eugene.graph.Label;
import org.eugene.report.DecimalNumber;

/** A label in JSON: its name, or an object of name and attributes if there are any. */
final class JsonLabel {
  private static final String NAME = "name";
  private static final String STEPPED_ASIDE = "_*name";

  private JsonLabel() {}

  static void write(String field, Label label, JsonText json) throws IOException {
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

  private static void writeAttribute(String key, Object value, JsonText json) throws IOException {
    // An attribute that is itself called "name" steps aside for the name of the label, and so does
    // one that is called what it then is.
    json.writeFieldName(key.matches(STEPPED_ASIDE) ? "_" + key : key);
    if (value instanceof Long number) {
      json.writeNumber(number);
    } else if (value instanceof Double number) {
      json.writeRawValue(decimal(number));
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else {
      json.writeString(value.toString());
    }
  }

  /** With a point, so that whoever reads it knows it from a whole number. */
  private static String decimal(double number) {
    String text = DecimalNumber.text(number);
    boolean negativeZero = Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits(-0.0);
    return (negativeZero ? "-" : "") + text + (text.indexOf('.') < 0 ? ".0" : "");
  }

  /** The label that {@link #write} wrote. */
  static Label read(JsonNode json) {
    if (json.isTextual()) {
      return Label.of(json.textValue());
    }
    if (!json.isObject() || !json.path(NAME).isTextual()) {
      throw new IllegalArgumentException("a label must be a text, or an object with a name");
    }
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      if (!field.getKey().equals(NAME)) {
        String key = field.getKey();
        attributes.put(
            key.matches(STEPPED_ASIDE) ? key.substring(1) : key, value(key, field.getValue()));
      }
    }
    return Label.of(json.path(NAME).textValue(), attributes);
  }

  private static Object value(String key, JsonNode json) {
    if (json.isIntegralNumber() && json.canConvertToLong()) {
      return json.longValue();
    }
    if (json.isNumber()) {
      return json.doubleValue();
    }
    if (json.isBoolean()) {
      return json.booleanValue();
    }
    if (!json.isTextual()) {
      throw new IllegalArgumentException(
          "attribute " + key + " must be a text, a number or a truth value");
    }
    return json.textValue();
  }
}
