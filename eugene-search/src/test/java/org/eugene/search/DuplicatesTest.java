package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class DuplicatesTest {
  /** The definition, pair by pair. */
  private static List<List<Integer>> obvious(List<Graph> graphs, double within, EditCosts costs) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int g = 0; g < graphs.size(); g++) {
      Graph graph = graphs.get(g);
      Optional<List<Integer>> first =
          groups.stream()
              .filter(
                  group ->
                      BruteForce.distance(new GraphPair(graph, graphs.get(group.get(0))), costs)
                          <= within + 1e-6)
              .findFirst();
      if (first.isPresent()) {
        first.get().add(g);
      } else {
        groups.add(new ArrayList<>(List.of(g)));
      }
    }
    return groups;
  }

  private static List<List<Integer>> positions(Duplicates.Groups groups) {
    return groups.groups().stream()
        .map(
            group -> {
              List<Integer> all = new ArrayList<>(List.of(group.representative()));
              group.members().forEach(hit -> all.add(hit.position()));
              return all;
            })
        .toList();
  }

  @Test
  void groupsAreThoseOfTheDefinitionAtAnyCosts() {
    Seeds.forEach(
        80,
        random -> {
          List<Graph> graphs = Collections.random(random, 12, 5);
          EditCosts costs = RandomCosts.any(random);
          double within = random.nextBoolean() ? 0 : random.nextInt(6);
          SearchOptions options = SearchOptions.defaults().withCosts(costs).exact();
          Duplicates.Groups found =
              Duplicates.of(GraphCollection.of(graphs), within + 1e-6, options);
          assertThat(found.open()).isZero();
          assertThat(positions(found)).isEqualTo(obvious(graphs, within, costs));
          assertThat(positions(Duplicates.of(GraphCollection.of(graphs), 0, options)))
              .isEqualTo(obvious(graphs, 0, costs));
        });
  }

  @Test
  void anyNumberOfThreadsFindsTheSameGroups() {
    List<Graph> graphs = Collections.random(new Random(9), 600, 4);
    GraphCollection collection = GraphCollection.of(graphs);
    for (double within : new double[] {0, 1}) {
      SearchOptions alone = SearchOptions.defaults().exact();
      Duplicates.Groups groups = Duplicates.of(collection, within, alone);
      assertThat(Duplicates.of(collection, within, alone.withThreads(3))).isEqualTo(groups);
    }
  }

  @Test
  void groupsDoNotGrowInChains() {
    List<Graph> graphs = Paths.of("CC", "CCC", "CCCC", "NNN", "CCN");
    Duplicates.Groups groups =
        Duplicates.of(GraphCollection.of(graphs), 2, SearchOptions.defaults());
    assertThat(positions(groups)).containsExactly(List.of(0, 1, 4), List.of(2), List.of(3));
    assertThat(groups.groups().get(0).members().get(0)).isEqualTo(new Hit(1, "CCC", 2, 2));
  }

  @Test
  void senselessDistancesAreRefused() {
    assertThatThrownBy(
            () ->
                Duplicates.of(
                    GraphCollection.of(List.of()),
                    Double.NaN,
                    SearchOptions.defaults().withCosts(ConstantCosts.uniform())))
        .hasMessageContaining("must not be negative");
  }
}
