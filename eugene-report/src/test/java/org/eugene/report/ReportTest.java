package org.eugene.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.eugene.Comparison;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;
import org.eugene.report.csv.CsvReport;
import org.eugene.report.json.JsonReport;
import org.eugene.report.text.TextReport;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stats;
import org.eugene.solver.Stop;
import org.junit.jupiter.api.Test;

/** A mapping chosen by hand, with every kind of edit in its path. */
class ReportTest {
  private static final Stats STATS = new Stats(1, Duration.ofMillis(1500), Duration.ofMillis(1500));

  private final LabelDictionary labels = new LabelDictionary();
  private final Graph source =
      graph("before", new String[] {"A", "B", "C"}, new int[][] {{0, 1}, {1, 2}}, "x", "y");
  private final Graph target =
      graph("after", new String[] {"A", "D", "E"}, new int[][] {{0, 1}, {1, 2}}, "z", "x");

  private Graph graph(String id, String[] names, int[][] edges, String... edgeNames) {
    var builder = Graph.undirected(id, labels);
    for (String name : names) {
      builder.addVertex(
          name.equals("D") ? Label.of("D", Map.of("x", 0.5, "n", 3L)) : Label.of(name));
    }
    for (int e = 0; e < edges.length; e++) {
      builder.addEdge(edges[e][0], edges[e][1], Label.of(edgeNames[e]));
    }
    return builder.build();
  }

  private Report report() {
    ConstantCosts costs = new ConstantCosts(3, 2, 0.5, 1.25, 1, 0.75);
    GedProblem problem = GedProblem.of(new GraphPair(source, target), costs);
    VertexMapping mapping = VertexMapping.of(new int[] {0, 1, VertexMapping.DELETED}, 3);
    GedResult result = result(problem, mapping);
    EditPath path = EditPath.of(problem, mapping);
    return new Report(new Comparison(problem, result, Optional.of(path)), "mine", "by-hand");
  }

  private static String write(ReportWriter writer, Report report) throws IOException {
    StringBuilder out = new StringBuilder();
    writer.write(report, out);
    return out.toString();
  }

  @Test
  void everyEditIsToldWithCostAndTotal() throws IOException {
    assertThat(write(new TextReport(), report()))
        .isEqualTo(
            """
            before → after

              distance    at most 8.5
                          not proved: nothing is known from below; the method came to its end
              similarity  0.564
              source      before: 3 vertices, 2 edges
              target      after: 3 vertices, 2 edges
              costs       mine
              method      by-hand, 1.5 s

            Edit path, 6 edits

                 edit                                          cost  total
              1  remove vertex C 2 and its edge "y" to B 1        3      3
              2  relabel vertex B 1: B becomes D                0.5    3.5
              3  relabel edge A 0 – B 1: x becomes z           0.75   4.25
              4  add vertex E 2 (new) with an edge "x" to D 1  4.25    8.5

            Vertices, source → target

              A 0 → A 0   B 1 → D 1   C 2 → ·     · → E 2
            """);
  }

  @Test
  void jsonSpellsEveryOperation() throws IOException {
    JsonNode json = new JsonMapper().readTree(write(new JsonReport(), report()));
    JsonNode expected =
        new JsonMapper()
            .readTree(
                """
                {"source":"before","target":"after","costs":"mine","method":"by-hand","lower":0,
                "upper":8.5,"optimal":false,"stop":"converged","seconds":1.5,
                "similarity":0.5641025641025641,"directed":false,
                "sourceDigest":"c7270d256f9a78d917f8170108cdb90166c5d0ac0e8e9ff244dba4b666c342fb",
                "mapping":[{"source":0,"target":0},{"source":1,"target":1},
                {"source":2,"target":null},{"source":null,"target":2}],
                "path":[
                {"operation":"delete-edge","source":[1,2],"label":"y","cost":1},
                {"operation":"delete-vertex","source":2,"label":"C","cost":2},
                {"operation":"substitute-vertex","source":1,"target":1,"label":"B",
                "newLabel":{"name":"D","n":3,"x":0.5},"cost":0.5},
                {"operation":"substitute-edge","source":[0,1],"target":[0,1],"label":"x",
                "newLabel":"z","cost":0.75},
                {"operation":"insert-vertex","target":2,"label":"E","cost":3},
                {"operation":"insert-edge","target":[1,2],"label":"x","cost":1.25}]}
                """);
    assertThat(json).isEqualTo(expected);
  }

  @Test
  void freeChangesOfAttributesAreOnlyCounted() throws IOException {
    var there = Graph.undirected("there", labels);
    var source = Graph.undirected("here", labels);
    for (int v = 0; v < 3; v++) {
      source.addVertex(Label.of("C", Map.of("x", 0.5)));
      there.addVertex(Label.of("C", Map.of("x", 1.5)));
    }
    GedProblem problem =
        GedProblem.of(new GraphPair(source.build(), there.build()), ConstantCosts.uniform());
    VertexMapping mapping = VertexMapping.of(new int[] {0, 1, 2}, 3);
    GedResult result = result(problem, mapping);
    Report report =
        new Report(
            new Comparison(problem, result, Optional.of(EditPath.of(problem, mapping))),
            "uniform",
            "by-hand");
    assertThat(write(new TextReport(), report))
        .contains("No edits")
        .contains("3 labels change in attributes that cost nothing.");
    assertThat(new JsonMapper().readTree(write(new JsonReport(), report)).get("path")).hasSize(3);
  }

  @Test
  void csvQuotesWhatNeedsIt() {
    assertThat(CsvReport.row("a,b", "say \"c\"", report().comparison().result()))
        .isEqualTo("\"a,b\",\"say \"\"c\"\"\",0,8.5,false,converged,1.5\n");
  }

  @Test
  void whatIsNotKnownIsSaid() throws IOException {
    GedProblem problem = GedProblem.of(new GraphPair(source, target), ConstantCosts.uniform());
    GedResult nothing =
        new GedResult(
            2,
            Double.POSITIVE_INFINITY,
            Optional.empty(),
            Stop.OUT_OF_TIME,
            STATS,
            Optional.empty());
    Report report =
        new Report(new Comparison(problem, nothing, Optional.empty()), "uniform", "by-hand");
    assertThat(write(new TextReport(), report))
        .contains("distance    at least 2, no edit path found")
        .contains("the time of the budget was used up");
    JsonNode json = new JsonMapper().readTree(write(new JsonReport(), report));
    assertThat(json.get("upper").isNull()).isTrue();
    assertThat(json.get("path")).isEmpty();
    assertThat(write(new CsvReport(), report)).contains(",2,Infinity,false,out-of-time,");
  }

  private static GedResult result(GedProblem problem, VertexMapping mapping) {
    return new GedResult(
        0, problem.cost(mapping), Optional.of(mapping), Stop.CONVERGED, STATS, Optional.empty());
  }
}
