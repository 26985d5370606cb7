package org.eugene.io.json;

import java.util.regex.Pattern;

/** What is wrong with a text that is not JSON. */
public final class BrokenJson {
  private static final Pattern PLACE =
      Pattern.compile("\\[Source: [^;\\]]*; line: (\\d+), column: (\\d+)\\]");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private BrokenJson() {}

  /**
   * The reason in a few words; the parser's remarks on where it reads from are left out.
   *
   * @param said what the parser said
   */
  public static String reason(String said) {
    String placed = PLACE.matcher(said).replaceAll("line $1, column $2");
    return BLANKS.matcher(placed).replaceAll(" ");
  }
}
