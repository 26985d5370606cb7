package org.eugene.certificate;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
    Assumptions.assumeTrue(hasPython(), "there is no python3 here to run tools/check.py with");
    Process process =
        new ProcessBuilder("python3", SCRIPT.toString(), "-")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return new SecondChecker(process, folder.resolve("certificate"));
  }

  private static boolean hasPython() {
    try {
      Process version = new ProcessBuilder("python3", "-c", "import array").start();
      return version.waitFor(1, TimeUnit.MINUTES) && version.exitValue() == 0;
    } catch (IOException | InterruptedException absent) {
      return false;
    }
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

  boolean holds(String text) throws IOException {
    return verdict(text).startsWith("holds: ");
  }

  @Override
  public void close() throws IOException {
    in.close();
    process.destroy();
  }
}
