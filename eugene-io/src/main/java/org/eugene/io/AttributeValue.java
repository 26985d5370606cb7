package org.eugene.io;

import java.util.Locale;

/** Attribute values as files declare them; a text that its type does not fit stays a text. */
public final class AttributeValue {
  private AttributeValue() {}

  /** A whole number if the text is one. */
  public static Object integer(String text) {
    String bare = text.strip();
    try {
      return Long.valueOf(bare.startsWith("+") ? bare.substring(1) : bare);
    } catch (NumberFormatException notAnInteger) {
      return text;
    }
  }

  /** A finite number if the text is one. */
  public static Object decimal(String text) {
    try {
      double number = Double.parseDouble(text.strip());
      return Double.isFinite(number) && !text.isBlank() ? (Object) number : text;
    } catch (NumberFormatException notANumber) {
      return text;
    }
  }

  /** A truth value if the text is one. */
  public static Object truth(String text) {
    return switch (text.strip().toLowerCase(Locale.ROOT)) {
      case "true", "1" -> true;
      case "false", "0" -> false;
      default -> text;
    };
  }
}
