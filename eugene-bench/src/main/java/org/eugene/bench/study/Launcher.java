package org.eugene.bench.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The file that starts a build of the program, for tables that measure whole commands. What a
 * command says, on both of its streams, goes to a file.
 *
 * @param file the launcher
 */
record Launcher(Path file) {
  private static final Pattern COUNT = Pattern.compile("([a-z]+) (\\d+)");

  /** Of this build; empty if nobody started it by its launcher. */
  static Optional<Launcher> own() {
    String file = System.getProperty("eugene.launcher", "");
    return file.isEmpty() ? Optional.empty() : Optional.of(new Launcher(Path.of(file)));
  }

  /** Why a table of whole commands cannot be measured; empty if it can. */
  static Optional<String> lack(String table) {
    return own().isEmpty()
        ? Optional.of("is measured by ./eugene table " + table)
        : Optional.empty();
  }

  /** Something that lies beside the launcher. */
  Launcher beside(String path) {
    return new Launcher(file.resolveSibling(path));
  }

  /** Starts a command. */
  Process start(Path talk, Object... arguments) throws IOException {
    List<String> command =
        Stream.concat(Stream.of(file), Stream.of(arguments)).map(Object::toString).toList();
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(talk.toFile())
        .start();
  }

  /** Runs a command to its good end. */
  void run(Path talk, Object... arguments) throws IOException, InterruptedException {
    end(start(talk, arguments), talk);
  }

  /** Waits for the good end of a command. */
  void end(Process process, Path talk) throws IOException, InterruptedException {
    if (process.waitFor() != 0) {
      throw new IOException(file + " failed: " + Files.readString(talk));
    }
  }

  /** CPU seconds of all that were started and have ended, in hundredths; Linux counts them. */
  static double cpuOfChildren() throws IOException {
    String line = Files.readString(Path.of("/proc/self/stat"));
    String[] numbers = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(numbers[13]) + Long.parseLong(numbers[14])) / 100.0;
  }

  /** The counters that a search told with {@code --work}, by their names. */
  static Map<String, String> counts(Path talk) throws IOException {
    Map<String, String> counts = new LinkedHashMap<>();
    Matcher found = COUNT.matcher(Files.readString(talk));
    while (found.find()) {
      counts.put(found.group(1), found.group(2));
    }
    return counts;
  }
}
