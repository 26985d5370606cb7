package org.eugene.bench.against;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.Digest;

/**
 * A build of the program.
 *
 * @param command what starts it; its subcommand and options go behind
 * @param digest tells it from other builds
 */
record Program(List<String> command, String digest) {
  private static final String MAIN = "org.eugene.cli.Main";
  private static final int DIGITS = 8;

  Program {
    command = List.copyOf(command);
  }

  /** The one that is running. */
  static Program running() throws IOException {
    return ofClassPath(System.getProperty("java.class.path", ""));
  }

  /** That of a jar that {@code ./eugene} of some checkout has built. */
  static Program of(Path jar) throws IOException {
    if (!Files.isRegularFile(jar)) {
      throw new NoSuchFileException(
          jar + " is no jar; ./eugene builds eugene-cli/target/launcher/eugene.jar on first use");
    }
    return ofClassPath(jar.toString());
  }

  /**
   * Both builds get the same machine with the same options. Compilation is waited for: in the
   * background it would end, on a busy machine, after what is measured.
   */
  private static Program ofClassPath(String classPath) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseParallelGC", "-Xbatch"));
    command.addAll(List.of("-cp", classPath, MAIN));
    return new Program(command, digest(classPath));
  }

  private static String digest(String classPath) throws IOException {
    Digest digest = new Digest();
    for (String entry : classPath.split(File.pathSeparator)) {
      Path file = Path.of(entry);
      digest.add(
          Files.isRegularFile(file)
              ? Files.readAllBytes(file)
              : entry.getBytes(StandardCharsets.UTF_8));
    }
    return digest.hex().substring(0, DIGITS);
  }
}
