package org.eugene.cost;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Numbers for label names, so that two labels have a distance: as listed, or integers for
 * themselves and other names in sorted order.
 */
public final class LabelNumbering {
  private final Map<String, Long> numbers;

  private LabelNumbering(Map<String, Long> numbers) {
    this.numbers = Collections.unmodifiableMap(numbers);
  }

  /** Numbers the names 0, 1, 2, … as listed. */
  public static LabelNumbering listed(List<String> names) {
    Map<String, Long> numbers = new HashMap<>();
    for (String name : names) {
      if (numbers.putIfAbsent(name, (long) numbers.size()) != null) {
        throw new IllegalArgumentException("label " + name + " is listed twice; list each once");
      }
    }
    return new LabelNumbering(numbers);
  }

  /**
   * If all names are integers they are their own numbers; otherwise names are numbered as sorted.
   */
  public static LabelNumbering of(Collection<String> names) {
    TreeSet<String> sorted = new TreeSet<>(names);
    if (!sorted.stream().allMatch(LabelNumbering::isInteger)) {
      return listed(List.copyOf(sorted));
    }
    Map<String, Long> numbers = new HashMap<>();
    sorted.forEach(name -> numbers.put(name, Long.valueOf(name)));
    return new LabelNumbering(numbers);
  }

  private static boolean isInteger(String name) {
    return name.matches("[+-]?[0-9]{1,17}");
  }

  /** The number of this name. */
  public long number(String name) {
    Long number = numbers.get(name);
    if (number == null) {
      throw new IllegalArgumentException(
          "label \"" + name + "\" has no number; add it to the label order");
    }
    return number;
  }
}
