package org.eugene.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Something that a method can be told: a name, a meaning, a range and a default. A method declares
 * its options with {@link Method}; whoever lets people choose methods (the command line, a service)
 * offers them from that declaration and needs to know none of them.
 *
 * @param <T> what its values are
 */
public final class MethodOption<T> {
  private final String name;
  private final String meaning;
  private final String range;
  private final T standard;
  private final Class<T> type;
  private final Function<String, T> reader;

  private MethodOption(
      String name,
      String meaning,
      String range,
      T standard,
      Class<T> type,
      Function<String, T> reader) {
    this.name = name;
    this.meaning = meaning;
    this.range = range;
    this.standard = standard;
    this.type = type;
    this.reader = reader;
  }

  /** A whole number from least to most. */
  public static MethodOption<Long> whole(
      String name, String meaning, long standard, long least, long most) {
    return new MethodOption<>(
            name,
            meaning,
            most == Long.MAX_VALUE
                ? (least == Long.MIN_VALUE
                    ? "a whole number"
                    : "at least ".concat(Long.toString(least)))
                : range(Long.toString(least), Long.toString(most)),
            standard,
            Long.class,
            text -> {
              long value = Long.parseLong(text);
              if (value < least || value > most) {
                throw new IllegalArgumentException("out of range");
              }
              return value;
            })
        .checked();
  }

  /** A decimal number from least to most. */
  public static MethodOption<Double> real(
      String name, String meaning, double standard, double least, double most) {
    return new MethodOption<>(
            name,
            meaning,
            range(Double.toString(least), Double.toString(most)),
            standard,
            Double.class,
            text -> {
              double value = Double.parseDouble(text);
              if (!(value >= least && value <= most)) {
                throw new IllegalArgumentException("out of range");
              }
              return value;
            })
        .checked();
  }

  /** No +, which would be made of method handles at every start. */
  private static String range(String least, String most) {
    return String.join(" to ", least, most);
  }

  /** Something that is done or not. */
  public static MethodOption<Boolean> flag(String name, String meaning, boolean standard) {
    return new MethodOption<>(
        name,
        meaning,
        "true|false",
        standard,
        Boolean.class,
        text -> {
          if (!text.equals("true") && !text.equals("false")) {
            throw new IllegalArgumentException("neither true nor false");
          }
          return text.equals("true");
        });
  }

  /** One of the constants of an enum, typed in small letters with hyphens. */
  public static <E extends Enum<E>> MethodOption<E> choice(
      String name, String meaning, E standard) {
    List<E> values = Arrays.asList(standard.getDeclaringClass().getEnumConstants());
    return new MethodOption<>(
        name,
        meaning,
        values.stream().map(MethodOption::typed).collect(Collectors.joining("|")),
        standard,
        standard.getDeclaringClass(),
        text ->
            values.stream()
                .filter(value -> typed(value).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such choice")));
  }

  private static String typed(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The default must be a value itself. */
  private MethodOption<T> checked() {
    read(String.valueOf(standard));
    return this;
  }

  /** As typed, without hyphens before it. */
  public String name() {
    return name;
  }

  /** One line on what it does. */
  public String meaning() {
    return meaning;
  }

  /** Which values there are, in words. */
  public String range() {
    return range;
  }

  /** The value if nobody says anything. */
  public T standard() {
    return standard;
  }

  /** What its values are. */
  public Class<T> type() {
    return type;
  }

  /** The value of a text. */
  public T read(String text) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          name + " (" + text + ") must be " + range + ": " + meaning, refused);
    }
  }

  /** The value of a text, or the default if it is out of range: for whoever tries others out. */
  public T readOrStandard(String text) {
    try {
      return read(text);
    } catch (IllegalArgumentException outOfRange) {
      return standard;
    }
  }

  /** A value as {@link #read} takes it. */
  public String text(T value) {
    return value instanceof Enum<?> constant ? typed(constant) : String.valueOf(value);
  }

  @Override
  public String toString() {
    return name;
  }
}
