package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages, pictures and patches from the command line. */
class PicturesTest {
  private static final String MOLECULES = "../examples/molecules.smi";
  private static final String WORKFLOWS = "../examples/workflows.txt";

  @TempDir private Path folder;

  @Test
  void aPageIsOneFileThatFetchesNothing() throws IOException {
    Path page = folder.resolve("report.html");
    Outcome.of(
            "compare",
            MOLECULES + "#morphine",
            MOLECULES + "#heroin",
            "--format",
            "html",
            "--stages",
            "--out",
            page)
        .succeeded();
    String html = Files.readString(page);
    assertThat(html)
        .startsWith("<!DOCTYPE html>")
        .contains("Proved: there is no cheaper edit path")
        .contains("add atom C10 (new)")
        .contains("Half way")
        .contains(
            "This run of m-adam was made for the pictures; the answer above is that of eugene")
        .doesNotContain("http:", "https:", "src=", "@import", "url(");
    assertThat(folder.resolve("report.html.part")).doesNotExist();
  }

  @Test
  void stagesOfTheMethodItselfNeedNoSecondRun() {
    String svg =
        Outcome.of(
                "compare",
                MOLECULES + "#phenol",
                MOLECULES + "#toluene",
                "--method=m-adam",
                "--stages",
                "--format=svg")
            .succeeded()
            .out();
    assertThat(svg)
        .contains("At the start", "After the first round", "Half way", "At the end", "The mapping");
  }

  @Test
  void stagesAreRefusedWhereNothingIsDrawn() {
    Outcome.of("compare", MOLECULES + "#phenol", MOLECULES + "#toluene", "--stages")
        .failed(2, "--stages are pictures; say --format html or --format svg with it");
  }

  @Test
  void applyingThePathGivesTheTarget() throws IOException {
    Path patch = folder.resolve("patch.json");
    Outcome.of(
            "compare",
            WORKFLOWS + "#release-v1",
            WORKFLOWS + "#release-v2",
            "--format=json",
            "--out",
            patch)
        .succeeded();
    String made = Outcome.of("apply", WORKFLOWS + "#release-v1", patch).succeeded().out();
    Path wanted = folder.resolve("wanted.txt");
    Outcome.of("convert", WORKFLOWS + "#release-v2", wanted).succeeded();
    assertThat(made).isEqualTo(Files.readString(wanted));
    Path gxl = folder.resolve("made.gxl");
    Outcome.of("apply", WORKFLOWS + "#release-v1", patch, "--out", gxl).succeeded();
    assertThat(Outcome.of("compare", gxl, WORKFLOWS + "#release-v2", "--format=csv").out())
        .contains(",0,0,true,");
  }

  @Test
  void aPatchThatDoesNotFitIsRefused() throws IOException {
    Path patch = folder.resolve("patch.json");
    Outcome.of(
            "compare",
            WORKFLOWS + "#order-v1",
            WORKFLOWS + "#order-v2",
            "--format=json",
            "--out",
            patch)
        .succeeded();
    Outcome.of("apply", WORKFLOWS + "#leave-v1", patch)
        .failed(
            1, "patch.json: it was made for another graph than leave-v1", "apply it to the source");
    Outcome.of("apply", WORKFLOWS + "#order-v1", folder.resolve("none.json"))
        .failed(1, "none.json: there is no such file");
    Outcome.of("apply", WORKFLOWS + "#order-v1", patch, "--to", "smiles")
        .failed(2, "can be read but not written");
  }

  /** Whose drawings leave nothing out. */
  private Path flatMolecules() throws IOException {
    return Files.writeString(
        folder.resolve("flat.smi"), "Oc1ccccc1 phenol\nCc1ccccc1 toluene\nc1ccccc1 benzene\n");
  }

  @Test
  void manyPairsBecomeAnIndexAndItsPages() throws IOException {
    Path molecules = flatMolecules();
    Path pairs = folder.resolve("pairs.csv");
    Files.writeString(pairs, "phenol,toluene\nphenol,phenol\n");
    Path index = folder.resolve("all.html");
    Outcome.of("pairs", molecules, pairs, "--format=html", "--out", index).succeeded();
    assertThat(Files.readString(index))
        .contains(
            "./all-pairs/pair-1.html", "./all-pairs/distances.csv", "2 of 2 distances proved");
    assertThat(folder.resolve("all-pairs/pair-2.html")).exists();
    assertThat(Files.readString(folder.resolve("all-pairs/distances.csv")))
        .startsWith("source,target,lower,upper,optimal,stop,seconds\nphenol,toluene,1,1,true,");
    Outcome.of("pairs", molecules, pairs, "--format=html")
        .failed(2, "--format html writes several files; say --out");
  }

  @Test
  void pagesThatAreThereAreNotMadeAgain() throws IOException {
    Path molecules = flatMolecules();
    Path pairs = folder.resolve("pairs.csv");
    Files.writeString(pairs, "phenol,toluene\nphenol,benzene\n");
    Path index = folder.resolve("all.html");
    // A directory in the place of the table: the run fails at its end.
    Path inTheWay = folder.resolve("all-pairs/distances.csv/in the way");
    Files.createDirectories(inTheWay);
    assertThat(Outcome.of("pairs", molecules, pairs, "--format=html", "--out", index).exitCode())
        .isEqualTo(1);
    assertThat(index).doesNotExist();
    Files.delete(inTheWay);
    Files.delete(inTheWay.getParent());
    Files.writeString(folder.resolve("all-pairs/pair-1.html"), "made before");
    Outcome.of("pairs", molecules, pairs, "--format=html", "--out", index).succeeded();
    assertThat(index).exists();
    assertThat(folder.resolve("all-pairs/pair-1.html")).hasContent("made before");
  }

  @Test
  void aPipeGetsNoColours() {
    String text =
        Outcome.of("compare", WORKFLOWS + "#order-v1", WORKFLOWS + "#order-v2").succeeded().out();
    assertThat(text).doesNotContain("\u001B");
  }
}
