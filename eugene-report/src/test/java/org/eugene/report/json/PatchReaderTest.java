package org.eugene.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.io.GraphFormatException;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.report.Report;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stats;
import org.eugene.solver.Stop;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

/** A path written as JSON and applied to its source gives its target. */
class PatchReaderTest {
  private static final Stats STATS = new Stats(1, Duration.ofMillis(1), Duration.ofMillis(1));

  @Test
  void everyPathLeadsToItsTarget() {
    Seeds.forEach(500, PatchReaderTest::checkOne);
  }

  private static void checkOne(Random random) throws IOException {
    boolean directed = random.nextBoolean();
    Graph source = graph("source", directed, random);
    Graph target = graph("target", directed, random);
    GedProblem problem = GedProblem.of(new GraphPair(source, target), RandomCosts.any(random));
    VertexMapping mapping = mapping(source.order(), target.order(), random);
    Comparison comparison = Comparison.of(problem, result(problem, mapping));
    Graph made = new PatchReader("patch", json(comparison)).applyTo(source);
    assertThat(made).isEqualTo(target);
    assertThat(made.id()).isEqualTo(target.id());
    assertThat(made.isDirected()).isEqualTo(problem.isDirected());
  }

  private static Graph graph(String id, boolean directed, Random random) {
    Shape shape =
        new Shape(
            random.nextInt(9),
            directed,
            1 + random.nextInt(3),
            1 + random.nextInt(3),
            random.nextDouble(),
            0.2);
    boolean attributes = random.nextBoolean();
    return RandomGraphs.graph(id, shape, random)
        .mapVertexLabels((v, label) -> attributes ? with(label, random) : label)
        .mapEdgeLabels(label -> attributes ? with(label, random) : label);
  }

  /** An attribute of each type, among them those that are easily mistaken for others. */
  private static Label with(Label label, Random random) {
    List<Object> values = List.of(3L, 3.0, -0.0, 0.1, 1e300, "3", "", true, "\"<&\u05D0", -7L);
    List<String> keys = List.of("x", "name", "_name", "__name", "y z");
    return Label.of(
        label.name(),
        Map.of(keys.get(random.nextInt(keys.size())), values.get(random.nextInt(values.size()))));
  }

  private static VertexMapping mapping(int sources, int targets, Random random) {
    List<Integer> free = new ArrayList<>();
    for (int k = 0; k < targets; k++) {
      free.add(k);
    }
    Collections.shuffle(free, random);
    int[] image = new int[sources];
    for (int i = 0; i < sources; i++) {
      boolean kept = !free.isEmpty() && random.nextInt(4) > 0;
      image[i] = kept ? free.remove(0) : VertexMapping.DELETED;
    }
    return VertexMapping.of(image, targets);
  }

  private static String json(Comparison comparison) throws IOException {
    StringBuilder json = new StringBuilder();
    new JsonReport().write(new Report(comparison, "any", "by-hand"), json);
    return json.toString();
  }

  @Test
  void aPatchOfAnotherSourceIsRefused() throws IOException {
    Random random = new Random(1);
    Graph source = RandomGraphs.graph("a", Shape.plain(5), random);
    Graph target = RandomGraphs.graph("b", Shape.plain(6).withLabels(0, 1), random);
    String json = json(Eugene.between(source, target).solve());
    Graph larger = RandomGraphs.graph("c", Shape.plain(7), random);
    assertThatThrownBy(() -> new PatchReader("p.json", json).applyTo(larger))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("p.json: it was made for another graph than c");
    String early = json.replaceAll("\"sourceDigest\":\"[0-9a-f]+\",", "");
    assertThatThrownBy(() -> new PatchReader("p.json", early).applyTo(larger))
        .hasMessageContaining("p.json: it does not fit c, the path starts from a graph of 5");
    assertThatThrownBy(() -> new PatchReader("p.json", json).applyTo(target))
        .hasMessageContaining("apply it to the source that it was made from");
  }

  @Test
  void whatIsNoPatchIsRefused() {
    Graph source = RandomGraphs.graph("a", Shape.plain(2), new Random(1));
    refuses(source, "{\"path\":[\n", "p.json, line 2: this is not JSON");
    refuses(source, "", "there is no edit path in it");
    refuses(source, "[1]", "there is no edit path in it");
    refuses(source, "{\"upper\":null,\"mapping\":[],\"path\":[]}", "no edit path was found");
    refuses(
        source,
        "{\"mapping\":[{\"source\":0,\"target\":0},{\"source\":0,\"target\":1}],\"path\":[]}",
        "does not name every source vertex once");
    String mapping = "\"mapping\":[{\"source\":0,\"target\":0},{\"source\":1,\"target\":1}]";
    refuses(source, "{" + mapping + ",\"path\":[{}]}", "edit 1: there is no operation \"\"");
    refuses(
        source,
        "{" + mapping + ",\"path\":[{\"operation\":\"delete-vertex\",\"source\":9}]}",
        "edit 1: it has no label");
    refuses(
        source,
        "{" + mapping + ",\"path\":[{\"operation\":\"insert-vertex\",\"target\":-1}]}",
        "edit 1: its target names no vertex");
  }

  private static void refuses(Graph source, String json, String sentence) {
    assertThatThrownBy(() -> new PatchReader("p.json", json).applyTo(source))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining(sentence);
  }

  private static GedResult result(GedProblem problem, VertexMapping mapping) {
    return new GedResult(
        0, problem.cost(mapping), Optional.of(mapping), Stop.CONVERGED, STATS, Optional.empty());
  }
}
