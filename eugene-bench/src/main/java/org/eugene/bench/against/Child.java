package org.eugene.bench.against;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.bench.csv.Csv;

/**
 * A program at work on some pairs, over and over, until it has been seen long enough; then it is
 * ended. CPU time is that of the whole process between two passes over the pairs, as the operating
 * system tells it: start-up and the first passes, which warm it up, are outside. Answers and their
 * times are those of the first pass that counts.
 */
final class Child {
  /** More than any pass needs, and still read in no time. */
  private static final int ROWS = 50_000;

  private static final int LEAST_PASSES = 4;
  private static final double NANOS = 1e9;

  private final Program program;
  private final Duration warmUp;
  private final Duration measured;

  /**
   * @param warmUp solver's time before anything counts, one pass at least
   * @param measured solver's time that counts, one pass at least
   */
  Child(Program program, Duration warmUp, Duration measured) {
    this.program = program;
    this.warmUp = warmUp;
    this.measured = measured;
  }

  /** What a program said about a pair, as it printed it. */
  record Answer(String lower, String upper, String stop, double seconds) {}

  /**
   * What a program did with some pairs.
   *
   * @param answers in the order of the pairs
   * @param passes over the pairs that counted
   * @param cpuSeconds of one of them, on average
   */
  record Outcome(List<Answer> answers, int passes, double cpuSeconds) {}

  Outcome run(Task task, List<Task.Pair> pairs) throws IOException {
    Path folder = Files.createTempDirectory("eugene-against");
    Path file = folder.resolve("pairs.csv");
    Path errors = folder.resolve("errors.txt");
    try {
      Files.writeString(file, repeated(pairs));
      List<String> command = new ArrayList<>(program.command());
      command.addAll(task.arguments(file));
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      try {
        return watch(process, pairs.size(), errors);
      } finally {
        process.destroyForcibly();
        process.onExit().join();
      }
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(errors);
      Files.deleteIfExists(folder);
    }
  }

  private static String repeated(List<Task.Pair> pairs) {
    StringBuilder pass = new StringBuilder();
    pairs.forEach(
        pair -> pass.append(pair.source()).append(',').append(pair.target()).append('\n'));
    return "source,target\n" + pass.toString().repeat(Math.max(LEAST_PASSES, ROWS / pairs.size()));
  }

  private Outcome watch(Process process, int pairs, Path errors) throws IOException {
    BufferedReader out =
        new BufferedReader(
            new java.io.InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    List<String> header = Csv.fields(line(out, errors));
    double warm = 0;
    do {
      warm += seconds(pass(out, header, pairs, errors));
    } while (warm < warmUp.toNanos() / NANOS);
    double start = cpuSeconds(process);
    List<Answer> answers = pass(out, header, pairs, errors);
    double spent = seconds(answers);
    int passes = 1;
    while (spent < measured.toNanos() / NANOS) {
      spent += seconds(pass(out, header, pairs, errors));
      passes++;
    }
    return new Outcome(answers, passes, (cpuSeconds(process) - start) / passes);
  }

  private static double seconds(List<Answer> answers) {
    return answers.stream().mapToDouble(Answer::seconds).sum();
  }

  private List<Answer> pass(BufferedReader out, List<String> header, int pairs, Path errors)
      throws IOException {
    List<Answer> answers = new ArrayList<>();
    for (int at = 0; at < pairs; at++) {
      List<String> fields = Csv.fields(line(out, errors));
      answers.add(
          new Answer(
              fields.get(header.indexOf("lower")),
              fields.get(header.indexOf("upper")),
              fields.get(header.indexOf("stop")),
              Double.parseDouble(fields.get(header.indexOf("seconds")))));
    }
    return answers;
  }

  private String line(BufferedReader out, Path errors) throws IOException {
    String line = out.readLine();
    if (line == null) {
      String why = Files.readString(errors).strip();
      throw new IOException(
          String.join(" ", program.command())
              + " ended too early"
              + (why.isEmpty() ? "" : ": " + why.lines().findFirst().orElse("")));
    }
    return line;
  }

  private static double cpuSeconds(Process process) throws IOException {
    Optional<Duration> cpu = process.toHandle().info().totalCpuDuration();
    if (cpu.isEmpty()) {
      throw new IOException("this operating system does not tell the CPU time of a child");
    }
    return cpu.get().toNanos() / NANOS;
  }
}
