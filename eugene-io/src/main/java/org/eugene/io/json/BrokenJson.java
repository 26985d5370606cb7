package org.eugene.io.json;

/** What is wrong with a text that is not JSON. */
public final class BrokenJson {
  private BrokenJson() {}

  /**
   * The reason in a few words; the parser's remarks on where it reads from are left out.
   *
   * @param said what the parser said
   */
  public static String reason(String said) {
    return said.replaceAll(
            "\\[Source: [^;\\]]*; line: (\\d+), column: (\\d+)\\]", "line $1, column $2")
        .replaceAll("\\s+", " ");
  }
}
