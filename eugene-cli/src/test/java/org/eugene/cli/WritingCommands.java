package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Every command that writes files, on inputs that take about a second, and what has to come out.
 */
record WritingCommands(List<Command> all) {
  private static final String GRAPHS = "../examples/molecules.txt";
  private static final String SOURCE = GRAPHS + "#caffeine";
  private static final String TARGET = GRAPHS + "#adenine";

  /** A command whose last words are an option and the place to write to. */
  static final class Command {
    private final String name;
    private final List<Object> words;
    private final String out;
    private Map<String, String> expected = Map.of();

    /**
     * @param out the name of what it writes; with a slash behind it, a directory
     */
    private Command(String name, List<Object> words, String out) {
      this.name = name;
      this.words = words;
      this.out = out;
    }

    String name() {
      return name;
    }

    /** Whether it goes on where a broken-off run stopped. */
    boolean isResumed() {
      return words.get(0).equals("pairs") || words.get(0).equals("matrix");
    }

    /** What a run writes that nobody disturbs. */
    Map<String, String> expected() throws IOException {
      if (expected.isEmpty()) {
        Path place = Files.createTempDirectory(name);
        run(place);
        expected = result(place);
        remove(place);
      }
      assertThat(expected).as(name).isNotEmpty();
      return expected;
    }

    private static void remove(Path place) throws IOException {
      try (Stream<Path> files = Files.walk(place)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }

    List<Object> writingInto(Path place) {
      List<Object> all = new ArrayList<>(words);
      all.add(place + "/" + out);
      return all;
    }

    void run(Path place) {
      Outcome outcome = Outcome.of(writingInto(place).toArray());
      assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    }

    /** Every file that is where it belongs, by its name, without times and its own place. */
    Map<String, String> result(Path place) throws IOException {
      Map<String, String> texts = new TreeMap<>();
      try (Stream<Path> files = Files.walk(place)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name = place.relativize(file).toString();
          if (!name.contains(".part")) {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            texts.put(name, withoutTimes(text.replace(place.toString(), "PLACE")));
          }
        }
      }
      return texts;
    }

    private static String withoutTimes(String text) {
      return text.replaceAll("(\"seconds\":|[a-z],)[0-9]+\\.[0-9]+", "$1time")
          .replaceAll("[0-9.]+ (s|ms|µs)\\b", "time");
    }
  }

  static WritingCommands preparedIn(Path inputs) throws IOException {
    Path pairs = inputs.resolve("pairs.csv");
    Path patch = inputs.resolve("patch.json");
    Outcome.of("sample", GRAPHS, "--pairs", 30, "--max-vertices", 8, "--out", pairs);
    Outcome.of("compare", SOURCE, TARGET, "--format", "json", "--out", patch).succeeded();
    List<Command> all = new ArrayList<>();
    add(all, "compare", "a.dot", "compare", SOURCE, TARGET, "--format", "dot", "--out");
    add(all, "certificate", "a.proof", "compare", SOURCE, TARGET, "--certificate");
    add(all, "pairs", "a.csv", "pairs", GRAPHS, pairs, "--out");
    add(all, "pages", "a.html", "pairs", GRAPHS, pairs, "--format", "html", "--out");
    add(all, "matrix", "a.csv", "matrix", GRAPHS, "--effort", "quick", "--out");
    add(all, "array", "a.npy", "matrix", GRAPHS, "--effort", "quick", "--out");
    add(all, "knn", "a.csv", "knn", GRAPHS, GRAPHS, "-k", 2, "--format", "csv", "--out");
    add(all, "range", "a.csv", "range", GRAPHS, SOURCE, "--within", 3, "--out");
    add(all, "join", "a.csv", "join", GRAPHS, "--within", 2, "--out");
    add(all, "cluster", "a.txt", "cluster", GRAPHS, "-k", 2, "--effort", "quick", "--out");
    add(all, "dedupe", "a.txt", "dedupe", GRAPHS, "--out");
    add(all, "index", "a.index", "index", GRAPHS, "-o");
    add(all, "apply", "a.gxl", "apply", SOURCE, patch, "--out");
    add(all, "convert", "a.txt", "convert", GRAPHS, "--to", "text");
    add(all, "folder", "a/", "convert", GRAPHS, "--to", "gxl");
    add(all, "info", "a.txt", "info", GRAPHS, "--out");
    add(all, "sample", "a.csv", "sample", GRAPHS, "--out");
    return new WritingCommands(List.copyOf(all));
  }

  private static void add(List<Command> all, String name, String out, Object... words) {
    all.add(new Command(name, List.of(words), out));
  }

  Command named(String name) {
    return all.stream().filter(command -> command.name().equals(name)).findFirst().orElseThrow();
  }
}
