package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eugene.cli.output.StandardOutput;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * Output that does not arrive is a failure, whatever was printed; a reader who leaves is not told.
 */
class StandardOutputTest {
  private static final String COMPLAINT = "eugene: standard output cannot be written";
  private static final Path FULL = Path.of("/dev/full");
  private static final String GRAPHS = "../examples/molecules.txt";
  private static final String SOURCE = GRAPHS + "#ethanol";
  private static final String TARGET = GRAPHS + "#glycine";

  @TempDir private static Path folder;
  private static Path pairs;
  private static Path patch;
  private static Path certificate;
  private static Path few;

  @BeforeAll
  static void prepare() throws IOException {
    pairs = Files.writeString(folder.resolve("pairs.csv"), "ethanol,glycine\n");
    patch = folder.resolve("patch.json");
    certificate = folder.resolve("proof.txt");
    few = folder.resolve("few.txt");
    Files.writeString(few, "t # a\nv 0 C\nt # b\nv 0 N\n");
    Outcome.of(
            "compare",
            SOURCE,
            TARGET,
            "--format",
            "json",
            "--out",
            patch,
            "--certificate",
            certificate)
        .succeeded();
  }

  /** Every command that prints, in every format that it prints. */
  private static List<List<Object>> printing() {
    List<List<Object>> all = new ArrayList<>();
    for (String format : List.of("text", "json", "jsonl", "csv", "html", "svg", "dot")) {
      all.add(List.of("compare", SOURCE, TARGET, "--format", format));
    }
    for (String format : List.of("text", "csv", "json", "html")) {
      all.add(List.of("knn", GRAPHS, SOURCE, "-k", 2, "--format", format));
      all.add(List.of("range", GRAPHS, SOURCE, "--within", 2, "--format", format));
    }
    for (String format : List.of("text", "csv", "json", "html")) {
      all.add(List.of("cluster", few, "-k", 1, "--format", format));
      all.add(List.of("dedupe", few, "--format", format));
    }
    all.add(List.of("diff", SOURCE, TARGET));
    all.add(List.of("diff", SOURCE, TARGET, "--format", "jsonl"));
    all.add(List.of("pairs", GRAPHS, pairs));
    all.add(List.of("pairs", GRAPHS, pairs, "--format", "jsonl"));
    all.add(List.of("evaluate", GRAPHS, pairs, "--methods", "branch"));
    all.add(List.of("completion", "bash"));
    all.add(List.of("man", "compare"));
    all.add(List.of("help"));
    all.add(List.of("matrix", few));
    all.add(List.of("join", few, "--within", 2));
    all.add(List.of("info", GRAPHS));
    all.add(List.of("info", GRAPHS, "--format", "json"));
    all.add(List.of("sample", GRAPHS, "--pairs", 3));
    all.add(List.of("convert", GRAPHS, "-", "--to", "gxl"));
    all.add(List.of("apply", SOURCE, patch));
    all.add(List.of("check", certificate));
    all.add(List.of("methods"));
    all.add(List.of("methods", "eugene"));
    all.add(List.of("costs"));
    all.add(List.of("table"));
    all.add(List.of("serve", "--port", 0));
    all.add(List.of("--help"));
    all.add(List.of("--version"));
    all.add(List.of("compare", "--help"));
    all.add(List.of("table", "--help"));
    // Without learned methods these have nothing else to print.
    all.add(List.of("train", "--help"));
    all.add(List.of("estimate", "--help"));
    return all;
  }

  @Test
  void everyCommandIsTried() {
    PrintWriter nobody = new PrintWriter(Writer.nullWriter());
    CommandLine commands = Main.commandLine(nobody, nobody);
    List<String> tried = printing().stream().map(words -> words.get(0).toString()).toList();
    for (String command : commands.getSubcommands().keySet()) {
      // The first prints nothing, the second what it is asked, see StreamCommandTest.
      if (!List.of("index", "stream").contains(command)) {
        assertThat(tried).contains(command);
      }
    }
  }

  /** For diff, 1 has another meaning. */
  private static int failed(List<Object> words) {
    return words.get(0).equals("diff") ? 3 : 1;
  }

  /** Runs a command whose output goes nowhere; its talk. */
  private static String lost(String reason, List<Object> words) {
    OutputStream nowhere =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(reason);
          }
        };
    StringWriter err = new StringWriter();
    String[] args = words.stream().map(Object::toString).toArray(String[]::new);
    int exitCode = Main.run(StandardOutput.to(nowhere), new PrintWriter(err, true), args);
    assertThat(exitCode).isEqualTo(failed(words));
    assertThat(err.toString()).doesNotContain("\tat ", "Exception", "should not have happened");
    return err.toString();
  }

  @TestFactory
  Stream<DynamicTest> aFullDiskFails() {
    return printing().stream()
        .map(
            words ->
                DynamicTest.dynamicTest(
                    words.toString(),
                    () ->
                        assertThat(lost("No space left on device", words).lines())
                            .last()
                            .asString()
                            .startsWith(COMPLAINT + " (No space left on device); ")));
  }

  @TestFactory
  Stream<DynamicTest> aReaderWhoLeavesIsNotTold() {
    return printing().stream()
        .map(
            words ->
                DynamicTest.dynamicTest(
                    words.toString(),
                    () -> assertThat(lost("Broken pipe", words)).doesNotContain(COMPLAINT)));
  }

  private static void aRealFullDiskFails(List<Object> words)
      throws IOException, InterruptedException {
    Child child = Child.inShell("\"$@\" > /dev/full", words.toArray());
    assertThat(child.exitCode()).as("%s", words).isEqualTo(failed(words));
    assertThat(child.err().lines()).last().asString().startsWith(COMPLAINT);
    assertThat(child.err()).doesNotContain("\tat ");
  }

  private static void aRealClosedPipeIsQuiet(List<Object> words)
      throws IOException, InterruptedException {
    Child child = Child.inShell("\"$@\" | true; exit ${PIPESTATUS[0]}", words.toArray());
    assertThat(child.exitCode()).as("%s", words).isEqualTo(failed(words));
    assertThat(child.err()).doesNotContain(COMPLAINT, "\tat ", "ipe");
  }

  @Test
  void soItIsWithRealProcesses() throws IOException, InterruptedException {
    assumeThat(FULL).exists();
    aRealFullDiskFails(List.of("costs"));
    aRealClosedPipeIsQuiet(List.of("--help"));
  }

  @Test
  @Tag("slow")
  void soItIsWithRealProcessesOfEveryCommand() throws IOException, InterruptedException {
    assumeThat(FULL).exists();
    for (List<Object> words : printing()) {
      aRealFullDiskFails(words);
      aRealClosedPipeIsQuiet(words);
    }
  }

  @Test
  void whatArrivesIsNoFailure() throws IOException, InterruptedException {
    Child child = Child.inShell("\"$@\" | cat; exit ${PIPESTATUS[0]}", "costs");
    assertThat(child.exitCode()).isZero();
    assertThat(child.out()).contains("uniform");
  }
}
