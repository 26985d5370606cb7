package org.eugene.percolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.model.SparseModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class PercolationTest {
  @Test
  void aMatchingOfAnything() {
    Seeds.forEach(
        200,
        random -> {
          GedProblem problem = Samples.any(random, 12).problem();
          Run run = Run.start(problem, Terms.of(Budget.unlimited()));
          Percolation percolation = new Percolation(SparseModel.of(problem), run);
          percolation.search(5);
          percolation.layPieces();
          percolation.growAnew(5);
          Inspector.checkConsistent(problem, run.resultWithMapping());
        });
  }

  @Test
  void aTwentiethOfTheEdgesMoved() {
    checkPlanted(random(1_000, 3_000, 1), 0.05, 1);
  }

  @Test
  void aTenthOfTheEdgesMoved() {
    checkPlanted(random(1_000, 3_000, 1), 0.1, 1.01);
  }

  @Test
  void labelsHelp() {
    checkPlanted(random(1_000, 3_000, 5), 0.1, 1);
  }

  @Test
  void aGridLooksTheSameEverywhere() {
    checkPlanted(grid(30), 0.01, 1);
  }

  /** It fits itself nearly as well when it is turned round. */
  @Test
  void aGridWithDiagonalsLiesTheRightWayRound() {
    Seeds.forEach(
        5,
        random -> {
          Graph grid = withDiagonals(20, 23);
          Graph changed = RandomGraphs.shuffled(without(grid, 10, random), random);
          GedProblem problem = GedProblem.of(new GraphPair(grid, changed), ConstantCosts.uniform());
          Run run = Run.startWithoutTables(problem, Terms.of(Budget.unlimited()));
          new Percolation(SparseModel.of(problem), run).search(12);
          assertThat(run.resultWithMapping().upper()).isEqualTo(10);
        });
  }

  private static Graph withDiagonals(int width, int height) {
    GraphBuilder graph = Graph.undirected("grid", new LabelDictionary());
    IntStream.range(0, width * height).forEach(v -> graph.addVertex(Label.BLANK));
    for (int v = 0; v < width * height; v++) {
      boolean isLast = v % width + 1 == width;
      boolean isAtEnd = v + width >= width * height;
      if (!isLast) {
        graph.addEdge(v, v + 1, Label.BLANK);
      }
      if (!isAtEnd) {
        graph.addEdge(v, v + width, Label.BLANK);
      }
      if (!isLast && !isAtEnd) {
        graph.addEdge(v, v + width + 1, Label.BLANK);
      }
    }
    return graph.build();
  }

  private static Graph without(Graph graph, int count, Random random) {
    GraphBuilder changed = Graph.undirected("without", graph.labels());
    for (int v = 0; v < graph.order(); v++) {
      changed.addVertex(graph.labelOfVertex(v));
    }
    int[] order = RandomGraphs.permutation(graph.size(), random);
    for (int at = count; at < order.length; at++) {
      changed.addEdge(graph.edgeFrom(order[at]), graph.edgeTo(order[at]), Label.BLANK);
    }
    return changed.build();
  }

  /** Patches that lie beside their place save most edges too; the right one grows over them. */
  @Test
  void whatCanBeTrustedGrowsOverTheRest() {
    GedProblem problem = planted(random(1_000, 1_500, 1), 0.1);
    Run run = Run.startWithoutTables(problem, Terms.of(Budget.unlimited()));
    Percolation percolation = new Percolation(SparseModel.of(problem), run);
    percolation.search(12);
    double before = run.resultWithMapping().upper();
    percolation.growAnew(12);
    assertThat(run.resultWithMapping().upper()).isLessThan(before / 2);
  }

  /** No mark reaches an edge that hangs together with nothing else. */
  @Test
  void partsThatNothingLeadsToAreMatchedByTheirLooks() {
    GraphBuilder graph = Graph.undirected("edges", new LabelDictionary());
    for (int v = 0; v < 60; v++) {
      graph.addVertex(Label.of("l" + v % 3));
    }
    for (int v = 0; v < 60; v += 2) {
      graph.addEdge(v, v + 1, Label.BLANK);
    }
    GedProblem problem = planted(graph.build(), 0);
    Run run = Run.startWithoutTables(problem, Terms.of(Budget.unlimited()));
    new Percolation(SparseModel.of(problem), run).search(12);
    assertThat(run.resultWithMapping().upper()).isZero();
  }

  private static GedProblem planted(Graph graph, double moved) {
    Random random = new Random(3);
    Graph changed = moved(graph, (int) Math.round(moved * graph.size()), random);
    return GedProblem.of(
        new GraphPair(graph, RandomGraphs.shuffled(changed, random)), ConstantCosts.uniform());
  }

  private static void checkPlanted(Graph graph, double moved, double times) {
    GedProblem problem = planted(graph, moved);
    Run run = Run.startWithoutTables(problem, Terms.of(Budget.unlimited()));
    new Percolation(SparseModel.of(problem), run).search(12);
    assertThat(run.resultWithMapping().upper())
        .isLessThanOrEqualTo(times * 2 * Math.round(moved * graph.size()));
  }

  private static Graph random(int order, int size, int labels) {
    Random random = new Random(order + labels);
    GraphBuilder graph = Graph.undirected("random", new LabelDictionary());
    for (int v = 0; v < order; v++) {
      graph.addVertex(Label.of("l" + random.nextInt(labels)));
    }
    Set<Long> edges = new HashSet<>();
    while (edges.size() < size) {
      addEdge(graph, edges, random.nextInt(order), random.nextInt(order));
    }
    return graph.build();
  }

  private static boolean addEdge(GraphBuilder graph, Set<Long> edges, int u, int v) {
    boolean isNew = u != v && edges.add((long) Math.min(u, v) << 32 | Math.max(u, v));
    if (isNew) {
      graph.addEdge(u, v, Label.BLANK);
    }
    return isNew;
  }

  private static Graph grid(int side) {
    GraphBuilder graph = Graph.undirected("grid", new LabelDictionary());
    IntStream.range(0, side * side).forEach(v -> graph.addVertex(Label.BLANK));
    for (int v = 0; v < side * side; v++) {
      if (v % side + 1 < side) {
        graph.addEdge(v, v + 1, Label.BLANK);
      }
      if (v + side < side * side) {
        graph.addEdge(v, v + side, Label.BLANK);
      }
    }
    return graph.build();
  }

  /** The same graph with so many edges gone and as many new ones. */
  private static Graph moved(Graph graph, int count, Random random) {
    GraphBuilder changed = Graph.undirected("moved", new LabelDictionary());
    for (int v = 0; v < graph.order(); v++) {
      changed.addVertex(graph.labelOfVertex(v));
    }
    int[] order = RandomGraphs.permutation(graph.size(), random);
    Set<Long> edges = new HashSet<>();
    for (int e : order) {
      edges.add((long) graph.edgeFrom(e) << 32 | graph.edgeTo(e));
    }
    for (int at = count; at < order.length; at++) {
      changed.addEdge(graph.edgeFrom(order[at]), graph.edgeTo(order[at]), Label.BLANK);
    }
    for (int added = 0; added < count; ) {
      added +=
          addEdge(changed, edges, random.nextInt(graph.order()), random.nextInt(graph.order()))
              ? 1
              : 0;
    }
    return changed.build();
  }
}
