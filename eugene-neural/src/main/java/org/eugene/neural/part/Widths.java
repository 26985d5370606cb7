package org.eugene.neural.part;

import java.util.List;
import java.util.stream.IntStream;

/** Lists of widths from options, as layers want them. */
public final class Widths {
  private Widths() {}

  public static int[] of(List<Integer> widths) {
    return widths.stream().mapToInt(Integer::intValue).toArray();
  }

  /** In, hidden ones, out. */
  public static int[] of(int in, List<Integer> hidden, int out) {
    return IntStream.concat(
            IntStream.concat(IntStream.of(in), IntStream.of(of(hidden))), IntStream.of(out))
        .toArray();
  }
}
