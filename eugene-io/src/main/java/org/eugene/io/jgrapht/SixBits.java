package org.eugene.io.jgrapht;

/** Bits, six to a printable character, the highest first. */
final class SixBits {
  private static final int WIDTH = 6;
  private static final int OFFSET = 63;
  private static final int SMALL = 62;
  private static final int MEDIUM = 258_047;

  private final StringBuilder text = new StringBuilder();
  private int current;
  private int used;

  /** A number of vertices in one, four or eight characters. */
  void appendOrder(int order) {
    if (order <= SMALL) {
      append(order, WIDTH);
    } else if (order <= MEDIUM) {
      text.append('~');
      append(order, 3 * WIDTH);
    } else {
      text.append("~~");
      append(0, WIDTH);
      append(order, 5 * WIDTH);
    }
  }

  void append(int value, int width) {
    for (int bit = width - 1; bit >= 0; bit--) {
      current = (current << 1) | ((value >>> bit) & 1);
      if (++used == WIDTH) {
        text.append((char) (current + OFFSET));
        current = 0;
        used = 0;
      }
    }
  }

  /** Bits left in the last character. */
  int free() {
    return used == 0 ? 0 : WIDTH - used;
  }

  /** Fills the last character with this bit. */
  void pad(int bit) {
    while (used != 0) {
      append(bit, 1);
    }
  }

  String text() {
    return text.toString();
  }
}
