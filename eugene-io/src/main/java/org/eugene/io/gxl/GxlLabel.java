package org.eugene.io.gxl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The label of a node or edge: all its string and integer attributes but coordinates. */
final class GxlLabel {
  private static final Set<String> COORDINATES = Set.of("x", "y", "z");

  private GxlLabel() {}

  /** In the order of the attributes' names, so that files that order them differently agree. */
  static List<String> attributes(Map<String, Object> attributes) {
    List<String> names = new ArrayList<>();
    new TreeMap<>(attributes)
        .forEach(
            (key, value) -> {
              if ((value instanceof String || value instanceof Long)
                  && !COORDINATES.contains(key)) {
                names.add(key);
              }
            });
    return names;
  }
}
