package org.eugene.io.jgrapht;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Strings of GML, which is ASCII: other characters, and those that mean something, go by number.
 */
final class GmlText {
  private static final Pattern REFERENCE =
      Pattern.compile("&(?:#(\\d{1,7})|(quot|amp|lt|gt|apos));");
  private static final Map<String, String> NAMED =
      Map.of("quot", "\"", "amp", "&", "lt", "<", "gt", ">", "apos", "'");

  private GmlText() {}

  static String read(String text) {
    return REFERENCE
        .matcher(text)
        .replaceAll(reference -> Matcher.quoteReplacement(character(reference)));
  }

  private static String character(MatchResult reference) {
    if (reference.group(1) == null) {
      return NAMED.getOrDefault(reference.group(2), "");
    }
    int c = Integer.parseInt(reference.group(1));
    return Character.isValidCodePoint(c) ? Character.toString(c) : reference.group();
  }

  static String spell(String text) {
    StringBuilder spelled = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c < ' ' || c > '~' || c == '"' || c == '&' || c == '\\') {
                spelled.append("&#").append(c).append(';');
              } else {
                spelled.appendCodePoint(c);
              }
            });
    return spelled.toString();
  }
}
