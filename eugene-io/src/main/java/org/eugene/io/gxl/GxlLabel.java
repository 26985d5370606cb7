package org.eugene.io.gxl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eugene.io.LabelMaker;

/** The label of a node or edge: all its string and integer attributes but coordinates. */
final class GxlLabel {
  private static final Set<String> COORDINATES = Set.of("x", "y", "z");

  private GxlLabel() {}

  /** In the order of the attributes' names, so that files that order them differently agree. */
  static String name(Map<String, Object> attributes) {
    List<String> values = new ArrayList<>();
    new TreeMap<>(attributes)
        .forEach(
            (key, value) -> {
              if ((value instanceof String || value instanceof Long)
                  && !COORDINATES.contains(key)) {
                values.add(value.toString().strip());
              }
            });
    return values.isEmpty() ? "" : LabelMaker.join(values);
  }
}
