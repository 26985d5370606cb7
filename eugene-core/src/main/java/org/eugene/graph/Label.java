package org.eugene.graph;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a vertex or an edge is called, and what else is known about it.
 *
 * <p>The <em>name</em> decides whether two labels are the same to costs that only ask "equal or
 * not". The <em>attributes</em> (strings, numbers, truth values) serve costs that look closer, such
 * as coordinates. Two labels are equal when name and attributes are.
 */
public final class Label {
  /** The label of vertices and edges of formats that have none. */
  public static final Label BLANK = new Label("", new TreeMap<>());

  private final String name;
  private final SortedMap<String, Object> attributes;
  private final int hash;

  private Label(String name, SortedMap<String, Object> attributes) {
    this.name = name;
    this.attributes = Collections.unmodifiableSortedMap(attributes);
    this.hash = 31 * name.hashCode() + attributes.hashCode();
  }

  /** A label that is nothing but its name. */
  public static Label of(String name) {
    return name.isEmpty() ? BLANK : new Label(name, new TreeMap<>());
  }

  /**
   * A label with attributes; values are {@code String}, {@code Boolean}, {@code Long} or a finite
   * {@code Double}.
   */
  public static Label of(String name, Map<String, ?> attributes) {
    SortedMap<String, Object> copy = new TreeMap<>();
    attributes.forEach((key, value) -> copy.put(key, checked(key, value)));
    return new Label(name, copy);
  }

  private static Object checked(String key, Object value) {
    if (value instanceof Integer i) {
      return i.longValue();
    }
    if (value instanceof Double d && !Double.isFinite(d)) {
      throw new IllegalArgumentException("attribute " + key + " (" + value + ") must be finite");
    }
    if (value instanceof String
        || value instanceof Boolean
        || value instanceof Long
        || value instanceof Double) {
      return value;
    }
    throw new IllegalArgumentException(
        "attribute "
            + key
            + " is a "
            + value.getClass().getSimpleName()
            + "; use a string, a number or a truth value");
  }

  /** What equality of labels is about for most costs; empty for something unlabelled. */
  public String name() {
    return name;
  }

  /** Attribute values by name, in the order of their names. */
  public SortedMap<String, Object> attributes() {
    return attributes;
  }

  /** The attribute as text, blanks around it removed. */
  public Optional<String> text(String attribute) {
    return Optional.ofNullable(attributes.get(attribute)).map(value -> value.toString().strip());
  }

  /** The attribute as a number; empty when it is absent or not a finite number. */
  public OptionalDouble number(String attribute) {
    Object value = attributes.get(attribute);
    if (value instanceof Number n) {
      return OptionalDouble.of(n.doubleValue());
    }
    return value instanceof String s ? parse(s) : OptionalDouble.empty();
  }

  /** The name as a number; empty when it is not a finite number. */
  public OptionalDouble numberOfName() {
    return parse(name);
  }

  private static OptionalDouble parse(String text) {
    try {
      double number = Double.parseDouble(text.strip());
      return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
    } catch (NumberFormatException notANumber) {
      return OptionalDouble.empty();
    }
  }

  /** This label with one attribute more (or replaced). */
  public Label with(String attribute, Object value) {
    SortedMap<String, Object> copy = new TreeMap<>(attributes);
    copy.put(attribute, checked(attribute, value));
    return new Label(name, copy);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Label that
            && hash == that.hash
            && name.equals(that.name)
            && attributes.equals(that.attributes));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return attributes.isEmpty() ? name : name + attributes;
  }
}
