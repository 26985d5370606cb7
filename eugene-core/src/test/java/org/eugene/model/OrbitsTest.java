package org.eugene.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.SymmetricGraphs;
import org.junit.jupiter.api.Test;

/** Who can take whose place, held against all renumberings. */
class OrbitsTest {
  private static Lookalikes lookalikes(SavingsModel model) {
    return Lookalikes.of(Twins.of(model)).withSymmetries(model, () -> false);
  }

  /** Whether a renumbering of the rows that keeps all fixed ones takes i to j at no price. */
  private static boolean canTake(SavingsModel model, int[] image, int next, boolean[] fixed) {
    if (next == model.rows()) {
      return true;
    }
    boolean given = image[next] >= 0;
    for (int to = 0; to < model.rows(); to++) {
      boolean mayGo = given ? to == image[next] : !fixed[next] || to == next;
      for (int v = 0; v < model.rows(); v++) {
        mayGo &= v == next || image[v] != to;
      }
      if (mayGo && fits(model, image, next, to)) {
        image[next] = to;
        if (canTake(model, image, next + 1, fixed)) {
          return true;
        }
        image[next] = given ? to : -1;
      }
    }
    return false;
  }

  /** Of those numbered before. */
  private static boolean fits(SavingsModel model, int[] image, int v, int goes) {
    for (int k = 0; k < model.order(); k++) {
      if (model.units(v, k) != model.units(goes, k)) {
        return false;
      }
    }
    int n = model.order();
    int[] kinds = model.rowHalves().adjacency(n, model.problem().isDirected());
    for (int u = 0; u < v; u++) {
      if (kinds[u * n + v] != kinds[image[u] * n + goes]
          || kinds[v * n + u] != kinds[goes * n + image[u]]) {
        return false;
      }
    }
    return true;
  }

  private static Set<Integer> trueOrbit(SavingsModel model, int i, boolean[] fixed) {
    Set<Integer> orbit = new TreeSet<>();
    for (int j = 0; j < model.rows(); j++) {
      int[] image = new int[model.rows()];
      Arrays.fill(image, -1);
      image[i] = j;
      if (!fixed[j] && canTake(model, image, 0, fixed)) {
        orbit.add(j);
      }
    }
    return orbit;
  }

  private static Set<Integer> orbit(Orbits orbits, SavingsModel model, int i, boolean[] fixed) {
    Set<Integer> orbit = new TreeSet<>();
    for (int j : orbits.of(i, fixed)) {
      assertThat(j == i || !fixed[j]).isTrue();
      if (j < model.rows()) {
        orbit.add(j);
      }
    }
    return orbit;
  }

  @Test
  void theyAreWithinThoseOfAllRenumberings() {
    int[] proper = new int[2];
    Seeds.forEach(
        150,
        random -> {
          Sample sample = SymmetricGraphs.pair(random, 7);
          SavingsModel model = SavingsModel.of(sample.problem());
          Orbits orbits = lookalikes(model).rows();
          boolean[] none = new boolean[model.order()];
          boolean[] fixed = fixed(model, random);
          for (int i = 0; i < model.rows(); i++) {
            Set<Integer> all = trueOrbit(model, i, none);
            assertThat(orbit(orbits, model, i, none)).as("%s", sample).isSubsetOf(all);
            proper[0] += all.size();
            proper[1] += orbit(orbits, model, i, none).size();
            if (!fixed[i]) {
              assertThat(orbit(orbits, model, i, fixed))
                  .as("%s", sample)
                  .isSubsetOf(trueOrbit(model, i, fixed));
            }
          }
        });
    assertThat(proper[1]).as("of %d", proper[0]).isGreaterThan(proper[0] * 9 / 10);
  }

  private static boolean[] fixed(SavingsModel model, Random random) {
    boolean[] fixed = new boolean[model.order()];
    for (int count = random.nextInt(3); count > 0; count--) {
      fixed[random.nextInt(model.order())] = true;
    }
    return fixed;
  }

  /** Each listed symmetry, and each alone, leaves the cost of every mapping as it is. */
  @Test
  void symmetriesChangeNoCost() {
    Seeds.forEach(
        150,
        random -> {
          Sample sample = SymmetricGraphs.pair(random, 8);
          SavingsModel model = SavingsModel.of(sample.problem());
          Lookalikes alike = lookalikes(model);
          int[] permutation = RandomGraphs.permutation(model.order(), random);
          int cost = model.scaledCost(permutation);
          for (int[] pairs : alike.rows().symmetries()) {
            int[] other = permutation.clone();
            for (int at = 0; at < pairs.length; at += 2) {
              other[pairs[at + 1]] = permutation[pairs[at]];
            }
            assertThat(model.scaledCost(other)).isEqualTo(cost);
          }
          for (int[] pairs : alike.columns().symmetries()) {
            int[] other = permutation.clone();
            for (int i = 0; i < other.length; i++) {
              for (int at = 0; at < pairs.length; at += 2) {
                other[i] = permutation[i] == pairs[at] ? pairs[at + 1] : other[i];
              }
            }
            assertThat(model.scaledCost(other)).isEqualTo(cost);
          }
        });
  }

  /** Two rings on a chain: each turns over by itself, wherever the other is. */
  @Test
  void whatIsFarApartMovesByItself() {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < 13; v++) {
      builder.addVertex(Label.of(v == 12 ? "N" : "C"));
    }
    for (int ring = 0; ring < 12; ring += 6) {
      for (int v = 0; v < 6; v++) {
        builder.addEdge(ring + v, ring + (v + 1) % 6, Label.BLANK);
      }
    }
    builder.addEdge(0, 12, Label.BLANK);
    builder.addEdge(6, 12, Label.BLANK);
    Graph graph = builder.build();
    SavingsModel model =
        SavingsModel.of(GedProblem.of(new GraphPair(graph, graph), ConstantCosts.uniform()));
    Orbits orbits = lookalikes(model).rows();
    boolean[] fixed = new boolean[13];
    assertThat(orbits.of(1, fixed)).containsExactlyInAnyOrder(1, 5, 7, 11);
    fixed[1] = true;
    assertThat(orbits.of(2, fixed)).containsExactly(2);
    assertThat(orbits.of(8, fixed)).containsExactlyInAnyOrder(8, 10);
    assertThat(orbits.of(1, fixed)).hasSize(4); // itself is taken to be free
    assertThat(fixed[1]).isTrue();
  }
}
