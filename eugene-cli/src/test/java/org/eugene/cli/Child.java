package org.eugene.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The program as a process of its own, for what cannot be shown within one: pipes, kills, disks.
 */
record Child(int exitCode, String out, String err) {
  private static final long PATIENCE_SECONDS = 120;

  /** Quick to start: what these tests look at happens in the first second. */
  private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  static Child of(Object... args) throws IOException, InterruptedException {
    return of(List.of(), args);
  }

  /** With options of the Java machine. */
  static Child of(List<String> options, Object... args) throws IOException, InterruptedException {
    return end(start(command(options, args)));
  }

  /** As part of a shell's line, in which {@code "$@"} is the command. */
  static Child inShell(String line, Object... args) throws IOException, InterruptedException {
    return inShell(line, List.of(), List.of(args));
  }

  /** As part of a shell's line, with options of the Java machine. */
  static Child inShell(String line, List<String> options, List<Object> args)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("bash", "-c", line, "bash"));
    words.addAll(command(options, args.toArray()));
    return end(start(words));
  }

  static List<String> command(List<String> options, Object... args) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(QUICK);
    words.addAll(options);
    words.addAll(List.of("-cp", classPath(), Main.class.getName()));
    Arrays.stream(args).map(Object::toString).forEach(words::add);
    return words;
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  static Process start(List<String> words) throws IOException {
    return new ProcessBuilder(words)
        .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
        .start();
  }

  static Child end(Process process) throws IOException, InterruptedException {
    StringBuilder err = new StringBuilder();
    Thread talk = new Thread(() -> err.append(text(process.getErrorStream())));
    talk.start();
    String out = text(process.getInputStream());
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException("it did not end: " + process.info());
    }
    talk.join();
    return new Child(process.exitValue(), out, err.toString());
  }

  private static String text(InputStream bytes) {
    try {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException closed) {
      return "";
    }
  }
}
