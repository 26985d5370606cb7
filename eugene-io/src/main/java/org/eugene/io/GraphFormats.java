package org.eugene.io;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The formats that the modules on the class path offer. */
public final class GraphFormats {
  private static final List<GraphFormat> ALL =
      ServiceLoader.load(GraphFormatProvider.class).stream()
          .flatMap(provider -> provider.get().formats().stream())
          .toList();

  private GraphFormats() {}

  /** All formats, provider by provider, in the order in which texts are tried on them. */
  public static List<GraphFormat> all() {
    return ALL;
  }

  /** The format of this name. */
  public static GraphFormat named(String name) {
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no format named " + name + "; there are " + names()));
  }

  static Optional<GraphFormat> find(String name) {
    return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
  }

  /** The format to write a file of this name in. */
  public static GraphFormat ofFileName(String fileName) {
    return byEnding(fileName).stream()
        .filter(format -> format.writer().isPresent())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    fileName
                        + " has no ending that names a format; there are the formats "
                        + names()));
  }

  /** All names, for messages. */
  public static String names() {
    return ALL.stream().map(GraphFormat::name).collect(Collectors.joining(", "));
  }

  /**
   * The format of a file: the one that the ending says if the content agrees, else the one that the
   * content says, else the one that the ending says.
   */
  static Optional<GraphFormat> recognise(String fileName, String head) {
    List<GraphFormat> byEnding = byEnding(fileName);
    return byEnding.stream()
        .filter(format -> format.recognises().test(head))
        .findFirst()
        .or(() -> ALL.stream().filter(format -> format.recognises().test(head)).findFirst())
        .or(() -> byEnding.stream().findFirst());
  }

  private static List<GraphFormat> byEnding(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(format -> format.endings().stream().anyMatch(e -> lower.endsWith("." + e)))
        .toList();
  }
}
