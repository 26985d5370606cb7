package org.eugene.neural.tensor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.eugene.solver.SolverUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the library is missing a sentence says so, and nothing is fetched. */
class NativesTest {
  @TempDir private Path folder;

  @Test
  void aMissingLibraryIsNamedInASentence() throws IOException, InterruptedException {
    String classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("pytorch-native"))
            .collect(Collectors.joining(File.pathSeparator));
    Process probe =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-D" + Natives.FOLDER + "=" + folder,
                "-cp",
                classPath,
                Probe.class.getName())
            .redirectErrorStream(true)
            .start();
    String printed = new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(probe.waitFor()).isZero();
    assertThat(printed)
        .contains("learned methods need PyTorch's native library for ")
        .contains("all other methods work without it")
        .contains("java.io.IOException: Offline mode is enabled.");
    assertThat(folder).isEmptyDirectory();
  }

  /** A process without the library. */
  static final class Probe {
    private Probe() {}

    public static void main(String[] args) {
      try {
        Natives.load();
        System.out.println("loaded");
      } catch (SolverUnavailableException missing) {
        System.out.println(missing.getMessage());
        for (Throwable why = missing.getCause(); why != null; why = why.getCause()) {
          System.out.println(why);
        }
      }
    }
  }
}
