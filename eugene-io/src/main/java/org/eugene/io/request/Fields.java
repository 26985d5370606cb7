package org.eugene.io.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.List;

/** The fields that an object may have: a mistyped one is refused, not overlooked. */
final class Fields {
  private Fields() {}

  static void check(String place, JsonNode json, String... known) {
    List<String> names = List.of(known);
    for (Iterator<String> fields = json.fieldNames(); fields.hasNext(); ) {
      String field = fields.next();
      if (!names.contains(field)) {
        throw new IllegalArgumentException(
            place + ": there is no field \"" + field + "\"; known are " + String.join(", ", names));
      }
    }
  }
}
