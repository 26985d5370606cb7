package org.eugene.report.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The looks of pictures: rules that speak of named colours, and a light and a dark set of these.
 */
public final class StyleSheet {
  private static final String RULES = resource(StyleSheet.class, "picture.css");
  private static final String LIGHT = resource(StyleSheet.class, "light.css").replace("\n", "");
  private static final String DARK = resource(StyleSheet.class, "dark.css").replace("\n", "");

  private StyleSheet() {}

  /** For pages: follows the reader's choice of light or dark; paper is always light. */
  public static String themed() {
    return ":root{color-scheme:light dark;"
        + LIGHT
        + "}\n@media screen and (prefers-color-scheme:dark){:root{"
        + DARK
        + "}}\n"
        + RULES;
  }

  /** For pictures on their own: light, with the colours written out, which every program reads. */
  static String plain() {
    String rules = RULES;
    for (Map.Entry<String, String> colour : lightColours().entrySet()) {
      rules = rules.replace("var(" + colour.getKey() + ")", colour.getValue());
    }
    return rules;
  }

  /** A colour of the light set, such as {@code --del}. */
  public static String light(String name) {
    String value = lightColours().get(name);
    if (value == null) {
      throw new IllegalArgumentException("there is no colour " + name);
    }
    return value;
  }

  private static Map<String, String> lightColours() {
    Map<String, String> colours = new LinkedHashMap<>();
    for (String entry : LIGHT.split(";")) {
      int colon = entry.indexOf(':');
      if (colon > 0) {
        colours.put(entry.substring(0, colon).strip(), entry.substring(colon + 1).strip());
      }
    }
    return colours;
  }

  /** A text file that lies beside a class. */
  public static String resource(Class<?> beside, String name) {
    try (InputStream bytes = beside.getResourceAsStream(name)) {
      if (bytes == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
