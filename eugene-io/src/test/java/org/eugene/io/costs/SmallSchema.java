package org.eugene.io.costs;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/** As much of JSON Schema as the schema of costs uses; any other keyword is an error. */
record SmallSchema(JsonNode root) {
  boolean accepts(JsonNode value) {
    return accepts(root, value);
  }

  private boolean accepts(JsonNode schema, JsonNode value) {
    boolean fits = true;
    for (Map.Entry<String, JsonNode> keyword : schema.properties()) {
      JsonNode rule = keyword.getValue();
      fits &=
          switch (keyword.getKey()) {
            case "$schema", "title", "description", "$defs" -> true;
            case "$ref" -> accepts(root.at(rule.textValue().substring(1)), value);
            case "anyOf" -> any(rule, value);
            case "type" -> isOf(rule.textValue(), value);
            case "enum" -> contains(rule, value);
            case "minimum" -> !value.isNumber() || value.doubleValue() >= rule.doubleValue();
            case "required" -> hasAll(rule, value);
            case "properties" -> propertiesFit(rule, value);
            case "additionalProperties" -> othersFit(rule, schema.path("properties"), value);
            default -> throw new IllegalStateException(keyword.getKey());
          };
    }
    return fits;
  }

  private boolean any(JsonNode schemas, JsonNode value) {
    for (JsonNode schema : schemas) {
      if (accepts(schema, value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOf(String type, JsonNode value) {
    return switch (type) {
      case "object" -> value.isObject();
      case "string" -> value.isTextual();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      default -> throw new IllegalStateException(type);
    };
  }

  private static boolean contains(JsonNode values, JsonNode value) {
    for (JsonNode one : values) {
      if (one.equals(value)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasAll(JsonNode names, JsonNode value) {
    for (JsonNode name : names) {
      if (!value.has(name.textValue())) {
        return false;
      }
    }
    return true;
  }

  private boolean propertiesFit(JsonNode properties, JsonNode value) {
    for (Map.Entry<String, JsonNode> property : properties.properties()) {
      if (value.has(property.getKey())
          && !accepts(property.getValue(), value.get(property.getKey()))) {
        return false;
      }
    }
    return true;
  }

  private boolean othersFit(JsonNode rule, JsonNode properties, JsonNode value) {
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      boolean known = properties.has(field.getKey());
      if (!known && (rule.isBoolean() ? !rule.booleanValue() : !accepts(rule, field.getValue()))) {
        return false;
      }
    }
    return true;
  }
}
