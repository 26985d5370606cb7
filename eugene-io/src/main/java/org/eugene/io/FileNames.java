package org.eugene.io;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;

/** What can be said about a file by its name alone. */
final class FileNames {
  private FileNames() {}

  /** The name without folders and without its ending. */
  static String stem(String name) {
    String last = last(name);
    int dot = last.lastIndexOf('.');
    return dot <= 0 ? last : last.substring(0, dot);
  }

  /** The name of what is in a gzipped file. */
  static String unpacked(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".gz")
        ? name.substring(0, name.length() - ".gz".length())
        : name;
  }

  static String last(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }

  /** Files that systems leave about and nobody means. */
  static boolean isHidden(String name) {
    return last(name).startsWith(".") || name.startsWith("__MACOSX/");
  }

  /** The name with its dots resolved; empty if it leads out of the folder or is absolute. */
  static Optional<String> inside(String name) {
    String slashed = name.replace('\\', '/');
    if (slashed.startsWith("/") || slashed.matches("[A-Za-z]:.*") || slashed.indexOf('\0') >= 0) {
      return Optional.empty();
    }
    Deque<String> steps = new ArrayDeque<>();
    for (String step : slashed.split("/")) {
      if (step.equals("..") && steps.pollLast() == null) {
        return Optional.empty();
      }
      if (!step.isEmpty() && !step.equals(".") && !step.equals("..")) {
        steps.addLast(step);
      }
    }
    return steps.isEmpty() ? Optional.empty() : Optional.of(String.join("/", steps));
  }

  /** As {@link #inside}, or a sentence. */
  static String checked(String folder, String name) {
    return inside(name)
        .orElseThrow(
            () ->
                new GraphFormatException(
                    folder,
                    GraphFormatException.NO_LINE,
                    "the name \"" + name + "\" leads out of it; use names of files inside"));
  }
}
