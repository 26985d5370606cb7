package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchCommandsTest {
  private static final int GRAPHS = 12;

  @TempDir private Path folder;
  private Path graphs;

  @BeforeEach
  void writeGraphs() throws IOException {
    Random random = new Random(11);
    StringBuilder text = new StringBuilder();
    for (int id = 0; id < GRAPHS; id++) {
      text.append("t # g").append(id).append('\n');
      int order = 2 + random.nextInt(5);
      for (int v = 0; v < order; v++) {
        text.append("v ").append(v).append(" L").append(random.nextInt(3)).append('\n');
      }
      for (int v = 1; v < order; v++) {
        text.append("e ").append(random.nextInt(v)).append(' ').append(v).append(" x\n");
      }
    }
    graphs = folder.resolve("graphs.txt");
    Files.writeString(graphs, text);
  }

  private Path index() {
    Path index = folder.resolve("graphs.index");
    Outcome.of("index", graphs, "-o", index).succeeded();
    return index;
  }

  @Test
  void theNearestGraphsComeBestFirst() {
    String csv =
        Outcome.of("knn", graphs, graphs + "#g3", "-k", 4, "--format", "csv", "--exact")
            .succeeded()
            .out();
    List<String> rows = csv.lines().toList();
    assertThat(rows.get(0)).isEqualTo("rank,id,lower,upper,optimal");
    assertThat(rows.get(1)).isEqualTo("1,g3,0,0,true");
    assertThat(rows).hasSize(5).allMatch(row -> row.equals(rows.get(0)) || row.endsWith(",true"));
    List<Double> distances =
        rows.stream().skip(1).map(row -> Double.valueOf(row.split(",")[3])).toList();
    assertThat(distances).isSorted();
  }

  @Test
  void knnAndRangeAgreeWithTheMatrix() {
    List<String> matrix =
        Outcome.of("matrix", graphs, "--exact").succeeded().out().lines().toList();
    long near =
        matrix.stream()
            .skip(1)
            .map(row -> row.split(","))
            .filter(row -> row[0].equals("g5") || row[1].equals("g5"))
            .filter(row -> Double.parseDouble(row[3]) <= 4)
            .count();
    String range =
        Outcome.of("range", graphs, graphs + "#g5", "--within", 4, "--format=csv", "--exact")
            .succeeded()
            .out();
    assertThat(range.lines().count()).isEqualTo(1 + 1 + near);
    assertThat(matrix).hasSize(1 + GRAPHS * (GRAPHS - 1) / 2);
  }

  @Test
  void severalQueriesSayWhichIsMeant() {
    String csv = Outcome.of("knn", graphs, graphs, "-k", 2, "--format", "csv").succeeded().out();
    assertThat(csv).startsWith("query,rank,id,lower,upper,optimal\ng0,1,g0,0,0,true\n");
    assertThat(csv.lines()).hasSize(1 + 2 * GRAPHS);
  }

  @Test
  void textAndJsonSayWhatIsProvedAndWhatItTook() {
    String text = Outcome.of("knn", graphs, graphs + "#g1", "-k", 2, "--exact").succeeded().out();
    assertThat(text)
        .startsWith("g1: the 2 nearest of 12 graphs\n")
        .contains("proved: the distances are exact, and no other graph is nearer")
        .contains("  12 pairs: put aside by sizes ");
    String json =
        Outcome.of("range", graphs, graphs + "#g1", "--within", 0, "--format", "json", "--exact")
            .succeeded()
            .out();
    assertThat(json)
        .startsWith("{\"query\":\"g1\",\"complete\":true,\"proved\":true,\"hits\":[{\"id\":\"g1\"")
        .contains("\"open\":[],\"work\":{\"pairs\":12,");
    assertThat(
            Outcome.of("range", graphs, graphs, "--within", 0, "--format", "json")
                .succeeded()
                .out())
        .startsWith("[\n{")
        .endsWith("}\n]\n");
  }

  @Test
  void theWorkIsToldOnStandardError() {
    Outcome outcome =
        Outcome.of("knn", graphs, graphs + "#g1", "-k", 2, "--format", "csv", "--work");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).startsWith("eugene: 12 pairs: put aside by sizes ");
  }

  @Test
  void anIndexGivesTheSameAnswersAsItsGraphs() {
    Path index = index();
    for (String costs : List.of("uniform", "paper-2", "vertex-insert=3,edge-delete=2")) {
      assertThat(answers(index, costs)).isEqualTo(answers(graphs, costs));
    }
    assertThat(Outcome.of("cluster", index, "-k", 2).succeeded().out())
        .isEqualTo(Outcome.of("cluster", graphs, "-k", 2).succeeded().out());
  }

  private static List<String> answers(Path collection, String costs) {
    return List.of(
        Outcome.of("knn", collection, collection + "#g2", "--format=csv", "--costs", costs)
            .succeeded()
            .out(),
        Outcome.of("matrix", collection, "--costs", costs).succeeded().out(),
        Outcome.of("matrix", collection, "--vertex-labels", "ignore", "--costs", costs)
            .succeeded()
            .out());
  }

  @Test
  void everyCommandReadsAnIndex() {
    Path index = index();
    assertThat(Outcome.of("convert", index, "-", "--to", "text").succeeded().out())
        .isEqualTo(Outcome.of("convert", graphs, "-", "--to", "text").succeeded().out());
    assertThat(Outcome.of("info", index).succeeded().out()).contains("12, undirected");
  }

  @Test
  void aDamagedIndexIsRefusedWithASentence() throws IOException {
    Path index = index();
    byte[] bytes = Files.readAllBytes(index);
    bytes[bytes.length / 2] ^= 4;
    Files.write(index, bytes);
    Outcome.of("knn", index, graphs + "#g0")
        .failed(1, "graphs.index: the index is damaged", "make it again with eugene index");
    bytes[0] = 'E';
    Files.write(index, bytes);
    Outcome.of("knn", index, graphs + "#g0").failed(1, "graphs.index: it is no index of Eugene");
  }

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() {
    for (List<Object> command :
        List.<List<Object>>of(
            List.of("knn", graphs, graphs, "-k", 3, "--format", "json"),
            List.of("range", graphs, graphs, "--within", 4, "--format", "csv"),
            List.of("matrix", graphs),
            List.of("cluster", graphs, "-k", 3),
            List.of("dedupe", graphs, "--within", 2))) {
      List<Object> threaded = new ArrayList<>(command);
      threaded.addAll(List.of("--threads", 3));
      assertThat(Outcome.of(threaded.toArray()).succeeded().out())
          .isEqualTo(Outcome.of(command.toArray()).succeeded().out());
    }
  }

  @Test
  void lopsidedCostsGetBothDirections() {
    List<String> rows =
        Outcome.of("matrix", graphs, "--costs", "vertex-insert=3")
            .succeeded()
            .out()
            .lines()
            .toList();
    assertThat(rows).hasSize(1 + GRAPHS * (GRAPHS - 1));
    List<String> between =
        Outcome.of("matrix", graphs, graphs, "--costs", "vertex-insert=3")
            .succeeded()
            .out()
            .lines()
            .toList();
    assertThat(between).hasSize(1 + GRAPHS * GRAPHS).containsAll(rows);
  }

  /** A run that fails at its very end, and whose part is then cut. */
  private Path brokenOff(String file, int keptBytes) throws IOException {
    Path out = folder.resolve(file);
    Files.createDirectories(out.resolve("in the way"));
    assertThat(Outcome.of("matrix", graphs, "--out", out).exitCode()).isEqualTo(1);
    Files.delete(out.resolve("in the way"));
    Files.delete(out);
    Path part = folder.resolve(file + ".part");
    Files.write(part, Arrays.copyOf(Files.readAllBytes(part), keptBytes));
    return out;
  }

  @Test
  void aMatrixThatWasBrokenOffEndsInTheSameBytes() throws IOException {
    String whole = Outcome.of("matrix", graphs).succeeded().out();
    int length = whole.getBytes(StandardCharsets.UTF_8).length;
    for (int kept : new int[] {0, 10, length / 3, length / 2, length - 1, length}) {
      Path out = brokenOff("out" + kept + ".csv", kept);
      Outcome.of("matrix", graphs, "--out", out).succeeded();
      assertThat(out).hasContent(whole);
      assertThat(folder.resolve("out" + kept + ".csv.part")).doesNotExist();
      assertThat(folder.resolve("out" + kept + ".csv.part.settings")).doesNotExist();
    }
  }

  @Test
  void aNumpyMatrixThatWasBrokenOffEndsInTheSameBytes() throws IOException {
    Path whole = folder.resolve("whole.npy");
    Outcome.of("matrix", graphs, "--out", whole).succeeded();
    Path out = brokenOff("out.npy", 300);
    Outcome.of("matrix", graphs, "--out", out).succeeded();
    assertThat(out).hasSameBinaryContentAs(whole);
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("graphs.txt", "whole.npy", "out.npy");
    }
  }

  @Test
  void aPartOfAnotherMatrixIsRefused() throws IOException {
    Path out = brokenOff("out.csv", 200);
    Outcome.of("matrix", graphs, "--out", out, "--exact")
        .failed(1, "out.csv.part", "its settings, pairs or graphs are other ones; delete it");
  }

  @Test
  void groupsAsCsvNameEveryGraph() {
    List<String> clusters =
        Outcome.of("cluster", graphs, "-k", 3, "--format", "csv")
            .succeeded()
            .out()
            .lines()
            .toList();
    assertThat(clusters.get(0)).isEqualTo("cluster,medoid,id,lower,upper,optimal");
    assertThat(clusters).hasSize(1 + GRAPHS);
    List<String> groups =
        Outcome.of("dedupe", graphs, "--within", 3, "--format", "csv")
            .succeeded()
            .out()
            .lines()
            .toList();
    assertThat(groups.get(0)).isEqualTo("group,representative,id,lower,upper,optimal");
    assertThat(groups).hasSize(1 + GRAPHS);
    assertThat(groups.get(1)).isEqualTo("1,g0,g0,0,0,true");
  }

  /** A method without proofs finds a graph at distance 0, and what it says stays true. */
  @Test
  void anyMethodSearches() {
    for (String method : List.of("ipfp", "m-adam", "branch-tight")) {
      List<String> lines =
          Outcome.of("knn", graphs, graphs + "#g0", "-k", 1, "--method", method, "--format", "csv")
              .succeeded()
              .out()
              .lines()
              .toList();
      assertThat(lines).hasSize(2);
      assertThat(lines.get(1)).startsWith("1,g0,0,0");
    }
  }

  @Test
  void misuseIsASentence() {
    Outcome.of("knn", graphs, graphs + "#g0", "-k", 0).failed(2, "-k (0) must be at least 1");
    Outcome.of("range", graphs, graphs + "#g0").failed(2, "--within");
    Outcome.of("range", graphs, graphs + "#g0", "--within", -1)
        .failed(2, "--within (-1.0) must not be negative");
    Outcome.of("knn", graphs, graphs + "#g0", "--starts", 3)
        .failed(2, "starts", "eugene methods eugene");
    Outcome.of("dedupe", graphs, "--relaxation").failed(2, "relaxation", "eugene methods eugene");
    Outcome.of("matrix", graphs, "--exact", "--method", "m-adam")
        .failed(2, "leave one of --exact and --method out");
    Outcome.of("matrix", graphs, "--format", "npy").failed(2, "say --out FILE.npy");
    Outcome.of("cluster", graphs, "-k", 13).failed(2, "-k (13) must be between 1 and");
    Outcome.of("dedupe", graphs, "--within", -2).failed(2, "must not be negative");
    Outcome.of("index", graphs).failed(2, "-o");
    Outcome.of("knn", graphs, "nowhere.txt").failed(1, "nowhere.txt: there is no such file");
  }

  @Test
  void otherMethodsMayFillAMatrix() {
    assertThat(Outcome.of("matrix", graphs, "--method", "exact").succeeded().out())
        .isEqualTo(Outcome.of("matrix", graphs, "--exact").succeeded().out());
  }
}
