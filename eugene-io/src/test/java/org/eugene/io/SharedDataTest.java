package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;
import org.eugene.madam.MAdam;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real files, found through {@code -Deugene.data=} and skipped where they are absent: they are not
 * part of the repository.
 */
class SharedDataTest {
  private static final Path DATA =
      Path.of(System.getProperty("eugene.data", Path.of("..", "..", "shared", "data").toString()));

  @BeforeEach
  void needData() {
    assumeTrue(Files.isDirectory(DATA), "no data in " + DATA.toAbsolutePath() + "; -Deugene.data=");
  }

  private static int count(String text, String regex) {
    Matcher matcher = Pattern.compile(regex).matcher(text);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(strings = {"aids-21-30", "mutagenicity-21-30"})
  void gxlFilesHaveTheCountsOfAPlainSearch(String bin) throws IOException {
    GraphFiles files = new GraphFiles();
    List<Graph> graphs = files.all(DATA.resolve("gxl").resolve(bin).toString());
    assertThat(graphs).hasSize(10);
    for (Graph graph : graphs) {
      String text = Files.readString(DATA.resolve("gxl").resolve(bin).resolve(graph.id() + ".gxl"));
      assertThat(graph.order()).as(graph.id()).isEqualTo(count(text, "<node\\b"));
      assertThat(graph.size()).as(graph.id()).isEqualTo(count(text, "<edge\\b"));
      Map<String, Integer> expected = new HashMap<>();
      Matcher valence = Pattern.compile("<attr name=\"valence\"><int>([^<]*)</int>").matcher(text);
      while (valence.find()) {
        expected.merge(valence.group(1), 1, Integer::sum);
      }
      Map<String, Integer> read = new HashMap<>();
      for (int e = 0; e < graph.size(); e++) {
        read.merge(graph.labelOfEdge(e).name(), 1, Integer::sum);
      }
      assertThat(read).as(graph.id()).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"aids-21-30,chem2-aids-21-30.csv", "mutagenicity-21-30,chem2-mutagenicity-21-30.csv"})
  void noMappingIsCheaperThanTheKnownOptimum(String bin, String truth) throws IOException {
    Map<String, Graph> graphs = new HashMap<>();
    for (Graph graph : new GraphFiles().all(DATA.resolve("gxl").resolve(bin).toString())) {
      graphs.put(graph.id(), graph);
    }
    EditCosts costs = NamedCosts.GEDLIB_CHEM_2.costs();
    List<String> rows = Files.readAllLines(DATA.resolve("truth").resolve(truth));
    Random random = new Random(5);
    int pairs = 0;
    for (String row : rows.subList(1, rows.size())) {
      String[] fields = row.split(",");
      GedProblem problem =
          GedProblem.of(new GraphPair(graphs.get(fields[1]), graphs.get(fields[2])), costs);
      double optimum = Double.parseDouble(fields[3]);
      double best = Double.POSITIVE_INFINITY;
      for (int at = 0; at < 100; at++) {
        best = Math.min(best, problem.cost(randomMapping(problem, random)));
      }
      if (pairs++ % 9 == 0) {
        best =
            Math.min(best, new MAdam().solve(problem, Budget.of(Duration.ofMillis(300))).upper());
      }
      assertThat(best)
          .as(row)
          .isGreaterThanOrEqualTo(optimum - 1e-9)
          .isLessThan(optimum * 20 + 100);
    }
    assertThat(pairs).isEqualTo(45);
  }

  private static VertexMapping randomMapping(GedProblem problem, Random random) {
    List<Integer> places = new ArrayList<>();
    for (int k = 0; k < problem.paddedOrder(); k++) {
      places.add(k);
    }
    Collections.shuffle(places, random);
    int[] image = new int[problem.sourceOrder()];
    for (int i = 0; i < image.length; i++) {
      image[i] = places.get(i);
    }
    return VertexMapping.of(image, problem.targetOrder());
  }

  @Test
  void aLargeFileComesBack() throws IOException {
    Path file = DATA.resolve("graphs").resolve("molhiv.txt");
    List<Graph> graphs = new GraphFiles().all(file.toString());
    assertThat(graphs).hasSize(6000);
    StringBuilder text = new StringBuilder();
    GraphFormats.named("text").writer().orElseThrow().write(graphs, text);
    List<Graph> again =
        GraphFormats.named("text")
            .reader()
            .read(
                GraphInput.ofText("again", text.toString(), ReadOptions.defaults()),
                new LabelDictionary());
    assertThat(again).isEqualTo(graphs);
  }
}
