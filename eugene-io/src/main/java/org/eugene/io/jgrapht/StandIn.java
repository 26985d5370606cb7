package org.eugene.io.jgrapht;

import org.eugene.io.GraphInput;

/** Finds a character that a text does not use, to stand for what an importer would lose. */
final class StandIn {
  private static final char FIRST_PRIVATE = 0xE000;
  private static final char LAST_PRIVATE = 0xF8FF;

  private StandIn() {}

  static char in(String text, GraphInput input) {
    boolean[] used = new boolean[LAST_PRIVATE - FIRST_PRIVATE + 1];
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c >= FIRST_PRIVATE && c <= LAST_PRIVATE) {
        used[c - FIRST_PRIVATE] = true;
      }
    }
    for (int at = 0; at < used.length; at++) {
      if (!used[at]) {
        return (char) (FIRST_PRIVATE + at);
      }
    }
    throw input.error("it uses every private character of Unicode; leave one out");
  }
}
