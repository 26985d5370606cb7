package org.eugene.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers labels in the order in which they are first seen, so that graphs hold small ints. Grows
 * only; safe for use by several threads.
 */
public final class LabelDictionary {
  private final Map<Label, Integer> ids = new HashMap<>();
  private final List<Label> labels = new ArrayList<>();

  /** The number of this label, a new one if it was never seen. */
  public synchronized int intern(Label label) {
    Integer known = ids.get(label);
    if (known != null) {
      return known;
    }
    ids.put(label, labels.size());
    labels.add(label);
    return labels.size() - 1;
  }

  /** The label behind a number that {@link #intern} gave away. */
  public synchronized Label label(int id) {
    return labels.get(id);
  }

  /** How many labels have numbers, which are 0 up to this. */
  public synchronized int size() {
    return labels.size();
  }
}
