package org.eugene.report.overlay;

/** Text from a file made fit for a terminal: one line, no control characters, not too long. */
public final class OneLine {
  private static final int LONGEST = 40;

  private OneLine() {}

  /** The text with control characters replaced, cut where it gets too long. */
  public static String of(String text) {
    String tame =
        text.codePoints()
            .limit(LONGEST + 1L)
            .collect(
                StringBuilder::new,
                (line, c) -> line.appendCodePoint(isTame(c) ? c : '\uFFFD'),
                StringBuilder::append)
            .toString();
    return tame.codePointCount(0, tame.length()) <= LONGEST
        ? tame
        : tame.substring(0, tame.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }

  private static boolean isTame(int c) {
    int type = Character.getType(c);
    return !Character.isISOControl(c)
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && type != Character.FORMAT
        && type != Character.SURROGATE;
  }
}
