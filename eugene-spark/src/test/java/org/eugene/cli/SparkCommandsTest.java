package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line on Spark inside this program. */
class SparkCommandsTest {
  private static final String MOLECULES = "../examples/molecules.txt";

  @TempDir private Path folder = Path.of("");

  /** What a command did. */
  private record Done(int exitCode, String out, String err) {}

  private static Done run(Object... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] texts = new String[words.length];
    for (int at = 0; at < words.length; at++) {
      texts[at] = words[at].toString();
    }
    int exitCode =
        Main.commandLine(new PrintWriter(out, true), new PrintWriter(err, true)).execute(texts);
    return new Done(exitCode, out.toString(), err.toString());
  }

  private static void sameAsHere(Object... words) {
    Done here = run(words);
    List<Object> spread = new ArrayList<>(List.of(words));
    spread.add(1, "--spark");
    Done there = run(spread.toArray());
    assertThat(there).isEqualTo(here);
    assertThat(there.exitCode).isZero();
  }

  @Test
  void answersHaveTheSameBytes() {
    sameAsHere("knn", MOLECULES, MOLECULES + "#caffeine", "-k", 5, "--format", "csv");
    sameAsHere("range", MOLECULES, MOLECULES, "--within", 2, "--format", "csv");
    sameAsHere("matrix", "../examples/workflows.txt", "--exact");
    sameAsHere("join", MOLECULES, "--within", 2);
  }

  @Test
  void lopsidedCostsOfAFileAreSentAlong() throws Exception {
    Path costs =
        Files.writeString(
            folder.resolve("costs.json"),
            "{\"vertices\":{\"insert\":{\"C\":2,\"*\":3},\"delete\":{\"*\":1},"
                + "\"substitute\":{\"C\":{\"N\":0.5,\"*\":1},\"*\":{\"*\":2}}}}");
    String ethanol = MOLECULES + "#ethanol";
    sameAsHere("range", MOLECULES, ethanol, "--within", 6, "--costs", costs, "--format", "csv");
  }

  @Test
  void parquetComesOutAndGoesIn() throws Exception {
    Path answers = folder.resolve("answers.parquet");
    Done done =
        run("knn", MOLECULES, "smiles:CCO", "--format", "parquet", "--out", answers, "--spark");
    assertThat(done).isEqualTo(new Done(0, "", ""));
    assertThat(answers.resolve("_SUCCESS")).exists();
    Done again =
        run("knn", MOLECULES, "smiles:CCO", "--format", "parquet", "--out", answers, "--spark");
    assertThat(again.exitCode).isEqualTo(1);
    assertThat(again.err.lines()).hasSize(1);
    assertThat(again.err).startsWith("eugene: " + answers);
  }

  @Test
  void mistakesAreSentences() throws Exception {
    Done nothing = run("knn", folder.resolve("none.parquet"), "smiles:CCO", "--spark");
    assertThat(nothing.exitCode).isEqualTo(1);
    assertThat(nothing.err).contains("none.parquet").doesNotContain("\tat ");
    assertThat(nothing.err.lines()).hasSize(1);
    Done alone = run("knn", MOLECULES, "smiles:CCO", "--format", "parquet");
    assertThat(alone.exitCode).isEqualTo(2);
    assertThat(alone.err).contains("--spark");
    Done nowhere = run("knn", MOLECULES, "smiles:CCO", "--format", "parquet", "--spark");
    assertThat(nowhere.exitCode).isEqualTo(2);
    assertThat(nowhere.err).contains("--out");
    Path broken = Files.writeString(folder.resolve("broken.parquet"), "no");
    assertThat(run("range", broken, "smiles:CCO", "--within", 1, "--spark").err)
        .contains("broken.parquet")
        .doesNotContain("\tat ");
  }
}
