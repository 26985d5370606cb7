package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;

class DendrogramTest {
  /** Points on a line: the distance of two is the difference of their numbers of vertices. */
  private static DistanceMatrix matrix(int... places) {
    List<Graph> graphs = new ArrayList<>();
    for (int place : places) {
      GraphBuilder graph = Graph.undirected("g" + place, new LabelDictionary());
      graph.addVertex(Label.of("x"));
      graphs.add(graph.build());
    }
    AllPairs pairs = AllPairs.of(GraphCollection.of(graphs), ConstantCosts.uniform());
    DistanceMatrix.Builder matrix = new DistanceMatrix.Builder(pairs);
    for (AllPairs.Cell cell : pairs.cells()) {
      double distance = Math.abs(places[cell.row()] - places[cell.column()]);
      matrix.put(cell, distance, distance);
    }
    return matrix.build();
  }

  @Test
  void theNearestAreJoinedFirstAndGroupsByTheirMeanDistance() {
    Dendrogram tree = Dendrogram.of(matrix(0, 10, 1, 13));
    assertThat(tree.joins()).hasSize(3);
    assertThat(tree.joins()).extracting(Dendrogram.Join::distance).contains(1.0, 3.0);
    assertThat(tree.joins().get(2).distance()).isCloseTo(11, within(1e-12));
  }

  @Test
  void groupsStandTogether() {
    List<Integer> order = Dendrogram.of(matrix(0, 50, 1, 51, 2, 52)).order();
    assertThat(order).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
    assertThat(order.subList(0, 3)).containsExactlyInAnyOrder(0, 2, 4);
  }

  @Test
  void fewGraphsAreNoMatter() {
    assertThat(Dendrogram.of(matrix()).order()).isEmpty();
    assertThat(Dendrogram.of(matrix(4)).order()).containsExactly(0);
    assertThat(Dendrogram.of(matrix(4, 4)).order()).containsExactly(0, 1);
  }
}
