package org.eugene.problem;

/**
 * Numbers keys as they first occur: a hash table of plain numbers, since making a problem of nine
 * vertices took a tenth of its time in tables of objects.
 */
final class Numbering {
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final int[] numbers; // of the key at a place, plus one; 0 where there is none
  private final long[] keys; // by number
  private final int shift;
  private int count;

  /**
   * @param most as many keys as there can be
   */
  Numbering(int most) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, most)) + 1;
    numbers = new int[1 << bits];
    keys = new long[most];
    shift = Long.SIZE - bits;
  }

  /** The number of a key; if it is new, the next one. */
  int number(long key) {
    int place = (int) ((key * MIX) >>> shift);
    while (numbers[place] != 0) {
      int number = numbers[place] - 1;
      if (keys[number] == key) {
        return number;
      }
      place = (place + 1) & (numbers.length - 1);
    }
    keys[count] = key;
    numbers[place] = ++count;
    return count - 1;
  }

  /** How many different keys there were. */
  int count() {
    return count;
  }

  /** The key of a number. */
  long key(int number) {
    if (number >= count) {
      throw new IndexOutOfBoundsException(number);
    }
    return keys[number];
  }
}
