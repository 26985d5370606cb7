package org.eugene.cli.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether somebody is looking. */
public final class Terminal {
  private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

  private Terminal() {}

  /** Whether standard output is a terminal that shows colours, and nobody said NO_COLOR. */
  public static boolean wantsColour() {
    String refused = System.getenv("NO_COLOR");
    return (refused == null || refused.isEmpty())
        && !"dumb".equals(System.getenv("TERM"))
        && isTerminal(STANDARD_OUTPUT);
  }

  public static boolean isStandardError() {
    return isTerminal(STANDARD_ERROR);
  }

  /** Whether standard output is known to go into a pipe or socket. */
  static boolean isOutputPiped() {
    try {
      String target = Files.readSymbolicLink(STANDARD_OUTPUT).toString();
      return target.startsWith("pipe:") || target.startsWith("socket:");
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }

  /**
   * Java only tells whether input and output both are terminals, and from version 22 on not even
   * that; Linux tells it of each.
   */
  @SuppressWarnings("SystemConsoleNull") // at worst a bar where nobody looks
  private static boolean isTerminal(Path stream) {
    if (!Files.exists(stream)) {
      return System.console() != null;
    }
    try {
      String device = stream.toRealPath().toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException unknown) {
      return false;
    }
  }
}
