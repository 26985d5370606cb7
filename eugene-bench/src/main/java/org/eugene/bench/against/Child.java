package org.eugene.bench.against;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eugene.bench.csv.Csv;

/**
 * A program at work on some pairs, over and over, until it has been seen long enough; then it is
 * ended. Start-up and the first passes over the pairs, which warm it up, do not count. Answers and
 * their times are those of the first pass that does.
 */
final class Child {
  /** More than any child gets through before it is ended, and still read in no time. */
  private static final int ROWS = 200_000;

  private static final int LEAST_PASSES = 8;
  private static final double NANOS = 1e9;
  private static final double LOOK_EVERY = 0.2;

  private final Program program;
  private final Duration warmUp;
  private final Duration measured;

  /**
   * @param warmUp CPU time before anything counts, one pass at least
   * @param measured CPU time that counts, one pass at least
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
   * @param cpuSeconds of one of them: the median of all looks at the clock, so that what the Java
   *     machine compiles late and what the machine does now and then count little
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
      // Whoever ends this program ends its child as well, which would go on for hours.
      Thread hook = new Thread(process::destroyForcibly);
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        return watch(process, pairs.size(), errors);
      } finally {
        process.destroyForcibly();
        process.onExit().join();
        Runtime.getRuntime().removeShutdownHook(hook);
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
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    List<String> header = Csv.fields(line(out, errors));
    ChildClock clock = new ChildClock(process);
    do {
      passes(out, header, pairs, errors);
    } while (clock.seconds() < warmUp.toNanos() / NANOS);
    double start = clock.seconds();
    List<Answer> answers = pass(out, header, pairs, errors);
    List<Double> looks = new ArrayList<>(List.of(clock.seconds() - start));
    int passes = 1;
    for (double last = start + looks.get(0); last - start < measured.toNanos() / NANOS; ) {
      int more = passes(out, header, pairs, errors);
      double now = clock.seconds();
      looks.add((now - last) / more);
      passes += more;
      last = now;
    }
    Collections.sort(looks);
    return new Outcome(answers, passes, looks.get(looks.size() / 2));
  }

  /** So many passes that looking at the clock, which wakes this process, does no harm. */
  private int passes(BufferedReader out, List<String> header, int pairs, Path errors)
      throws IOException {
    int passes = 0;
    double seconds = 0;
    while (passes == 0 || (seconds < LOOK_EVERY && !measured.isZero())) {
      seconds += pass(out, header, pairs, errors).stream().mapToDouble(Answer::seconds).sum();
      passes++;
    }
    return passes;
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
}
