package org.eugene.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.SavingsModel;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Rings and their complements look alike from every vertex, so that bounds are weak and the search
 * has to branch even on seven vertices; it starts from a poor mapping on purpose.
 */
class BranchAndBoundTest {
  private static final int ORDER = 7;

  @Test
  void theSearchEndsAtTheDistance() {
    long[] nodes = new long[1];
    Seeds.forEach(
        80,
        random -> {
          GraphPair pair = new GraphPair(rings(random), rings(random));
          EditCosts costs = costs(random);
          GedProblem problem = GedProblem.of(pair, costs);
          long exact = problem.units(BruteForce.solve(pair, costs).mapping());
          BranchAndBound search = search(problem, Long.MAX_VALUE);
          assertThat(search.bestUnits()).isEqualTo(exact);
          assertThat(search.lowerUnits()).isEqualTo(exact);
          assertThat(SavingsModel.of(problem).units(search.best())).isEqualTo(exact);
          nodes[0] += search.nodes() - 1;
        });
    assertThat(nodes[0]).as("nodes below the roots").isPositive();
  }

  @Test
  void aSearchCutShortStillBounds() {
    Seeds.forEach(
        80,
        random -> {
          GraphPair pair = new GraphPair(rings(random), rings(random));
          EditCosts costs = costs(random);
          GedProblem problem = GedProblem.of(pair, costs);
          long exact = problem.units(BruteForce.solve(pair, costs).mapping());
          BranchAndBound search = search(problem, 1 + random.nextInt(4));
          assertThat(search.lowerUnits()).isLessThanOrEqualTo(exact);
          assertThat(search.bestUnits()).isGreaterThanOrEqualTo(exact);
        });
  }

  private static BranchAndBound search(GedProblem problem, long nodes) {
    SavingsModel model = SavingsModel.of(problem);
    int[] identity = new int[model.order()];
    for (int i = 0; i < identity.length; i++) {
      identity[i] = i;
    }
    BranchAndBound search =
        new BranchAndBound(
            model,
            new EdgeSplitting(model),
            identity,
            model.units(identity),
            Threshold.NONE,
            1,
            better -> {},
            Budget.unlimited().start());
    search.search(nodes);
    return search;
  }

  private static EditCosts costs(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> new ConstantCosts(3, 1, 0, 2, 2, 0);
      case 1 -> ConstantCosts.uniform();
      default -> new ConstantCosts(1, 2, 0.5, 0.5, 0.75, 0.5);
    };
  }

  /** One ring or two, or all edges but those, with an edge or two flipped; renumbered. */
  private static Graph rings(Random random) {
    int first = random.nextBoolean() ? ORDER : 3 + random.nextInt(2);
    boolean complement = random.nextBoolean();
    boolean[][] edges = new boolean[ORDER][ORDER];
    for (int v = 0; v < ORDER; v++) {
      int start = v < first ? 0 : first;
      int length = v < first ? first : ORDER - first;
      int next = start + (v - start + 1) % length;
      edges[Math.min(v, next)][Math.max(v, next)] = true;
    }
    for (int flips = random.nextInt(3); flips > 0; flips--) {
      int u = random.nextInt(ORDER - 1);
      int v = u + 1 + random.nextInt(ORDER - u - 1);
      edges[u][v] = !edges[u][v];
    }
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    for (int v = 0; v < ORDER; v++) {
      builder.addVertex(Label.of(random.nextInt(6) == 0 ? "b" : "a"));
    }
    for (int u = 0; u < ORDER; u++) {
      for (int v = u + 1; v < ORDER; v++) {
        if (edges[u][v] != complement) {
          builder.addEdge(u, v, Label.BLANK);
        }
      }
    }
    return RandomGraphs.shuffled(builder.build(), random);
  }
}
