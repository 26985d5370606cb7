package org.eugene.bench.csv;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * What a measured time depends on.
 *
 * @param commit of the program, with a plus sign if sources were changed since
 * @param jvm its version
 * @param cpu its name
 * @param date the day, in universal time; empty in rows older than this column
 */
public record Origin(String commit, String jvm, String cpu, String date) {
  private static final String NONE = "-";

  /** Of answers that were not computed here. */
  public static final Origin ELSEWHERE = new Origin(NONE, NONE, NONE, NONE);

  private static final String UNKNOWN = "unknown";

  /** This machine, the commit of the working directory, today. */
  public static Origin here() {
    String commit = git("rev-parse", "--short=10", "HEAD");
    boolean changed = !git("status", "--porcelain", "--", "*.java", "*pom.xml").isEmpty();
    return new Origin(
        commit.isEmpty() ? UNKNOWN : commit + (changed ? "+" : ""),
        System.getProperty("java.vm.version", UNKNOWN),
        cpuName(),
        LocalDate.now(ZoneOffset.UTC).toString());
  }

  /** Of a row that has been read. */
  public static Origin of(Line line) {
    return new Origin(line.text("commit"), line.text("jvm"), line.text("cpu"), line.text("date"));
  }

  Map<String, String> fields() {
    return Map.of("commit", commit, "jvm", jvm, "cpu", cpu, "date", date);
  }

  /** Where these rows were measured, as a sentence; nothing if they do not say. */
  public static String sentence(List<Line> lines) {
    Set<String> commits = new LinkedHashSet<>();
    Set<String> machines = new LinkedHashSet<>();
    for (Line line : lines) {
      Origin origin = of(line);
      if (!origin.commit.isEmpty() && !origin.commit.equals(NONE)) {
        commits.add(origin.commit);
        machines.add("Java " + origin.jvm + " on " + origin.cpu);
      }
    }
    return commits.isEmpty()
        ? ""
        : "Commit " + String.join(", ", commits) + "; " + String.join("; ", machines) + ".";
  }

  private static String git(String... arguments) {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
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
            .map(line -> line.substring(line.indexOf(':') + 1).strip().replaceAll("\\s+", " "))
            .findFirst()
            .orElse(System.getProperty("os.arch", UNKNOWN));
      }
    } catch (IOException unreadable) {
      // The architecture will do.
    }
    return System.getProperty("os.arch", UNKNOWN);
  }
}
