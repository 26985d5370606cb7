package org.eugene.solver;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a method was told: values for some of its options, the defaults for the others. Immutable.
 */
public final class MethodOptions {
  private static final MethodOptions DEFAULTS = new MethodOptions(Map.of());

  private final Map<String, Object> values;

  private MethodOptions(Map<String, Object> values) {
    this.values = values;
  }

  /** Nothing was said. */
  public static MethodOptions defaults() {
    return DEFAULTS;
  }

  /** The same with a value for one more option. */
  public <T> MethodOptions with(MethodOption<T> option, T value) {
    Map<String, Object> more = new TreeMap<>(values);
    more.put(option.name(), option.read(option.text(value)));
    return new MethodOptions(Collections.unmodifiableMap(more));
  }

  /** The same with what a text says for an option. */
  public <T> MethodOptions withText(MethodOption<T> option, String text) {
    return with(option, option.read(text));
  }

  /** The value of an option: what was said, or its default. */
  public <T> T get(MethodOption<T> option) {
    Object said = values.get(option.name());
    return said == null ? option.standard() : option.type().cast(said);
  }

  /** The value of a whole number that is known to fit an int. */
  public int count(MethodOption<Long> option) {
    return Math.toIntExact(get(option));
  }

  /** The names of the options that something was said for. */
  public Set<String> names() {
    return values.keySet();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MethodOptions that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** What was said, sorted by name; the same text for the same options. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(" "));
  }
}
