package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages that helped nobody, and what they say now. */
class MessagesTest {
  private static final Path MOLECULES = Path.of("..", "examples", "molecules.txt");

  @TempDir private Path folder = Path.of("");

  @Test
  void aGraphThatIsNotThereIsAnsweredWithThoseThatAre() throws IOException {
    Path pairs =
        Files.writeString(folder.resolve("pairs.csv"), "caffeine,adenin\ncaffeine,teobromine\n");
    Outcome.of("pairs", MOLECULES, pairs)
        .failed(1, "pairs.csv", "line 1", "there is no graph adenin", "adenine", "among its 60");
  }

  @Test
  void aDirectoryThatIsNotThereIsNamedWithoutUnfinishedFiles() {
    Path out = folder.resolve("none").resolve("x.npy");
    Outcome outcome = Outcome.of("matrix", MOLECULES, "--effort", "quick", "--out", out);
    outcome.failed(1, "x.npy: the directory to write it into is not there");
    assertThat(outcome.err()).doesNotContain(".part");
  }

  @Test
  void theParserKeepsItsRemarksToItself() throws IOException {
    Path patch = Files.writeString(folder.resolve("patch.json"), "{\"path\":[1,2}");
    Outcome outcome = Outcome.of("apply", "smiles:CCO", patch);
    outcome.failed(1, "this is not JSON");
    assertThat(outcome.err()).doesNotContain("REDACTED", "Source:");
    Path graph = Files.writeString(folder.resolve("graph.json"), "{\"nodes\":[{\"id\":1}}");
    Outcome other = Outcome.of("info", graph);
    other.failed(1, "this is not JSON");
    assertThat(other.err()).doesNotContain("REDACTED", "Source:");
  }

  @Test
  void aDataSetThatNobodyHasIsRefused() {
    Outcome outcome =
        Outcome.of(
            "table", "accuracy", "--only", "myset", "--data", folder, "--out", folder.resolve("t"));
    assertThat(outcome.err())
        .contains("--only myset: there is no such data set", "small-molecules");
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void everyTableThatExistsIsListed() {
    String listed = Outcome.of("table").succeeded().out();
    assertThat(listed).contains("accuracy", "engine-large", "tuning", "against", "stream");
  }
}
