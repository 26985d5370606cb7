package org.eugene.io.json;

import com.fasterxml.jackson.core.JsonProcessingException;

/** What is wrong with a text that is not JSON. */
public final class BrokenJson {
  private BrokenJson() {}

  /** The reason in a few words; the parser's own remarks on where it reads from are left out. */
  public static String reason(JsonProcessingException broken) {
    return broken
        .getOriginalMessage()
        .replaceAll("\\[Source: [^;\\]]*; line: (\\d+), column: (\\d+)\\]", "line $1, column $2")
        .replaceAll("\\s+", " ");
  }
}
