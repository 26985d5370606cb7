package org.eugene.certificate;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** {@code tools/check.py}, one process that is fed file after file. */
final class SecondChecker implements AutoCloseable {
  private static final Path SCRIPT = Path.of("..", "tools", "check.py");

  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;
  private final Path file;

  private SecondChecker(Process process, Path file) {
    this.process = process;
    this.in = process.outputWriter(StandardCharsets.UTF_8);
    this.out = process.inputReader(StandardCharsets.UTF_8);
    this.file = file;
  }

  /** Starts it; where there is no Python, the test is skipped and says so. */
  static SecondChecker start(Path folder) throws IOException {
    Process process = run(ProcessBuilder.Redirect.INHERIT, "-");
    return new SecondChecker(process, folder.resolve("certificate"));
  }

  /** What a run with these arguments ends with. */
  static int exitCode(String... arguments) throws IOException, InterruptedException {
    Process process = run(ProcessBuilder.Redirect.DISCARD, arguments);
    process.getInputStream().readAllBytes();
    return process.waitFor();
  }

  private static Process run(ProcessBuilder.Redirect errors, String... arguments)
      throws IOException {
    Assumptions.assumeTrue(hasPython(), "there is no python3 here to run tools/check.py with");
    List<String> words = new ArrayList<>(List.of("python3", SCRIPT.toString()));
    words.addAll(List.of(arguments));
    return new ProcessBuilder(words).redirectError(errors).start();
  }

  private static boolean hasPython() {
    try {
      Process version = new ProcessBuilder("python3", "-c", "import array").start();
      return version.waitFor(1, TimeUnit.MINUTES) && version.exitValue() == 0;
    } catch (IOException | InterruptedException absent) {
      return false;
    }
  }

  /** Hands over some texts, which it looks at while the caller does something else. */
  void ask(List<String> texts) throws IOException {
    for (int at = 0; at < texts.size(); at++) {
      Path each = file.resolveSibling("certificate-" + at);
      Files.writeString(each, texts.get(at));
      in.write(each + "\n");
    }
    in.flush();
  }

  /** What it says of the next text that was handed over. */
  String answer() throws IOException {
    String line = out.readLine();
    int colon = line == null ? -1 : line.indexOf(": ");
    if (colon < 0) {
      throw new IOException("tools/check.py has said: " + line);
    }
    return line.substring(colon + 2);
  }

  /** What it says of a text: "holds: …" or "refused: …". */
  String verdict(String text) throws IOException {
    Files.writeString(file, text);
    in.write(file + "\n");
    in.flush();
    String line = out.readLine();
    if (line == null || !line.startsWith(file + ": ")) {
      throw new IOException("tools/check.py has said: " + line);
    }
    return line.substring(file.toString().length() + 2);
  }

  /** What it has computed so far; zero where the system does not tell. */
  Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  @Override
  public void close() throws IOException {
    in.close();
    process.destroy();
  }
}
