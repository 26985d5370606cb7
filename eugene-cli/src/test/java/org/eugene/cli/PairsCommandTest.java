package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eugene.file.Claim;
import org.eugene.file.WholeFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairsCommandTest {
  private static final String HEADER = "source,target,lower,upper,optimal,stop,seconds\n";

  @TempDir private Path folder;
  private Path graphs;
  private Path pairs;

  @BeforeEach
  void writeGraphs() throws IOException {
    Random random = new Random(7);
    StringBuilder text = new StringBuilder();
    for (int id = 0; id < 6; id++) {
      text.append("t # g").append(id).append('\n');
      int order = 2 + random.nextInt(4);
      for (int v = 0; v < order; v++) {
        text.append("v ").append(v).append(" L").append(random.nextInt(3)).append('\n');
      }
      for (int v = 1; v < order; v++) {
        text.append("e ").append(random.nextInt(v)).append(' ').append(v).append(" x\n");
      }
    }
    graphs = folder.resolve("graphs.txt");
    Files.writeString(graphs, text);
    pairs = folder.resolve("pairs.csv");
    Files.writeString(pairs, "g0,g1\ng1,g0\ng2,g3\ng4,g5\ng5,g5\n");
  }

  /** Rows without their times. */
  private static List<String> answers(String csv) {
    return csv.lines().map(row -> row.substring(0, row.lastIndexOf(','))).toList();
  }

  @Test
  void rowsComeInInputOrder() {
    Outcome outcome = Outcome.of("pairs", graphs, pairs).succeeded();
    assertThat(outcome.out()).startsWith(HEADER);
    assertThat(outcome.out().lines().skip(1).map(row -> row.substring(0, 5)))
        .containsExactly("g0,g1", "g1,g0", "g2,g3", "g4,g5", "g5,g5");
    assertThat(outcome.out()).containsPattern("(?m)^g5,g5,0,0,true,proved-optimal,[0-9.]+$");
  }

  @Test
  void anyNumberOfThreadsGivesTheSameAnswers() {
    assertThat(answers(Outcome.of("pairs", graphs, pairs, "--threads", 3).succeeded().out()))
        .isEqualTo(answers(Outcome.of("pairs", graphs, pairs).succeeded().out()));
  }

  @Test
  void headerCommentsBlanksAndFurtherColumnsAreIgnored() throws IOException {
    Path other = folder.resolve("other.txt");
    Files.writeString(other, "# drawn by lot\nfirst second\n\ng0 g1 12 x\n\"g1\",g0,7\n g2\tg3\n");
    assertThat(answers(Outcome.of("pairs", graphs, other).succeeded().out()))
        .isEqualTo(answers(Outcome.of("pairs", graphs, pairs).succeeded().out()).subList(0, 4));
  }

  @Test
  void theHeaderSaysWhichColumnsCount() throws IOException {
    Path other = folder.resolve("other.csv");
    Files.writeString(other, "bin,source,target,ged\ng5,g0,g1,3\n");
    assertThat(Outcome.of("pairs", graphs, other).succeeded().out()).contains("\ng0,g1,");
  }

  @Test
  void aCompleteFileTakesItsPlaceAtTheEnd() throws IOException {
    Path out = folder.resolve("out.csv");
    assertThat(Outcome.of("pairs", graphs, pairs, "--out", out).succeeded().out()).isEmpty();
    assertThat(answers(Files.readString(out)))
        .isEqualTo(answers(Outcome.of("pairs", graphs, pairs).succeeded().out()));
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("graphs.txt", "pairs.csv", "out.csv");
    }
  }

  /** What a crash leaves behind; made-up rows show whether they are computed again. */
  private Path brokenOff(String rows) throws IOException {
    Path out = folder.resolve("out.csv");
    // A directory in the place of the result: the run fails at its very end.
    Files.createDirectories(out.resolve("in the way"));
    assertThat(Outcome.of("pairs", graphs, pairs, "--out", out).exitCode()).isEqualTo(1);
    Files.delete(out.resolve("in the way"));
    Files.delete(out);
    Files.writeString(folder.resolve("out.csv.part"), HEADER + rows);
    return out;
  }

  @Test
  void aBrokenOffRunGoesOnWhereItStopped() throws IOException {
    Path out = brokenOff("g0,g1,0,77,false,converged,0.5\ng1,g0,0,78,false,converged,0.5\ng2,g");
    Outcome.of("pairs", graphs, pairs, "--out", out).succeeded();
    List<String> rows = Files.readString(out).lines().toList();
    assertThat(rows).hasSize(6);
    assertThat(rows.get(1)).isEqualTo("g0,g1,0,77,false,converged,0.5");
    assertThat(rows.get(2)).isEqualTo("g1,g0,0,78,false,converged,0.5");
    assertThat(rows.get(3)).startsWith("g2,g3,");
    assertThat(folder.resolve("out.csv.part")).doesNotExist();
    assertThat(folder.resolve("out.csv.part.settings")).doesNotExist();
  }

  @Test
  void aPartOfOtherPairsIsRefused() throws IOException {
    Path out = brokenOff("g0,g1,0,77,false,converged,0.5\n");
    Files.writeString(pairs, "g0,g2\n");
    Outcome.of("pairs", graphs, pairs, "--out", out)
        .failed(1, "out.csv.part", "its settings, pairs or graphs are other ones; delete it");
    assertThat(folder.resolve("out.csv.part"))
        .hasContent(HEADER + "g0,g1,0,77,false,converged,0.5");
  }

  /** What a disk or a crash makes of a second row; the first one is good. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "g1,g0,NaN,-77,maybe,converged,0.5\n",
        "g1,g0,0,7\0,false,converged,0.5\n",
        "\0\0\0\0\0\0\0\0\n",
        "g1,g2,0,78,false,converged,0.5\n",
        "g2,g3,0,78,false,converged,0.5\n",
        "g1,g0,79,78,false,converged,0.5\n",
        "g1,g0,0,78,true,converged,0.5\n",
        "g1,g0,78,78,false,converged,0.5\n",
        "g1,g0,0,78,false,proved-optimal,0.5\n",
        "g1,g0,0,78,false,bored,0.5\n",
        "g1,g0,0,78,false,converged\n",
        "g1,g0,0,78,false,converged,0.5,1\n",
        "g1,g0,0,1e9,false,converged,0.5\n",
        "g1,g0,0,078,false,converged,0.5\n",
        "g1,g0,-0,78,false,converged,0.5\n",
        "g1,g0,0,78,false,converged,-0.5\n",
        "g1,g0,0,\u0667\u0668,false,converged,0.5\n",
        "\n",
        "g1,g0,0,78,false,converged,0.5\r\n",
        "g1,g0,0,78,false,converged,0.5"
      })
  void rowsBehindTheLastGoodOneAreMadeAgain(String damaged) throws IOException {
    List<String> whole = answers(Outcome.of("pairs", graphs, pairs).succeeded().out());
    Path out =
        brokenOff("g0,g1,0,77,false,converged,0.5\n" + damaged + "g2,g3,0,79,false,converged,1\n");
    Outcome.of("pairs", graphs, pairs, "--out", out).succeeded();
    List<String> rows = answers(Files.readString(out));
    assertThat(rows.get(1)).isEqualTo("g0,g1,0,77,false,converged");
    assertThat(rows.subList(2, 6)).isEqualTo(whole.subList(2, 6));
    assertThat(rows).hasSize(6);
  }

  @Test
  void aPartWithoutItsHeaderBeginsAgain() throws IOException {
    Path out = brokenOff("");
    Files.writeString(folder.resolve("out.csv.part"), "\0\0\0g0,g1,0,77,false,converged,0.5\n");
    Outcome.of("pairs", graphs, pairs, "--out", out).succeeded();
    assertThat(answers(Files.readString(out)))
        .isEqualTo(answers(Outcome.of("pairs", graphs, pairs).succeeded().out()));
  }

  @Test
  void rowsBehindTheLastPairAreCutOff() throws IOException {
    Files.writeString(pairs, "g0,g1\n");
    Path out = brokenOff("g0,g1,0,77,false,converged,0.5\ng0,g1,0,77,false,converged,0.5\n");
    Outcome.of("pairs", graphs, pairs, "--out", out).succeeded();
    assertThat(out).hasContent(HEADER + "g0,g1,0,77,false,converged,0.5");
  }

  @Test
  void idsOfSeveralLinesGoOnToo() throws IOException {
    Files.writeString(graphs, "t # \"a\\nb\"\nv 0 C\nt # \"c\\rd\"\nv 0 N\n");
    Path out = folder.resolve("out.npy");
    Files.createDirectories(out.resolve("in the way"));
    assertThat(Outcome.of("matrix", graphs, "--out", out).exitCode()).isEqualTo(1);
    Files.delete(out.resolve("in the way"));
    Files.delete(out);
    Outcome.of("matrix", graphs, "--out", out).succeeded();
    Path whole = folder.resolve("whole.npy");
    Outcome.of("matrix", graphs, "--out", whole).succeeded();
    assertThat(out).hasSameBinaryContentAs(whole);
  }

  @Test
  void aSecondRunWithTheSameFileIsRefusedUntilTheFirstEnds() throws IOException {
    Path out = brokenOff("g0,g1,0,77,false,converged,0.5\n");
    try (Claim first = Claim.of(WholeFile.part(out))) {
      Outcome.of("pairs", graphs, pairs, "--out", out)
          .failed(1, "out.csv.part: another run is writing it; wait for its end");
      Outcome.of("compare", graphs + "#g0", graphs + "#g1", "--out", out)
          .failed(1, "out.csv.part: another run is writing it; wait for its end");
      assertThat(first.channel().size()).isPositive();
    }
    Outcome.of("pairs", graphs, pairs, "--out", out).succeeded();
  }

  /** A row whose page is gone is no good row. */
  @Test
  void pagesThatAreMissingAreMadeAgain() throws IOException {
    Path out = folder.resolve("report.html");
    Path pages = folder.resolve("report-pairs");
    Files.createDirectories(pages.resolve("pair-4.html"));
    Outcome.of("pairs", graphs, pairs, "--format", "html", "--out", out)
        .failed(1, "pair-4.html: it is a directory and not replaced");
    Files.delete(pages.resolve("pair-4.html"));
    Files.delete(pages.resolve("pair-2.html"));
    Outcome.of("pairs", graphs, pairs, "--format", "html", "--out", out).succeeded();
    try (var files = Files.list(pages)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "pair-1.html",
              "pair-2.html",
              "pair-3.html",
              "pair-4.html",
              "pair-5.html",
              "distances.csv");
    }
  }

  @Test
  void aPartOfOtherSettingsIsRefused() throws IOException {
    Path out = brokenOff("g0,g1,0,77,false,converged,0.5\n");
    Outcome.of("pairs", graphs, pairs, "--out", out, "--costs", "paper-1")
        .failed(1, "out.csv.part", "its settings, pairs or graphs are other ones; delete it");
  }

  @Test
  void aPartOfOtherGraphsIsRefused() throws IOException {
    Path out = brokenOff("g0,g1,0,77,false,converged,0.5\n");
    String text = Files.readString(graphs);
    int label = text.lastIndexOf('L');
    Files.writeString(graphs, text.substring(0, label) + "M" + text.substring(label + 1));
    Outcome.of("pairs", graphs, pairs, "--out", out)
        .failed(1, "out.csv.part", "its settings, pairs or graphs are other ones; delete it");
    Files.writeString(graphs, text);
    Outcome.of("pairs", graphs, pairs, "--out", out).succeeded();
  }

  /** "Aa" and "BB" are alike to hash codes. */
  @Test
  void aPartOfAnotherLabelOrderIsRefused() throws IOException {
    Path order = Files.writeString(folder.resolve("order.txt"), "L0\nL1\nL2\nAa\n");
    Path out = folder.resolve("out.csv");
    Object[] command = {
      "pairs", graphs, pairs, "--costs", "paper-2", "--label-order", order, "--out", out
    };
    Files.createDirectories(out.resolve("in the way"));
    assertThat(Outcome.of(command).exitCode()).isEqualTo(1);
    Files.delete(out.resolve("in the way"));
    Files.delete(out);
    Files.writeString(order, "L0\nL1\nL2\nBB\n");
    Outcome.of(command).failed(1, "out.csv.part", "its settings, pairs or graphs are other ones");
    Files.writeString(order, "L0\nL1\nL2\nAa\n");
    Outcome.of(command).succeeded();
  }
}
