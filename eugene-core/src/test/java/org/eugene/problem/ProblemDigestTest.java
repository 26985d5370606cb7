package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class ProblemDigestTest {
  private static final LabelDictionary LABELS = new LabelDictionary();

  private static String digest(Graph source, Graph target, EditCosts costs) {
    return ProblemDigest.of(GedProblem.of(new GraphPair(source, target), costs));
  }

  private static Graph path(int order, int edges) {
    GraphBuilder builder = Graph.undirected("path", LABELS);
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of("a"));
    }
    for (int v = 0; v < edges; v++) {
      builder.addEdge(v, v + 1, Label.of("e"));
    }
    return builder.build();
  }

  @Test
  void equalProblemsHaveOne() {
    Seeds.forEach(
        20,
        random -> {
          Samples.Sample sample = Samples.any(random, 6);
          assertThat(ProblemDigest.of(sample.problem()))
              .isEqualTo(ProblemDigest.of(sample.problem()));
        });
  }

  /**
   * Each differs from the first in one number only, edges that one of the graphs lacks included.
   */
  @Test
  void othersHaveOthers() {
    Set<String> digests = new HashSet<>();
    List<EditCosts> costs =
        List.of(
            new ConstantCosts(2, 2, 2, 2, 2, 2),
            new ConstantCosts(3, 2, 2, 2, 2, 2),
            new ConstantCosts(2, 3, 2, 2, 2, 2),
            new ConstantCosts(2, 2, 2, 3, 2, 2),
            new ConstantCosts(2, 2, 2, 2, 3, 2));
    costs.forEach(prices -> digests.add(digest(path(3, 2), path(3, 1), prices)));
    assertThat(digests).hasSize(costs.size());
    digests.add(digest(path(3, 0), path(3, 2), costs.get(0)));
    digests.add(digest(path(3, 0), path(3, 2), costs.get(3)));
    digests.add(digest(path(3, 2), path(3, 0), costs.get(0)));
    digests.add(digest(path(3, 2), path(3, 0), costs.get(4)));
    assertThat(digests).hasSize(costs.size() + 4);
  }
}
