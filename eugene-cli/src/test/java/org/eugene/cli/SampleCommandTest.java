package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleCommandTest {
  private static final String MOLECULES = "../examples/molecules.txt";

  /** A path of two, the same the other way round, one with another label, and a longer one. */
  private static final String GRAPHS =
      """
      t # one
      v 0 C
      v 1 O
      e 0 1 1
      t # copy
      v 0 O
      v 1 C
      e 0 1 1
      t # other
      v 0 C
      v 1 N
      e 0 1 1
      t # longer
      v 0 C
      v 1 C
      v 2 C
      e 0 1 1
      e 1 2 1
      """;

  @TempDir private Path folder = Path.of("");

  private Path graphs() throws IOException {
    return Files.writeString(folder.resolve("graphs.txt"), GRAPHS);
  }

  @Test
  void pairsFileIsWhatPairsReads() {
    Path pairs = folder.resolve("pairs.csv");

    Outcome.of("sample", MOLECULES, "--pairs", 5, "--max-vertices", 10, "--out", pairs);

    assertThat(pairs).content().startsWith("source,target\n").hasLineCount(6);
    assertThat(Outcome.of("pairs", MOLECULES, pairs).succeeded().out()).hasLineCount(6);
  }

  @Test
  void sameSeedSamePairsAndShorterIsTheBeginning() {
    String ten = Outcome.of("sample", MOLECULES, "--pairs", 10).out();

    assertThat(Outcome.of("sample", MOLECULES, "--pairs", 10).out()).isEqualTo(ten);
    assertThat(ten).startsWith(Outcome.of("sample", MOLECULES, "--pairs", 4).out());
    assertThat(Outcome.of("sample", MOLECULES, "--pairs", 10, "--seed", 2).out()).isNotEqualTo(ten);
  }

  @Test
  void isomorphicCopiesAreNotDrawn() throws IOException {
    Outcome all = Outcome.of("sample", graphs(), "--pairs", 100);
    Outcome distinct = Outcome.of("sample", graphs(), "--pairs", 100, "--distinct");

    assertThat(all.out()).hasLineCount(1 + 4 * 3).contains("copy");
    assertThat(distinct.out()).hasLineCount(1 + 3 * 2).doesNotContain("copy");
    assertThat(distinct.err())
        .isEqualTo(
            "eugene: 4 graphs, 4 of them within the limits, 3 different ones; 6 pairs, there are no"
                + " more\n");
  }

  @Test
  void labelsCountUnlessIgnored() throws IOException {
    assertThat(Outcome.of("sample", graphs(), "--distinct", "--vertex-labels", "ignore").out())
        .hasLineCount(1 + 2)
        .doesNotContain("copy", "other");
  }

  @Test
  void sizesAreLimited() throws IOException {
    assertThat(Outcome.of("sample", graphs(), "--max-vertices", 2).out()).doesNotContain("longer");
    Outcome.of("sample", graphs(), "--min-vertices", 3)
        .failed(1, "there are no two graphs of such sizes", "--min-vertices");
    Outcome.of("sample", graphs(), "--min-vertices", 5, "--max-vertices", 4)
        .failed(2, "--min-vertices (5)");
    Outcome.of("sample", graphs(), "--pairs", -1).failed(2, "--pairs (-1)");
  }

  @Test
  void meanSizesAreThoseAskedFor() {
    String small = Outcome.of("sample", MOLECULES, "--pairs", 200, "--mean-vertices", 8).out();

    assertThat(Outcome.of("sample", MOLECULES, "--pairs", 200, "--mean-vertices", 8).out())
        .isEqualTo(small)
        .startsWith(Outcome.of("sample", MOLECULES, "--pairs", 20, "--mean-vertices", 8).out());
    assertThat(Outcome.of("sample", MOLECULES, "--pairs", 200, "--mean-vertices", 16).out())
        .isNotEqualTo(small);
  }

  @Test
  void meanSizesThatNoGraphsHaveAreRefused() throws IOException {
    Outcome.of("sample", graphs(), "--mean-vertices", 9)
        .failed(1, "no weights of these graphs have a mean of 9.0 vertices", "--mean-vertices");
    Outcome.of("sample", graphs(), "--mean-edges", 2).failed(2, "--mean-edges needs");
    Outcome.of("sample", graphs(), "--mean-vertices", -2).failed(2, "must not be negative");
  }
}
