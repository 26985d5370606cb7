package org.eugene.cli.output;

import java.util.function.IntFunction;

/**
 * The rows that a run will write, and how to know them again.
 *
 * @param header the line before them
 * @param count how many
 * @param beginning what each begins with, from 0
 * @param ending whether a row may go on like this
 */
public record Rows(String header, int count, IntFunction<String> beginning, Ending ending) {
  /** What may stand behind the beginning of a row. */
  @FunctionalInterface
  public interface Ending {
    /**
     * @param rest the row behind its beginning, without the line's end
     */
    boolean fits(int row, String rest);
  }
}
