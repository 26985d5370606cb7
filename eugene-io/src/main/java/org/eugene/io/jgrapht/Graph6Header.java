package org.eugene.io.jgrapht;

import org.eugene.io.LineScanner;

/**
 * The number of vertices that a line of graph6 or sparse6 states, checked before anybody makes
 * them.
 *
 * @param order number of vertices
 * @param body the line without its header
 */
record Graph6Header(int order, String body) {
  private static final int OFFSET = 63;
  private static final int LAST = 126;

  static Graph6Header of(String line, LineScanner lines, long maxVertices) {
    String body = line.replaceFirst("^>>(graph6|sparse6)<<", "");
    boolean sparse = body.startsWith(":");
    String bytes = sparse ? body.substring(1) : body;
    for (int at = 0; at < bytes.length(); at++) {
      if (bytes.charAt(at) < OFFSET || bytes.charAt(at) > LAST) {
        throw lines.error(
            "the character \"" + bytes.charAt(at) + "\" is not of graph6 or sparse6; remove it");
      }
    }
    long order = order(bytes, lines);
    if (order > maxVertices) {
      throw lines.error(
          "the line states " + order + " vertices, more than allowed; raise it with --max-size");
    }
    // A triangle of bits; the multiplication of longs does not overflow below the check above.
    if (!sparse && order * (order - 1) / 2 > 6L * bytes.length()) {
      throw lines.error("the line is too short for its " + order + " vertices; it may be cut off");
    }
    return new Graph6Header((int) order, body);
  }

  private static long order(String bytes, LineScanner lines) {
    int skipped = bytes.startsWith("~~") ? 2 : bytes.startsWith("~") ? 1 : 0;
    int digits = skipped == 2 ? 6 : skipped == 1 ? 3 : 1;
    if (bytes.length() < skipped + digits) {
      throw lines.error("the line ends before its number of vertices; it may be cut off");
    }
    long order = 0;
    for (int at = skipped; at < skipped + digits; at++) {
      order = (order << 6) + bytes.charAt(at) - OFFSET;
    }
    return order;
  }
}
