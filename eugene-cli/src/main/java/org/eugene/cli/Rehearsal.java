package org.eugene.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.cli.output.StandardOutput;

/**
 * Does once what people do often. Whoever installs the program runs this with {@code
 * -XX:ArchiveClassesAtExit} and throws away what it prints: an archive of the classes that it needs
 * makes every later start quicker.
 */
public final class Rehearsal {
  private static final String SQUARE = "t # square\nv 0 A\nv 1 B\nv 2 C\nv 3 A\n";
  private static final String EDGES = "e 0 1 x\ne 1 2 y\ne 2 3 x\ne 3 0 y\n";

  // Large enough for every phase of the search to have its turn.
  private static final String ASPIRIN = "smiles:CC(=O)Oc1ccccc1C(=O)O";
  private static final String CAFFEINE = "smiles:Cn1cnc2c1c(=O)n(C)c(=O)n2C";

  /** A command, and the exit code that is no failure of it. */
  private record Scene(int exitCode, List<String> words) {
    static Scene of(int exitCode, String... words) {
      return new Scene(exitCode, List.of(words));
    }
  }

  private Rehearsal() {}

  public static void main(String[] args) throws IOException {
    Main.settle();
    System.exit(failures(StandardOutput.ofThisProcess()));
  }

  /** Runs all scenes; how many of them did not end well. */
  static int failures(StandardOutput out) throws IOException {
    Path folder = Files.createTempDirectory("eugene-rehearsal");
    Path old = Files.writeString(folder.resolve("old.txt"), SQUARE + EDGES);
    // Another label, a vertex more, an edge that goes elsewhere: edits of every kind are told.
    String changed = SQUARE.replace("1 B", "1 D") + "v 4 E\n" + EDGES.replace("2 3 x", "2 4 z");
    Path now = Files.writeString(folder.resolve("new.txt"), changed);
    Path proof = folder.resolve("proof.txt");
    try {
      int failures = 0;
      for (Scene scene : scenes(old.toString(), now.toString(), proof.toString())) {
        PrintWriter silence = new PrintWriter(Writer.nullWriter());
        String[] words = scene.words().toArray(String[]::new);
        failures += Main.run(out, silence, words) == scene.exitCode() ? 0 : 1;
      }
      return failures;
    } finally {
      for (Path file : List.of(old, now, proof, folder)) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static List<Scene> scenes(String old, String now, String proof) {
    return List.of(
        Scene.of(0, "--version"),
        Scene.of(0, "compare", old, now, "--certificate", proof),
        Scene.of(0, "check", proof, old, now),
        Scene.of(0, "compare", ASPIRIN, CAFFEINE),
        Scene.of(0, "compare", old, now, "--format", "json"),
        Scene.of(1, "diff", old + "#square", now + "#square"),
        Scene.of(0, "knn", now, old, "-k", "1"),
        Scene.of(0, "info", old));
  }
}
