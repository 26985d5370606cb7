package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program without PyTorch says so in a sentence, and everything else works. */
class WithoutLearnedMethodsTest {
  private static final String MOLECULES = "../examples/molecules.txt";

  @TempDir private Path folder = Path.of("");

  @Test
  void whoNeedsThemIsToldWhereToGetThem() throws IOException {
    Path model = Files.writeString(folder.resolve("greed.model"), "EUGM and more");
    absent("train", MOLECULES, "--model", "greed", "--out", folder.resolve("x"));
    absent("estimate", model, "smiles:CCO", "smiles:CCN");
    absent("info", model);
    absent("compare", "smiles:CCO", "smiles:CCN", "--trained", model);
    absent("knn", MOLECULES, "smiles:CCO", "--rank-by", model);
    absent("evaluate", MOLECULES, "../examples/pairs.csv", "--trained", model);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  private static void absent(Object... words) {
    Outcome.of(words).failed(1, "PyTorch", "./eugene", "add-on", "all other methods work");
  }

  @Test
  void whatIsTypedIsCheckedFirst() {
    Outcome.of("train", MOLECULES, "--model", "greed").failed(2, "the model needs a file");
    Outcome.of("train", MOLECULES, "--out", "x").failed(2, "--model");
  }

  @Test
  void aFileOfGraphsIsNoModel() {
    assertThat(Outcome.of("info", MOLECULES).succeeded().out()).contains("graphs");
  }
}
