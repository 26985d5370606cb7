package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluateCommandTest {
  private static final Path MOLECULES = Path.of("..", "examples", "molecules.txt");

  @TempDir private Path folder = Path.of("");

  private Path pairs(String text) throws IOException {
    return Files.writeString(folder.resolve("pairs.csv"), text);
  }

  @Test
  void distancesAreProvedOnTheWay() throws IOException {
    Path pairs = pairs("caffeine,theobromine\nphenol,toluene\nbenzene,phenol\n");
    List<String> lines =
        Outcome.of(
                "evaluate",
                MOLECULES,
                pairs,
                "--methods",
                "eugene,bipartite,eugene:quick",
                "--format",
                "csv")
            .succeeded()
            .out()
            .lines()
            .toList();
    assertThat(lines.get(0)).startsWith("method,pairs,judged,mae,right,spearman,kendall,p@10");
    assertThat(lines.get(1)).startsWith("eugene,3,3,0.000000,1.000000,");
    assertThat(lines.get(2)).startsWith("bipartite,3,3,");
    assertThat(lines.get(3)).startsWith("eugene:quick,3,3,");
  }

  @Test
  void distancesAreThoseOfAColumn() throws IOException {
    Path pairs = pairs("source,target,ged\ncaffeine,theobromine,2\nphenol,toluene,\n");
    assertThat(
            Outcome.of("evaluate", MOLECULES, pairs, "--methods", "eugene", "--truth", "ged")
                .succeeded()
                .out())
        .contains("MAE", "2 pairs, costs uniform; true distances: column ged, known for 1 of them");
    Outcome.of("evaluate", MOLECULES, pairs, "--methods", "eugene", "--truth", "distance")
        .failed(1, "there is no column distance", "source, target, ged");
  }

  @Test
  void aColumnThatCannotBeTrueIsToldOf() throws IOException {
    Path pairs = pairs("source,target,ged\ncaffeine,theobromine,1\n");
    Outcome outcome =
        Outcome.of("evaluate", MOLECULES, pairs, "--methods", "eugene", "--truth", "ged");
    assertThat(outcome.err()).contains("cannot be 1 apart", "check --costs");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void thePageHasPlotsAndSaysWhereItComesFrom() throws IOException {
    Path pairs = pairs("caffeine,theobromine\nphenol,toluene\n");
    Path page = folder.resolve("page.html");
    Outcome.of(
            "evaluate",
            MOLECULES,
            pairs,
            "--methods",
            "eugene,branch",
            "--format",
            "html",
            "--out",
            page)
        .succeeded();
    assertThat(Files.readString(page))
        .contains(
            "Error against time",
            "Error against size",
            "class=\"plot\"",
            "eugene evaluate",
            "seed 1",
            "hydrogens heavy");
  }

  @Test
  void wrongMethodsAreRefusedBeforeAnythingRuns() throws IOException {
    Path pairs = pairs("caffeine,theobromine\n");
    Outcome.of("evaluate", MOLECULES, pairs, "--methods", "eugene,nobody")
        .failed(2, "there is no method named nobody");
    Outcome.of("evaluate", MOLECULES, pairs, "--methods", "eugene:much")
        .failed(2, "there is no effort", "quick, normal, high or proof");
    Outcome.of("evaluate", MOLECULES, pairs, "--methods", "eugene", "--method", "exact")
        .failed(2, "--methods names several");
  }

  @Test
  void pagesOfCollectionsDrawWhatTheyFound() throws IOException {
    Path drugs = Path.of("..", "examples", "workflows.txt");
    Path knn = folder.resolve("knn.html");
    Outcome.of("knn", MOLECULES, "smiles:CCO", "-k", "3", "--format", "html", "--out", knn)
        .succeeded();
    assertThat(Files.readString(knn))
        .contains("ethanol", "class=\"cards\"", "removed", "eugene knn");
    Path matrix = folder.resolve("matrix.html");
    Outcome.of("matrix", drugs, "--effort", "quick", "--format", "html", "--out", matrix)
        .succeeded();
    assertThat(Files.readString(matrix)).contains("class=\"map\"", "class=\"tree\"", "Heat map");
    assertThat(folder.resolve("matrix.html.part")).doesNotExist();
    Path cluster = folder.resolve("cluster.html");
    Outcome.of(
            "cluster", drugs, "-k", "2", "--effort", "quick", "--format", "html", "--out", cluster)
        .succeeded();
    assertThat(Files.readString(cluster)).contains("medoid", "class=\"cards\"");
    assertThat(
            Outcome.of("cluster", drugs, "-k", "2", "--effort", "quick", "--format", "json")
                .succeeded()
                .out())
        .startsWith("{\"kind\":\"clusters\",\"groups\":[{\"medoid\":");
    assertThat(Outcome.of("dedupe", MOLECULES, "--format", "json").succeeded().out())
        .startsWith("{\"kind\":\"duplicates\",\"groups\":[{\"representative\":");
    Outcome.of("matrix", drugs, "--format", "html").failed(2, "--out FILE.html");
  }
}
