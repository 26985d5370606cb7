package org.eugene.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.model.SparseModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class ReseatingTest {
  @Test
  void allGainsAddUpToTheCostOfWhereItEnds() {
    Seeds.forEach(
        300,
        random -> {
          SparseModel model = SparseModel.of(Samples.any(random, 12).problem());
          int[] start = new int[model.source().order()];
          Arrays.setAll(start, i -> i < model.target().order() ? i : SparseModel.NONE);
          Reseating reseating = new Reseating(model, random.nextLong());
          reseating.search(start, 5, Budget.unlimited().start());
          assertThat(reseating.units())
              .isEqualTo(model.units(reseating.image()))
              .isLessThanOrEqualTo(model.units(start));
          assertThat(Arrays.stream(reseating.image()).filter(k -> k >= 0).distinct().count())
              .isEqualTo(Arrays.stream(start).filter(k -> k >= 0).count());
        });
  }

  /** Three hubs with two leaves each, and every hub's leaves sit at the next hub's. */
  @Test
  void leavesThatSitInACircleAreSeatedAtOnce() {
    Graph graph = hubs(new int[] {0, 1, 2});
    SparseModel model =
        SparseModel.of(GedProblem.of(new GraphPair(graph, graph), ConstantCosts.uniform()));
    int[] start = {0, 1, 2, 5, 6, 7, 8, 3, 4};
    Reseating reseating = new Reseating(model, 1);
    reseating.search(start, 20, Budget.unlimited().start());
    assertThat(model.units(start)).isPositive();
    assertThat(reseating.units()).isZero();
  }

  /** All of its leaves would look at all of its places. */
  @Test
  void aLargeStarIsLeftAsItIs() {
    int leaves = 20_000;
    GraphBuilder star = Graph.undirected("star", new LabelDictionary());
    for (int v = 0; v <= leaves; v++) {
      star.addVertex(Label.BLANK);
    }
    for (int v = 1; v <= leaves; v++) {
      star.addEdge(0, v, Label.BLANK);
    }
    Graph graph = star.build();
    SparseModel model =
        SparseModel.of(GedProblem.of(new GraphPair(graph, graph), ConstantCosts.uniform()));
    int[] start = new int[leaves + 1];
    Arrays.setAll(start, i -> i == 0 ? 0 : leaves + 1 - i);
    Reseating reseating = new Reseating(model, 1);
    reseating.search(start, 2, Budget.unlimited().start());
    assertThat(reseating.units()).isZero();
  }

  private static Graph hubs(int[] hubs) {
    GraphBuilder graph = Graph.undirected("hubs", new LabelDictionary());
    for (int v = 0; v < 3 * hubs.length; v++) {
      graph.addVertex(v < hubs.length ? Label.of("hub " + v) : Label.BLANK);
    }
    for (int hub : hubs) {
      graph.addEdge(hub, 3 + 2 * hub, Label.BLANK);
      graph.addEdge(hub, 4 + 2 * hub, Label.BLANK);
    }
    return graph.build();
  }
}
