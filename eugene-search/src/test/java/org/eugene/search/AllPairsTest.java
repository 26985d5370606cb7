package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.search.AllPairs.Cell;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class AllPairsTest {
  private static final EugeneSolver EXACT =
      new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
  private static final EditCosts LOPSIDED = new ConstantCosts(1, 2, 3, 4, 5, 6);

  @Test
  void everyEntryIsTheTrueDistance() {
    Seeds.forEach(
        40,
        random -> {
          List<Graph> graphs = Collections.random(random, 5, 5);
          EditCosts costs = RandomCosts.any(random);
          check(AllPairs.of(GraphCollection.of(graphs), costs), graphs, graphs, costs);
          List<Graph> first = graphs.subList(0, 2);
          check(
              AllPairs.between(GraphCollection.of(first), GraphCollection.of(graphs), costs),
              first,
              graphs,
              costs);
        });
  }

  private static void check(
      AllPairs pairs, List<Graph> sources, List<Graph> targets, EditCosts costs)
      throws InterruptedException {
    DistanceMatrix matrix = pairs.solve(EXACT, Budget.unlimited(), 2);
    assertThat(matrix.isOptimal()).isTrue();
    for (int i = 0; i < sources.size(); i++) {
      for (int j = 0; j < targets.size(); j++) {
        assertThat(matrix.upper(i, j))
            .isCloseTo(
                BruteForce.distance(new GraphPair(sources.get(i), targets.get(j)), costs),
                within(Inspector.TOLERANCE));
      }
    }
  }

  @Test
  void symmetricCostsAreSolvedOnce() {
    GraphCollection graphs = GraphCollection.of(Paths.of("C", "CO", "CCO", "N"));
    AllPairs once = AllPairs.of(graphs, ConstantCosts.uniform());
    assertThat(once.isMirrored()).isTrue();
    assertThat(once.cells())
        .containsExactly(
            new Cell(0, 1),
            new Cell(0, 2),
            new Cell(0, 3),
            new Cell(1, 2),
            new Cell(1, 3),
            new Cell(2, 3));
    AllPairs both = AllPairs.of(graphs, LOPSIDED);
    assertThat(both.isMirrored()).isFalse();
    assertThat(both.cells()).hasSize(12).doesNotContain(new Cell(2, 2));
  }

  @Test
  void collectionsOfTwoKindsAreRefused() {
    Shape shape = new Shape(4, true, 2, 2, 0.8, 0);
    Graph directed = RandomGraphs.graph("d", shape, new Random(1));
    GraphCollection undirected = GraphCollection.of(Paths.of("C", "CO"));
    assertThatThrownBy(
            () -> AllPairs.between(GraphCollection.of(List.of(directed)), undirected, LOPSIDED))
        .hasMessageContaining("compare graphs of one kind");
  }

  @Test
  void cellsAreNumberedRowByRowHoweverManyThereAre() {
    for (int n : new int[] {1, 2, 3, 700}) {
      List<Graph> graphs = new ArrayList<>();
      for (int g = 0; g < n; g++) {
        graphs.add(Paths.of("C").get(0));
      }
      List<Cell> cells = AllPairs.of(GraphCollection.of(graphs), ConstantCosts.uniform()).cells();
      int index = 0;
      for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
          assertThat(cells.get(index++)).isEqualTo(new Cell(i, j));
        }
      }
      assertThat(cells).hasSize(index);
    }
  }

  @Test
  void aRunGoesOnWhereItIsTold() throws Exception {
    GraphCollection graphs = GraphCollection.of(Collections.random(new Random(2), 6, 5));
    AllPairs pairs = AllPairs.of(graphs, ConstantCosts.uniform());
    List<Cell> seen = new ArrayList<>();
    pairs.solve(EXACT, Budget.unlimited(), 3, 10, (cell, result) -> seen.add(cell));
    assertThat(seen).isEqualTo(pairs.cells().subList(10, 15));
  }

  @Test
  void medoidsAreInTheMiddleOfTheirGroups() throws Exception {
    List<Graph> graphs = Paths.of("CC", "CCC", "CCCC", "NNNNNNNNN", "NNNNNNNN", "NNNNNNNNNN");
    DistanceMatrix matrix =
        AllPairs.of(GraphCollection.of(graphs), ConstantCosts.uniform())
            .solve(EXACT, Budget.unlimited(), 1);
    Clustering two = KMedoids.of(matrix, 2);
    assertThat(two.medoids()).containsExactly(1, 3);
    assertThat(two.members()).containsExactly(List.of(0, 1, 2), List.of(3, 4, 5));
    assertThat(two.total()).isEqualTo(8);
    assertThat(KMedoids.of(matrix, 6).total()).isZero();
    assertThatThrownBy(() -> KMedoids.of(matrix, 7)).hasMessageContaining("between 1 and");
  }

  @Test
  void noSwapOfAMedoidHelps() {
    Seeds.forEach(
        30,
        random -> {
          List<Graph> graphs = Collections.random(random, 9, 5);
          DistanceMatrix matrix =
              AllPairs.of(GraphCollection.of(graphs), RandomCosts.freeWhenEqual(random))
                  .solve(new EugeneSolver(), Budget.unlimited(), 1);
          int k = 1 + random.nextInt(4);
          Clustering found = KMedoids.of(matrix, k);
          assertThat(found.total()).isEqualTo(total(matrix, found.medoids()));
          assertThat(found.members().stream().mapToInt(List::size).sum()).isEqualTo(9);
          for (int m = 0; m < k; m++) {
            for (int x = 0; x < 9; x++) {
              List<Integer> swapped = new ArrayList<>(found.medoids());
              swapped.set(m, x);
              assertThat(total(matrix, swapped)).isGreaterThan(found.total() - 1e-6);
            }
          }
        });
  }

  private static double total(DistanceMatrix matrix, List<Integer> medoids) {
    double total = 0;
    for (int o = 0; o < matrix.rows(); o++) {
      int graph = o;
      total +=
          medoids.stream()
              .mapToDouble(m -> m == graph ? 0 : matrix.upper(graph, m))
              .min()
              .orElseThrow();
    }
    return total;
  }
}
