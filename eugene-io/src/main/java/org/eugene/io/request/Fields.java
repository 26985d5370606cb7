package org.eugene.io.request;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.List;

/** The fields that an object may have: a mistyped one is refused, not overlooked. */
final class Fields {
  private Fields() {}

  /**
   * @param place whose text says where the object stands
   */
  static void check(Object place, JsonNode json, List<String> known) {
    for (Iterator<String> fields = json.fieldNames(); fields.hasNext(); ) {
      String field = fields.next();
      if (!known.contains(field)) {
        throw new IllegalArgumentException(
            place + ": there is no field \"" + field + "\"; known are " + String.join(", ", known));
      }
    }
  }
}
