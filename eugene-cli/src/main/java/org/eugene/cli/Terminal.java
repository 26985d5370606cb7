package org.eugene.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether somebody is looking. */
final class Terminal {
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

  private Terminal() {}

  /**
   * Java only tells whether input and output both are terminals, and from version 22 on not even
   * that; Linux tells it of each.
   */
  @SuppressWarnings("SystemConsoleNull") // at worst a bar where nobody looks
  static boolean isStandardError() {
    if (!Files.exists(STANDARD_ERROR)) {
      return System.console() != null;
    }
    try {
      String device = STANDARD_ERROR.toRealPath().toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException unknown) {
      return false;
    }
  }
}
