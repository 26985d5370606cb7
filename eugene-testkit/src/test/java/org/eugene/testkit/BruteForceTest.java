package org.eugene.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;

class BruteForceTest {
  private static final EditCosts LOPSIDED = new ConstantCosts(3, 1, 5, 0.7, 0.2, 0.5);

  @Test
  void aPathBecomesATriangleByOneEdge() {
    GraphPair pair = new GraphPair(graph("aaa", "01", "12"), graph("aaa", "01", "12", "02"));
    assertThat(BruteForce.distance(pair, LOPSIDED)).isCloseTo(0.7, within(1e-12));
    assertThat(BruteForce.distance(pair.swapped(), LOPSIDED)).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void aDearSubstitutionIsReplacedByDeletionAndInsertion() {
    GraphPair pair = new GraphPair(graph("a"), graph("b"));
    assertThat(BruteForce.distance(pair, LOPSIDED)).isEqualTo(4);
  }

  @Test
  void aSelfLoopIsAnEdge() {
    GraphPair pair = new GraphPair(graph("a", "00"), graph("a"));
    assertThat(BruteForce.distance(pair, LOPSIDED)).isEqualTo(0.2);
    assertThat(BruteForce.distance(pair.swapped(), LOPSIDED)).isEqualTo(0.7);
  }

  @Test
  void theMappingCostsTheDistance() {
    Seeds.forEach(
        50,
        random -> {
          Samples.Sample sample = Samples.any(random, 5);
          BruteForce.Answer answer = BruteForce.solve(sample.pair(), sample.costs());
          assertThat(BruteForce.cost(sample.pair(), sample.costs(), answer.mapping()))
              .isCloseTo(answer.distance(), within(1e-9));
        });
  }

  @Test
  void sevenBySevenIsTheLimit() {
    Random random = new Random(7);
    Graph seven = RandomGraphs.graph("s", Shape.plain(7).withLabels(2, 2), random);
    Graph eight = RandomGraphs.graph("t", Shape.plain(8), random);
    assertThat(BruteForce.distance(new GraphPair(seven, seven), LOPSIDED)).isZero();
    assertThatThrownBy(() -> BruteForce.distance(new GraphPair(eight, eight), LOPSIDED))
        .hasMessageContaining("at most seven vertices");
  }

  private static Graph graph(String vertices, String... edges) {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < vertices.length(); v++) {
      builder.addVertex(Label.of(vertices.substring(v, v + 1)));
    }
    for (String edge : edges) {
      builder.addEdge(edge.charAt(0) - '0', edge.charAt(1) - '0', Label.BLANK);
    }
    return builder.build();
  }
}
