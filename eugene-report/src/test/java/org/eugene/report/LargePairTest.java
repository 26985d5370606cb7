package org.eugene.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.eugene.Comparison;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.report.html.HtmlReport;
import org.eugene.report.text.TextReport;
import org.eugene.solver.Budget;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;
import org.junit.jupiter.api.Test;

/** Two thousand vertices are told and drawn so that somebody reads it. */
class LargePairTest {
  private static final int ORDER = 2000;

  private static Graph path(String id, String label, int every) {
    GraphBuilder graph = Graph.undirected(id, new LabelDictionary());
    for (int v = 0; v < ORDER; v++) {
      graph.addVertex(Label.of(v % every == 0 ? label : "vertex"));
      if (v > 0) {
        graph.addEdge(v - 1, v, Label.of("follows"));
      }
    }
    return graph.build();
  }

  private static Report report(int every) {
    GraphPair pair = new GraphPair(path("old", "vertex", 1), path("new", "changed", every));
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    Run run = Run.start(problem, Terms.of(Budget.unlimited()));
    int[] image = new int[ORDER];
    java.util.Arrays.setAll(image, v -> v);
    run.offer(VertexMapping.of(image, ORDER));
    return new Report(Comparison.of(problem, run.result()), "uniform", "by hand");
  }

  @Test
  void theTextHasAFewHundredLines() throws IOException {
    StringBuilder text = new StringBuilder();
    new TextReport().write(report(2), text);
    assertThat(text.toString().lines().count()).isLessThan(300);
    assertThat(text.toString())
        .contains("and 880 more, 1000 in all", "more; --format json has all");
  }

  @Test
  void thePageDrawsWhereSomethingChanges() throws IOException {
    StringBuilder page = new StringBuilder();
    new HtmlReport().write(report(500), page);
    assertThat(page.toString())
        .contains("Where something changes", "in 4 pieces", "piece3")
        .doesNotContain("piece4", "Step by step");
    assertThat(page.length()).isLessThan(200_000);
  }
}
