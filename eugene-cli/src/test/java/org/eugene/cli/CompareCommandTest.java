package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeGraphs() throws IOException {
    file = folder.resolve("graphs.txt");
    Files.writeString(
        file,
        """
        t # path
        v 0 C
        v 1 C
        v 2 O
        e 0 1 1
        e 1 2 2

        t # shorter
        v 0 C
        v 1 N
        e 0 1 2
        """);
  }

  @Test
  void textTellsDistanceEditsAndMapping() {
    Outcome outcome =
        Outcome.of("compare", file + "#path", file + "#shorter", "--method", "m-adam").succeeded();
    assertThat(outcome.out())
        .startsWith("path → shorter\n")
        .contains("distance    at most 3")
        .contains("source      path: 3 vertices, 2 edges")
        .contains("target      shorter: 2 vertices, 1 edge")
        .contains("remove atom C0 and its bond to C1")
        .contains("change atom O2 to N")
        .contains("O2 → N1")
        .contains("C0 → ·");
    assertThat(outcome.out()).containsPattern("(?m)^  2  .*\\s1\\s+3$");
  }

  @Test
  void theCostsOfTheOperationsAddUpToTheUpperBound() throws IOException {
    JsonNode json =
        json(
            "compare", file + "#path", file + "#shorter", "--format", "json", "--costs", "paper-1");
    double sum = 0;
    for (JsonNode operation : json.get("path")) {
      sum += operation.get("cost").doubleValue();
    }
    assertThat(json.get("upper").doubleValue()).isEqualTo(sum).isPositive();
    assertThat(json.get("costs").textValue()).isEqualTo("paper-1");
    assertThat(json.get("optimal").isBoolean()).isTrue();
    assertThat(json.get("similarity").doubleValue()).isBetween(0.0, 1.0);
  }

  @Test
  void theMappingNamesEveryVertexOnce() throws IOException {
    JsonNode mapping =
        json("compare", file + "#shorter", file + "#path", "--format", "json").get("mapping");
    assertThat(mapping).hasSize(3);
    assertThat(mapping.get(0).get("source").intValue()).isZero();
    assertThat(mapping.get(2).get("source").isNull()).isTrue();
    assertThat(mapping.get(2).get("target").isInt()).isTrue();
  }

  @Test
  void wholeNumbersHaveNoPoint() {
    Outcome outcome =
        Outcome.of("compare", file + "#path", file + "#shorter", "--format", "json").succeeded();
    assertThat(outcome.out()).contains("\"upper\":3,").doesNotContain("3.0");
  }

  @Test
  void severalThreadsHaveTheAnswerOfOne() {
    Outcome one = Outcome.of("compare", file + "#path", file + "#shorter", "--format", "csv");
    Outcome two =
        Outcome.of("compare", file + "#path", file + "#shorter", "--format", "csv", "--threads", 2);
    String untimed = one.succeeded().out().replaceAll("[0-9.]+\\s*$", "");
    assertThat(two.succeeded().out()).startsWith(untimed);
    Outcome.of("compare", file + "#path", file + "#shorter", "--threads", 0)
        .failed(2, "--threads (0)", "--threads 1");
  }

  @Test
  void csvIsOneRowUnderItsHeader() {
    Outcome outcome =
        Outcome.of(
                "compare", file + "#path", file + "#path", "--format", "csv", "--method", "m-adam")
            .succeeded();
    assertThat(outcome.out().lines().toList().get(0))
        .isEqualTo("source,target,lower,upper,optimal,stop,seconds");
    assertThat(outcome.out().lines().toList().get(1))
        .matches("path,path,0,0,true,proved-optimal,[0-9.]+");
  }

  @Test
  void ignoredLabelsCostNothing() throws IOException {
    JsonNode json =
        json(
            "compare",
            file + "#path",
            file + "#shorter",
            "--format=json",
            "--vertex-labels=ignore",
            "--edge-labels=ignore");
    assertThat(json.get("upper").intValue()).isEqualTo(2);
  }

  @Test
  void paper2RanksLabelsOverTheWholeFile() throws IOException {
    // C, N and O are numbered 0, 1, 2: from O to N is one step. Without the third graph's label
    // the numbers of a pair alone would make C and O neighbours.
    Path ranked = folder.resolve("ranked.txt");
    Files.writeString(ranked, "t # c\nv 0 C\nt # o\nv 0 O\nt # n\nv 0 N\n");
    assertThat(upper(ranked, "o", "n")).isEqualTo(1);
    assertThat(upper(ranked, "o", "c")).isEqualTo(2);
  }

  @Test
  void aLabelOrderDecidesWhichLabelsAreNeighbours() throws IOException {
    Path ranked = folder.resolve("ranked.txt");
    Files.writeString(ranked, "t # c\nv 0 C\nt # o\nv 0 O\nt # n\nv 0 N\n");
    Path order = folder.resolve("order.txt");
    Files.writeString(order, "C\nO\nN\n");
    assertThat(upper(ranked, "o", "c", "--label-order", order.toString())).isEqualTo(1);
  }

  private static int upper(Path ranked, String source, String target, String... more)
      throws IOException {
    Object[] args = new Object[7 + more.length];
    Object[] fixed = {
      "compare",
      ranked + "#" + source,
      ranked + "#" + target,
      "--costs",
      "paper-2",
      "--format",
      "json"
    };
    System.arraycopy(fixed, 0, args, 0, fixed.length);
    System.arraycopy(more, 0, args, fixed.length, more.length);
    return json(args).get("upper").intValue();
  }

  @Test
  void outIsWrittenWholeAndLeavesNoPart() throws IOException {
    Path out = folder.resolve("answer.json");
    Outcome outcome =
        Outcome.of("compare", file + "#path", file + "#path", "--format=json", "--out", out)
            .succeeded();
    assertThat(outcome.out()).isEmpty();
    assertThat(new JsonMapper().readTree(out.toFile()).get("upper").intValue()).isZero();
    assertThat(folder.resolve("answer.json.part")).doesNotExist();
  }

  @Test
  void progressIsToldOnStandardError() {
    Outcome outcome =
        Outcome.of("compare", file + "#path", file + "#shorter", "--format=csv", "--progress");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("path,shorter,3,3,true,");
    assertThat(outcome.err()).containsPattern("eugene: +[0-9.]+ s  at least 3, at most 3");
  }

  @Test
  void aFileOfOneGraphNeedsNoId() throws IOException {
    Path one = folder.resolve("one.txt");
    Files.writeString(one, "t # only\nv 0 C\n");
    assertThat(Outcome.of("compare", one, one).succeeded().out()).startsWith("only → only");
  }

  private static JsonNode json(Object... args) throws IOException {
    return new JsonMapper().readTree(Outcome.of(args).succeeded().out());
  }

  @Test
  void allOptimalMappingsAreListedWithWhatTheyShare() throws IOException {
    String[] asked = {"compare", "smiles:CCO", "smiles:C", "--optima", "5"};
    assertThat(Outcome.of((Object[]) asked).succeeded().out())
        .contains("Optimal mappings\n\n  2 optimal mappings, proved: there are no others\n")
        .contains("3 of 4 edits are in every optimum:")
        .contains("Where the others differ from it:");
    JsonNode optima =
        json("compare", "smiles:CCO", "smiles:C", "--optima", "5", "--format", "json")
            .get("optima");
    assertThat(optima.get("complete").booleanValue()).isTrue();
    assertThat(optima.get("count").intValue()).isEqualTo(2);
    assertThat(optima.get("mappings").get(0).size()).isEqualTo(3);
    assertThat(optima.get("always").size()).isEqualTo(3);
    assertThat(
            Outcome.of("compare", "smiles:CCO", "smiles:C", "--optima", "5", "--format", "html")
                .succeeded()
                .out())
        .contains("<h2>Optimal mappings</h2>")
        .contains("2 optimal mappings, proved: there are no others.")
        .contains("<table id=\"always\">")
        .contains("<table id=\"optima\">");
  }

  @Test
  void optimalMappingsUpToSymmetryAreCountedInAllToo() throws IOException {
    JsonNode optima =
        json(
                "compare",
                "smiles:C1CCCC1",
                "smiles:C1CCCC1",
                "--optima",
                "5",
                "--optima-symmetry",
                "merge",
                "--format",
                "json")
            .get("optima");
    assertThat(optima.get("symmetry").textValue()).isEqualTo("merge");
    assertThat(optima.get("count").intValue()).isEqualTo(1);
    assertThat(optima.get("total").intValue()).isEqualTo(10);
    assertThat(optima.get("always").size()).isZero();
  }

  @Test
  void aListOfOptimalMappingsSaysWhyItEnds() {
    assertThat(Outcome.of("compare", "smiles:CC", "smiles:CC", "--optima", "1").succeeded().out())
        .contains("1 optimal mapping listed, and there are more: the limit ended the list");
    assertThat(
            Outcome.of("compare", "smiles:CC", "smiles:CO", "--optima", "1", "--method", "m-adam")
                .succeeded()
                .out())
        .contains("not known: the distance is not proved");
  }

  @Test
  void optimaWithoutAPlaceAreRefused() {
    assertThat(Outcome.of("compare", "smiles:C", "smiles:C", "--optima", "0").err())
        .contains("(0) must be a whole number, at least 1");
    assertThat(
            Outcome.of("compare", "smiles:C", "smiles:C", "--optima", "1", "--format", "csv").err())
        .contains("--optima has no place in this format");
    assertThat(Outcome.of("compare", "smiles:C", "smiles:C", "--optima-symmetry", "merge").err())
        .contains("say --optima 100 --optima-symmetry merge");
  }
}
