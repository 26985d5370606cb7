package org.eugene.bench.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * What a measured time depends on.
 *
 * @param commit of the program, with a plus sign if sources were changed since
 * @param jvm its version
 * @param cpu its name
 */
public record Machine(String commit, String jvm, String cpu) {
  /** Of answers that were not computed here. */
  public static final Machine ELSEWHERE = new Machine("-", "-", "-");

  private static final String UNKNOWN = "unknown";

  /** This machine, and the commit of the working directory. */
  public static Machine here() {
    String commit = git("rev-parse", "--short=10", "HEAD");
    boolean changed = !git("status", "--porcelain", "--", "*.java", "*pom.xml").isEmpty();
    return new Machine(
        commit.isEmpty() ? UNKNOWN : commit + (changed ? "+" : ""),
        field(System.getProperty("java.vm.version", UNKNOWN)),
        field(cpuName()));
  }

  private static String git(String... arguments) {
    String[] command = new String[arguments.length + 1];
    command[0] = "git";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String answer =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0 ? answer : "";
    } catch (IOException noGit) {
      return "";
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  private static String cpuName() {
    Path info = Path.of("/proc/cpuinfo");
    try {
      if (Files.isReadable(info)) {
        return Files.readAllLines(info).stream()
            .filter(line -> line.startsWith("model name"))
            .map(line -> line.substring(line.indexOf(':') + 1).strip())
            .findFirst()
            .orElse(System.getProperty("os.arch", UNKNOWN));
      }
    } catch (IOException unreadable) {
      // The architecture will do.
    }
    return System.getProperty("os.arch", UNKNOWN);
  }

  /** Fields of our CSV need no quotes. */
  private static String field(String text) {
    return text.replaceAll("[,\"\\s]+", " ").strip();
  }
}
