package org.eugene.io;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells names from numbers and labels. Ids that merely count the vertices as we do (0, 1, 2, … or
 * n0, n1, … or _0, _1, …, as writers have it that have no names) are none. And a "label" that is
 * another one for every vertex and its id at the same time, as networkx and others write it, is a
 * name and no label.
 */
final class VertexNames {
  private static final List<String> COUNTING_PREFIXES = List.of("", "n", "_");

  private VertexNames() {}

  /** Whether these ids are but the numbers of the vertices. */
  static boolean areNumbers(List<String> ids) {
    return COUNTING_PREFIXES.stream().anyMatch(prefix -> areNumbers(ids, prefix));
  }

  private static boolean areNumbers(List<String> ids, String prefix) {
    for (int v = 0; v < ids.size(); v++) {
      if (!ids.get(v).equals(prefix + v)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the labels are names.
   *
   * @param ids of the vertices
   * @param attributes of the vertices
   * @param key the attribute that may be the name
   * @param labelsName whether the format lets labels name vertices whose ids are 0, 1, 2, …
   */
  static boolean areLabels(
      List<String> ids, List<Map<String, Object>> attributes, String key, boolean labelsName) {
    boolean byNumber = labelsName && areNumbers(ids, "");
    Set<Object> seen = new HashSet<>();
    for (int v = 0; v < ids.size(); v++) {
      Object label = attributes.get(v).get(key);
      if (label == null
          || attributes.get(v).containsKey(LabelMaker.OTHER_NAME)
          || !(byNumber || label.toString().equals(ids.get(v)))
          || !seen.add(label.toString())) {
        return false;
      }
    }
    return !ids.isEmpty();
  }
}
