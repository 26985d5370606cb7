package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is lost at the end of a command, and nothing reaches where it was not sent. */
class SafeFilesTest {
  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  @TempDir private Path folder;
  private Path graphs;

  @BeforeEach
  void writeGraphs() throws IOException {
    graphs = file("graphs.txt", "t # a\nv 0 C\nv 1 C\ne 0 1 1\nt # b\nv 0 N\n");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private List<String> names(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void twoGraphsOfOneNameAreNotOneFile() throws IOException {
    String graph = "{\"graph\":{\"name\":\"x\"},\"nodes\":[{\"id\":0}],\"links\":[]}";
    Path two = file("two.json", "[" + graph + "," + graph + "]");
    Path out = folder.resolve("out");
    Outcome.of("convert", two, out + "/", "--to", "gxl")
        .failed(FAILED, "two graphs are called x; rename one");
    assertThat(out).doesNotExist();
  }

  @Test
  void aDirectoryIsNotReplaced() throws IOException {
    Path out = Files.createDirectory(folder.resolve("out"));
    for (Object[] words :
        new Object[][] {
          {"compare", graphs + "#a", graphs + "#b", "--out", out},
          {"knn", graphs, graphs + "#a", "--out", out},
          {"matrix", graphs, "--out", out},
          {"index", graphs, "-o", out},
          {"compare", graphs + "#a", graphs + "#b", "--format", "csv", "--certificate", out}
        }) {
      Outcome outcome = Outcome.of(words);
      assertThat(outcome.err()).contains("out: it is a directory and not replaced; name a file");
      assertThat(outcome.exitCode()).isEqualTo(FAILED);
      assertThat(out).isEmptyDirectory();
    }
  }

  @Test
  void aDeviceIsNotReplaced() {
    Path device = Path.of("/dev/null");
    assumeThat(device).exists();
    Outcome.of("info", graphs, "--out", device).failed(FAILED, "/dev/null: it is a device");
  }

  @Test
  void graphsWithoutVerticesHaveAnInfo() throws IOException {
    Path empty = file("empty.txt", "t # a\nt # b\n");
    assertThat(Outcome.of("info", empty).succeeded().out()).contains("degree    0 to 0");
    assertThat(Outcome.of("info", empty, "--format", "json").succeeded().out())
        .contains("\"graphs\":2");
  }

  @Test
  void costsMayNotBeNestedDeeply() throws IOException {
    for (int depth : new int[] {10, 900, 100_000}) {
      Path costs =
          file("deep.json", "{\"vertex-insert\":" + "[".repeat(depth) + "]".repeat(depth) + "}");
      Outcome outcome = Outcome.of("compare", graphs + "#a", graphs + "#b", "--costs", costs);
      outcome.failed(FAILED, "deep.json");
      assertThat(outcome.err()).hasSizeLessThan(500);
    }
  }

  @Test
  void patchesMayNotBeNestedDeeply() throws IOException {
    Path patch = file("deep.json", "[".repeat(100_000));
    Outcome.of("apply", graphs + "#a", patch).failed(FAILED, "deep.json");
  }

  @Test
  void nativeSolversSayWhereTheyCannotBeUnpacked() throws IOException, InterruptedException {
    Child child =
        Child.of(
            List.of("-Djava.io.tmpdir=" + folder.resolve("nowhere")),
            "compare",
            graphs + "#a",
            graphs + "#b",
            "--method",
            "f2");
    assertThat(child.exitCode()).isEqualTo(FAILED);
    assertThat(child.err().lines()).hasSize(1);
    assertThat(child.err())
        .contains("nowhere; unpack the add-on", "or take another method")
        .doesNotContain("\tat ");
  }

  /** graph6 has no place for labels: the writer finds that out half way. */
  @Test
  void noHalfFileIsLeftByWhatCannotBeWritten() throws IOException {
    Path patch = folder.resolve("patch.json");
    Outcome.of("compare", graphs + "#b", graphs + "#a", "--format", "json", "--out", patch)
        .succeeded();
    Path mixed = file("mixed.txt", "t # a\nv 0 \"\"\nt # b\nv 0 N\na 0 0 x\n");
    List<String> before = names(folder);
    Outcome.of("convert", mixed, folder.resolve("out.g6")).exitsWith(FAILED);
    Outcome.of("convert", mixed, folder.resolve("out") + "/", "--to", "graph6").exitsWith(FAILED);
    Outcome.of("apply", mixed + "#b", patch, "--out", folder.resolve("out.g6")).exitsWith(FAILED);
    assertThat(names(folder)).isEqualTo(before);
  }

  @Test
  void aDirectoryThatIsThereKeepsItsFiles() throws IOException {
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.writeString(out.resolve("mine.txt"), "mine");
    Files.writeString(out.resolve("a.gxl"), "old");
    Outcome.of("convert", graphs, out, "--to", "gxl").succeeded();
    assertThat(names(out)).containsExactly("a.gxl", "b.gxl", "mine.txt");
    assertThat(out.resolve("a.gxl")).content().contains("<gxl");
  }

  @Test
  void linksThatLeadOutAreNotFollowed() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Files.writeString(inside.resolve("a.txt"), "t # a\nv 0 C\n");
    Files.createSymbolicLink(inside.resolve("b.txt"), inside.resolve("a.txt"));
    Outcome.of("info", inside).succeeded();
    Files.createSymbolicLink(inside.resolve("c.txt"), graphs);
    Outcome.of("info", inside)
        .failed(FAILED, "c.txt: it is a link that leads out of its directory and is not followed");
    // Whoever names the link means it.
    Outcome.of("info", inside.resolve("c.txt")).succeeded();
  }

  @Test
  void argumentsDoNotComeFromFiles() throws IOException {
    Path secret = file("secret", "info\n--nonsense-from-the-file\n");
    Outcome.of("@" + secret).failed(MISUSED, "@" + secret);
    assertThat(Outcome.of("@" + secret).err()).doesNotContain("nonsense");
    assertThat(Outcome.of("table", "@" + secret).err()).doesNotContain("nonsense");
  }

  @Test
  void aPatchIsForTheSourceThatItWasMadeFor() throws IOException {
    Path patch = folder.resolve("patch.json");
    Path alike = file("alike.txt", "t # a\nv 0 C\nv 1 C\ne 0 1 2\n");
    Path target = file("target.txt", "t # c\nv 0 C\nv 1 C\ne 0 1 1\nv 2 N\n");
    Outcome.of("compare", graphs + "#a", target, "--format", "json", "--out", patch).succeeded();
    Outcome.of("apply", graphs + "#a", patch).succeeded();
    // Its edits fit this one as well, but lead elsewhere.
    Outcome.of("apply", alike, patch)
        .failed(FAILED, "patch.json: it was made for another graph than a", "read with the same");
    Path old =
        file(
            "old.json",
            Files.readString(patch).replaceFirst("\"sourceDigest\":\"[0-9a-f]+\",", ""));
    Outcome applied = Outcome.of("apply", alike, old);
    assertThat(applied.exitCode()).isZero();
    assertThat(applied.err()).contains("old.json: it does not say for which graph it was made");
  }

  @Test
  void idsThatSpreadsheetsWouldRunAreDefusedOnRequest() throws IOException {
    Path nasty =
        file("nasty.txt", "t # =1+2\nv 0 C\nt # @SUM\nv 0 N\nt # -x\nv 0 O\nt # \"+y,z\"\nv 0 O\n");
    Path pairs = file("pairs.csv", "=1+2,@SUM\n-x,=1+2\n");
    assertThat(Outcome.of("pairs", nasty, pairs).succeeded().out()).contains("\n=1+2,@SUM,");
    assertThat(Outcome.of("pairs", nasty, pairs, "--defuse").succeeded().out())
        .contains("\n'=1+2,'@SUM,", "\n'-x,'=1+2,");
    assertThat(Outcome.of("matrix", nasty, "--defuse").succeeded().out())
        .contains("\n'-x,\"'+y,z\",");
    assertThat(
            Outcome.of("knn", nasty, nasty, "-k", 1, "--format", "csv", "--defuse")
                .succeeded()
                .out())
        .contains("\n'@SUM,1,'@SUM,");
    assertThat(
            Outcome.of("cluster", nasty, "-k", 1, "--format", "csv", "--defuse").succeeded().out())
        .contains(",'@SUM,");
    assertThat(
            Outcome.of("compare", nasty + "#=1+2", nasty + "#@SUM", "--format", "csv", "--defuse")
                .succeeded()
                .out())
        .contains("\n'=1+2,'@SUM,");
    Path out = folder.resolve("report.html");
    Outcome.of("pairs", nasty, pairs, "--format", "html", "--out", out, "--defuse").succeeded();
    assertThat(folder.resolve("report-pairs/distances.csv")).content().contains("'=1+2,'@SUM");
    assertThat(out).content().contains("=1+2").doesNotContain("'=1+2");
  }
}
