package org.eugene.report.layout;

import java.util.ArrayList;
import java.util.List;

/** Breaks a label into lines of a box, and guesses how wide they get in a common typeface. */
public final class TextLines {
  private static final int LONGEST = 16;
  private static final int MOST = 3;
  private static final double EM = 12;

  private TextLines() {}

  /** At most three lines of about sixteen characters; what does not fit becomes an ellipsis. */
  static List<String> wrap(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > LONGEST) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(cut(word));
    }
    lines.add(line.toString());
    if (lines.size() > MOST) {
      String last = lines.get(MOST - 1);
      return List.of(lines.get(0), lines.get(1), last.endsWith("…") ? last : last + "…");
    }
    return lines;
  }

  private static String cut(String word) {
    int length = word.codePointCount(0, word.length());
    return length <= LONGEST + 2
        ? word
        : word.substring(0, word.offsetByCodePoints(0, LONGEST)) + "…";
  }

  /** The widest line. */
  static double width(List<String> lines) {
    return lines.stream().mapToDouble(TextLines::width).max().orElse(0);
  }

  /** About how wide a text is. */
  public static double width(String line) {
    return line.codePoints().mapToDouble(TextLines::width).sum() * EM;
  }

  /** As much of a text as is about so wide, with an ellipsis where it was cut. */
  public static String fit(String line, double width) {
    if (width(line) <= width) {
      return line;
    }
    StringBuilder cut = new StringBuilder();
    double left = width - width("…");
    for (int c : line.codePoints().toArray()) {
      left -= width(c) * EM;
      if (left < 0) {
        break;
      }
      cut.appendCodePoint(c);
    }
    return cut.append('…').toString();
  }

  private static double width(int c) {
    if (c >= 0x1100 && (Character.isIdeographic(c) || c <= 0x11FF || c >= 0xAC00)) {
      return 1;
    }
    if ("ijlI.,:;|!'()[] ".indexOf(c) >= 0) {
      return 0.32;
    }
    return c == 'm' || c == 'w' || Character.isUpperCase(c) ? 0.74 : 0.57;
  }
}
