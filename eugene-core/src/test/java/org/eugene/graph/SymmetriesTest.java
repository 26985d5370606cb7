package org.eugene.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class SymmetriesTest {
  private static Graph graph(Random random) {
    double[] densities = {0, 0.2, 0.5, 0.8, 1};
    return RandomGraphs.graph(
        "g",
        Shape.plain(random.nextInt(7))
            .withDirected(random.nextBoolean())
            .withLabels(1 + random.nextInt(2), 1 + random.nextInt(2))
            .withDensity(densities[random.nextInt(5)])
            .withLoops(random.nextInt(3) == 0 ? 0.5 : 0),
        random);
  }

  /** All renumberings that leave the graph as it is and this vertex, if there is one, in place. */
  private static Set<List<Integer>> all(Graph graph, int kept) {
    Set<List<Integer>> found = new HashSet<>();
    tryAll(graph, kept, new ArrayList<>(), found);
    return found;
  }

  private static void tryAll(
      Graph graph, int kept, List<Integer> images, Set<List<Integer>> found) {
    if (images.size() == graph.order()) {
      int[] numbers = images.stream().mapToInt(Integer::intValue).toArray();
      if (graph.permuted(numbers).equals(graph)) {
        found.add(List.copyOf(images));
      }
      return;
    }
    for (int w = 0; w < graph.order(); w++) {
      boolean moves = images.size() == kept && w != kept;
      if (!images.contains(w) && !moves) {
        images.add(w);
        tryAll(graph, kept, images, found);
        images.remove(images.size() - 1);
      }
    }
  }

  /** All products of some renumberings. */
  private static Set<List<Integer>> products(int order, List<int[]> generators) {
    List<Integer> identity = new ArrayList<>();
    for (int v = 0; v < order; v++) {
      identity.add(v);
    }
    Set<List<Integer>> found = new HashSet<>(Set.of(identity));
    Deque<List<Integer>> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      List<Integer> one = open.remove();
      for (int[] generator : generators) {
        List<Integer> next = one.stream().map(v -> generator[v]).toList();
        if (found.add(next)) {
          open.add(next);
        }
      }
    }
    return found;
  }

  private static void areThose(Set<List<Integer>> all, int order, Symmetries symmetries) {
    Symmetries.Group group = symmetries.group(() -> false).orElseThrow();
    assertThat(group.count()).isEqualTo(BigInteger.valueOf(all.size()));
    assertThat(products(order, group.generators())).isEqualTo(all);
    int[] orbits = symmetries.orbits();
    for (int v = 0; v < order; v++) {
      int at = v;
      int smallest = all.stream().mapToInt(each -> each.get(at)).min().orElseThrow();
      assertThat(orbits[v]).isEqualTo(smallest);
    }
  }

  @Test
  void areThoseThatTryingAllRenumberingsFinds() {
    Seeds.forEach(
        150,
        random -> {
          Graph graph = graph(random);
          Symmetries symmetries = Symmetries.of(graph);
          areThose(all(graph, -1), graph.order(), symmetries);
          if (graph.order() > 0) {
            int kept = random.nextInt(graph.order());
            areThose(all(graph, kept), graph.order(), symmetries.keeping(kept));
          }
        });
  }

  @Test
  void aTriangleAndASquareHaveNoVertexInCommon() {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < 7; v++) {
      builder.addVertex(Label.of("a"));
    }
    int[][] edges = {{0, 1}, {1, 2}, {2, 0}, {3, 4}, {4, 5}, {5, 6}, {6, 3}};
    for (int[] edge : edges) {
      builder.addEdge(edge[0], edge[1], Label.of("1"));
    }
    // Every vertex has two neighbours, and no refinement tells them apart.
    Symmetries symmetries = Symmetries.of(builder.build());
    assertThat(symmetries.orbits()).containsExactly(0, 0, 0, 3, 3, 3, 3);
    assertThat(symmetries.group(() -> false).orElseThrow().count())
        .isEqualTo(BigInteger.valueOf(48));
    assertThat(symmetries.group(() -> true)).isEmpty();
  }

  /** What a few looks find are symmetries all the same, and more looks find all. */
  @Test
  void asManyAreFoundAsThereIsPatienceFor() {
    Seeds.forEach(
        150,
        random -> {
          Graph graph = graph(random);
          Set<List<Integer>> all = all(graph, -1);
          List<int[]> some = Symmetries.found(graph, random.nextInt(2_000), () -> false);
          assertThat(all).containsAll(products(graph.order(), some));
          List<int[]> enough = Symmetries.found(graph, 1 << 20, () -> false);
          assertThat(products(graph.order(), enough)).isEqualTo(all);
          assertThat(enough.size()).isLessThan(Math.max(1, graph.order()));
          assertThat(Symmetries.found(graph, 1 << 20, () -> true)).isEmpty();
        });
  }

  /** No colouring tells the vertices of these apart; whatever patience there is ends the search. */
  @Test
  void stronglyRegularGraphsEnd() {
    for (Graph graph : List.of(lattice(4), lattice(8), lattice(12), paley(13), paley(101))) {
      List<int[]> found = Symmetries.found(graph, 1 << 21, () -> false);
      for (int[] image : found) {
        assertThat(graph.permuted(image)).isEqualTo(graph);
      }
      assertThat(Symmetries.found(graph, 1_000, () -> false).size()).isLessThan(graph.order());
    }
  }

  /** Places of a square board, joined where a rook goes from one to the other. */
  private static Graph lattice(int side) {
    return joined(side * side, (u, v) -> u / side == v / side || u % side == v % side);
  }

  /** Numbers modulo a prime, joined where their difference is a square. */
  private static Graph paley(int prime) {
    boolean[] isSquare = new boolean[prime];
    for (int x = 1; x < prime; x++) {
      isSquare[x * x % prime] = true;
    }
    return joined(prime, (u, v) -> isSquare[(v - u + prime) % prime]);
  }

  private static Graph joined(int order, BiPredicate<Integer, Integer> areJoined) {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of("a"));
      for (int u = 0; u < v; u++) {
        if (areJoined.test(u, v)) {
          builder.addEdge(u, v, Label.of("1"));
        }
      }
    }
    return builder.build();
  }
}
