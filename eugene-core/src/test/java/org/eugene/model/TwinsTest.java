package org.eugene.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class TwinsTest {
  @Test
  void exchangingTwinsChangesNoCost() {
    Seeds.forEach(
        400,
        random -> {
          SavingsModel model = SavingsModel.of(Samples.any(random, 6).problem());
          Twins twins = Twins.of(model);
          for (int u = 0; u < model.order(); u++) {
            for (int v = 0; v < u; v++) {
              if (twins.classOfRow(u) == twins.classOfRow(v)) {
                checkRows(model, u, v, random);
              }
              if (twins.classOfColumn(u) == twins.classOfColumn(v)) {
                checkColumns(model, u, v, random);
              }
            }
          }
        });
  }

  private static void checkRows(SavingsModel model, int u, int v, Random random) {
    for (int trial = 0; trial < 20; trial++) {
      int[] permutation = RandomGraphs.permutation(model.order(), random);
      int before = model.scaledCost(permutation);
      int image = permutation[u];
      permutation[u] = permutation[v];
      permutation[v] = image;
      assertThat(model.scaledCost(permutation)).isEqualTo(before);
    }
  }

  private static void checkColumns(SavingsModel model, int k, int l, Random random) {
    for (int trial = 0; trial < 20; trial++) {
      int[] permutation = RandomGraphs.permutation(model.order(), random);
      int before = model.scaledCost(permutation);
      for (int i = 0; i < permutation.length; i++) {
        if (permutation[i] == k || permutation[i] == l) {
          permutation[i] = k + l - permutation[i];
        }
      }
      assertThat(model.scaledCost(permutation)).isEqualTo(before);
    }
  }

  @Test
  void leavesOfAStarAreTwinsAndItsCentreIsNot() {
    Graph star = star();
    Twins twins = twins(star);
    for (int leaf = 1; leaf < star.order(); leaf++) {
      assertThat(twins.classOfRow(leaf)).isEqualTo(1);
    }
    assertThat(twins.classOfRow(0)).isZero();
  }

  @Test
  void sourceAndTargetKeepTheirTwinsWhicheverIsLarger() {
    GraphBuilder two = Graph.undirected("two", new LabelDictionary());
    two.addVertex(Label.BLANK);
    two.addVertex(Label.of("other"));
    Twins larger = twins(star(), two.build());
    assertThat(larger.classOfSource(4)).isEqualTo(1);
    assertThat(larger.classOfTarget(1)).isEqualTo(1);
    Twins smaller = twins(two.build(), star());
    assertThat(smaller.classOfTarget(4)).isEqualTo(1);
    assertThat(smaller.classOfSource(1)).isEqualTo(1);
  }

  @Test
  void anArcBetweenTwoTellsThemApart() {
    GraphBuilder arc = Graph.directed("g", new LabelDictionary());
    arc.addVertex(Label.BLANK);
    arc.addVertex(Label.BLANK);
    arc.addEdge(0, 1, Label.BLANK);
    assertThat(twins(arc.build()).classOfRow(1)).isEqualTo(1);
    arc.addEdge(1, 0, Label.BLANK);
    assertThat(twins(arc.build()).classOfRow(1)).isZero();
  }

  private static Twins twins(Graph graph) {
    return twins(graph, graph);
  }

  private static Twins twins(Graph source, Graph target) {
    GraphPair pair = new GraphPair(source, target);
    return Twins.of(SavingsModel.of(GedProblem.of(pair, ConstantCosts.uniform())));
  }

  private static Graph star() {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    builder.addVertex(Label.BLANK);
    for (int leaf = 1; leaf <= 4; leaf++) {
      builder.addVertex(Label.BLANK);
      builder.addEdge(0, leaf, Label.BLANK);
    }
    return builder.build();
  }
}
