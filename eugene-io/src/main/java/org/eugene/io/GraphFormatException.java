package org.eugene.io;

/** Bad input: which file, which line, what is wrong in a sentence, and a way out. */
public final class GraphFormatException extends RuntimeException {
  /** The line of an input that has no lines, or whose line is not known. */
  public static final int NO_LINE = 0;

  private final String file;
  private final int line;

  /**
   * @param line counted from 1, or {@link #NO_LINE}
   * @param problem what is wrong, then a semicolon and what to do about it
   */
  public GraphFormatException(String file, int line, String problem) {
    super(file + (line == NO_LINE ? ": " : ", line " + line + ": ") + problem);
    this.file = file;
    this.line = line;
  }

  /** The same with what another library said, for who asks for the stack. */
  public GraphFormatException(String file, int line, String problem, Throwable cause) {
    this(file, line, problem);
    initCause(cause);
  }

  /** What the text is called: a path, or what stands for it. */
  public String file() {
    return file;
  }

  /** The line, counted from 1, or {@link #NO_LINE}. */
  public int line() {
    return line;
  }
}
