package org.eugene.cli.output;

import java.util.function.IntFunction;

/**
 * The rows that a run will write, and how to know them again.
 *
 * @param header the line before them; empty if there is none
 * @param count how many
 * @param beginning what each begins with, from 0
 * @param ending whether a row may go on like this
 * @param longest no row has more bytes behind its beginning
 */
public record Rows(
    String header, int count, IntFunction<String> beginning, Ending ending, int longest) {
  private static final int LONGEST_OF_CSV = 4096; // five fields, numbers of all digits

  /** Rows of CSV. */
  public Rows(String header, int count, IntFunction<String> beginning, Ending ending) {
    this(header, count, beginning, ending, LONGEST_OF_CSV);
  }

  /** The header with its line end, if there is one. */
  String headerLine() {
    return header.isEmpty() ? "" : header + "\n";
  }

  /** What may stand behind the beginning of a row. */
  @FunctionalInterface
  public interface Ending {
    /**
     * @param rest the row behind its beginning, without the line's end, a character a byte
     */
    boolean fits(int row, String rest);
  }
}
