package org.eugene.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.MethodOptions;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class TemperingTest {
  /** One kind of edge, and three. */
  private static final EditCosts PLAIN = new ConstantCosts(3, 1, 0, 2, 2, 0);

  private static final EditCosts LABELLED = new ConstantCosts(3, 1, 2, 2, 2, 1);
  private static final Shape SPARSE = Shape.plain(30).withLabels(3, 3).withDensity(0.08);

  @Test
  void allChangesAddUpToTheCostOfWhereItEnds() {
    Seeds.forEach(
        300, random -> checkSums(SavingsModel.of(Samples.any(random, 9).problem()), random));
  }

  @Test
  void changesAddUpWhereASetOfColumnsHasMoreThanOneWord() {
    Seeds.forEach(5, random -> checkSums(model(70, 75, LABELLED, random), random));
  }

  @Test
  void changesAddUpWithOneKindOfEdge() {
    Seeds.forEach(20, random -> checkSums(model(30, 40, PLAIN, random), random));
  }

  /** With and without neighbours that follow. */
  private static void checkSums(SavingsModel model, Random random) {
    checkSums(model, MethodOptions.defaults(), random);
    checkSums(model, MethodOptions.defaults().with(Tempering.CLUSTERS, false), random);
  }

  private static void checkSums(SavingsModel model, MethodOptions tuning, Random random) {
    int[] start = RandomGraphs.permutation(model.order(), random);
    Walk walk = new Walk(model, tuning, random.nextLong());
    walk.set(start);
    for (int stay = 0; stay < 10; stay++) {
      walk.stay(0.3 * model.meanSaving(), 500);
      assertThat(walk.cost()).isEqualTo(model.scaledCost(walk.permutation()));
      assertThat(walk.bestCost()).isEqualTo(model.scaledCost(walk.best()));
      assertThat(walk.bestCost())
          .isLessThanOrEqualTo(Math.min(walk.cost(), model.scaledCost(start)));
    }
  }

  @Test
  void theSameSeedWalksTheSameWay() {
    Seeds.forEach(
        10,
        random -> {
          SavingsModel model = model(20, 25, LABELLED, random);
          int[] start = RandomGraphs.permutation(model.order(), random);
          assertThat(searched(model, start, 3).best()).isEqualTo(searched(model, start, 3).best());
        });
  }

  private static Tempering searched(SavingsModel model, int[] start, long seed) {
    Tempering tempering = new Tempering(model, seed);
    tempering.search(start, 20_000, Integer.MIN_VALUE, Budget.unlimited().start());
    tempering.search(start, 20_000, Integer.MIN_VALUE, Budget.unlimited().start());
    return tempering;
  }

  @Test
  void aGraphFindsItsShuffledSelf() {
    Seeds.forEach(
        10,
        random -> {
          Graph graph = RandomGraphs.graph("s", SPARSE.withOrder(30), random);
          Graph shuffled = RandomGraphs.shuffled(graph, random);
          SavingsModel model =
              SavingsModel.of(GedProblem.of(new GraphPair(graph, shuffled), LABELLED));
          Tempering tempering = new Tempering(model, 1);
          tempering.search(
              RandomGraphs.permutation(30, random), 5_000_000, 0, Budget.unlimited().start());
          assertThat(model.scaledCost(tempering.best())).isZero();
        });
  }

  /**
   * What belongs at one vertex of a chain lies at the next one: too cold for leaves to go first.
   */
  @Test
  void neighboursFollowARowThatMoves() {
    SavingsModel model = chainWithLeaves();
    int[] start = {0, 2, 1, 6, 7, 8, 3, 4, 5};
    MethodOptions alone = MethodOptions.defaults().with(Tempering.CLUSTERS, false);
    assertThat(frozen(model, start, alone)).isPositive();
    assertThat(frozen(model, start, MethodOptions.defaults())).isZero();
  }

  /** 0, 1 and 2 in a row, with the leaves 3 to 5 at 1 and 6 to 8 at 2. */
  private static SavingsModel chainWithLeaves() {
    GraphBuilder chain = Graph.undirected("chain");
    for (int v = 0; v < 9; v++) {
      chain.addVertex("C");
    }
    chain.addEdge(0, 1, "1");
    chain.addEdge(1, 2, "1");
    for (int leaf = 3; leaf < 9; leaf++) {
      chain.addEdge(leaf < 6 ? 1 : 2, leaf, "1");
    }
    Graph graph = chain.build();
    return SavingsModel.of(GedProblem.of(new GraphPair(graph, graph), ConstantCosts.uniform()));
  }

  private static int frozen(SavingsModel model, int[] start, MethodOptions tuning) {
    Walk walk = new Walk(model, tuning, 1);
    walk.set(start);
    walk.stay(1e-9, 10_000);
    return walk.bestCost();
  }

  @Test
  void whatAnEdgeUsuallySavesCountsKindsAsOftenAsTheyAre() {
    GraphBuilder path = Graph.undirected("path");
    for (int v = 0; v < 4; v++) {
      path.addVertex("C");
    }
    path.addEdge(0, 1, "1");
    path.addEdge(1, 2, "1");
    path.addEdge(2, 3, "2");
    Graph graph = path.build();
    SavingsModel model =
        SavingsModel.of(
            GedProblem.of(new GraphPair(graph, graph), new ConstantCosts(1, 1, 1, 1, 1, 1)));
    double same = model.scaled(2); // an edge onto one of its kind, 5 of 9 pairs; else half of it
    assertThat(model.usualSaving() / model.meanSaving())
        .isCloseTo((5 * same + 4 * same / 2) / 9 / (0.75 * same), within(1e-9));
  }

  @Test
  void itStopsAtItsTarget() {
    SavingsModel model = model(20, 25, PLAIN, new Random(1));
    int[] start = RandomGraphs.permutation(model.order(), new Random(2));
    Tempering tempering = new Tempering(model, 1);
    tempering.search(
        start, Long.MAX_VALUE / 2, model.scaledCost(start), Budget.unlimited().start());
    assertThat(tempering.best()).isEqualTo(start);
  }

  private static SavingsModel model(int rows, int columns, EditCosts costs, Random random) {
    Shape shape = SPARSE.withDirected(costs == LABELLED && random.nextBoolean());
    Graph source = RandomGraphs.graph("s", shape.withOrder(rows), random);
    Graph target = RandomGraphs.graph("t", shape.withOrder(columns), random);
    return SavingsModel.of(GedProblem.of(new GraphPair(source, target), costs));
  }
}
