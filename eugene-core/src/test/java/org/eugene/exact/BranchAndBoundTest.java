package org.eugene.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eugene.bound.EdgeSplitting;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.SymmetricGraphs;
import org.junit.jupiter.api.Test;

/**
 * Rings and their complements look alike from every vertex, so that bounds are weak and the search
 * has to branch even on seven vertices; it starts from a poor mapping on purpose.
 */
class BranchAndBoundTest {
  private static final int ORDER = 7;
  private static final MethodOptions BLIND =
      MethodOptions.defaults()
          .with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 0L)
          .with(BranchAndBound.ROOT_STEPS, 0L)
          .with(BranchAndBound.NODE_STEPS, 2L)
          .with(BranchAndBound.FIXING, false);

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
          Run run = Run.start(problem, Terms.of(Budget.unlimited()));
          nodes[0] += search(run, Long.MAX_VALUE, MethodOptions.defaults()).nodes() - 1;
          assertThat(run.upper()).isEqualTo(exact);
          assertThat(run.lower()).isEqualTo(exact);
          assertThat(problem.units(run.mapping().orElseThrow())).isEqualTo(exact);
        });
    assertThat(nodes[0]).as("nodes below the roots").isPositive();
  }

  /** With orbits from the first case on, with twins only and with neither: one distance. */
  @Test
  void symmetriesChangeNoDistance() {
    long[] nodes = new long[3];
    MethodOptions none = BLIND.with(BranchAndBound.SYMMETRY, false);
    MethodOptions twins = BLIND.with(BranchAndBound.ORBITS, false);
    MethodOptions orbits = BLIND.with(BranchAndBound.ORBITS_AFTER, 0L);
    Seeds.forEach(
        150,
        random -> {
          Sample sample = SymmetricGraphs.pair(random, 7);
          GedProblem problem = sample.problem();
          long exact = problem.units(BruteForce.solve(sample.pair(), sample.costs()).mapping());
          List<MethodOptions> tunings = List.of(none, twins, orbits);
          for (int at = 0; at < nodes.length; at++) {
            Run run = Run.start(problem, Terms.of(Budget.unlimited()));
            nodes[at] += search(run, Long.MAX_VALUE, tunings.get(at)).nodes();
            assertThat(run.upper()).as("%s", sample).isEqualTo(exact);
            assertThat(run.lower()).as("%s", sample).isEqualTo(exact);
          }
        });
    assertThat(nodes[1]).as("nodes with twins").isLessThan(nodes[0]);
    assertThat(nodes[2]).as("nodes with orbits").isLessThan(nodes[1]);
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
          Run run = Run.start(problem, Terms.of(Budget.unlimited()));
          search(run, 1 + random.nextInt(4), MethodOptions.defaults());
          assertThat(run.lower()).isLessThanOrEqualTo(exact);
          assertThat(run.upper()).isGreaterThanOrEqualTo(exact);
        });
  }

  /**
   * A tree that hardly looks for mappings keeps a poor one for long, which then hides no mistake in
   * what the subtrees that were left are said to cost: their bound is the least of all of theirs.
   */
  @Test
  void whatIsLeftBoundsByItsCheapestPart() {
    Seeds.forEach(
        300,
        random -> {
          GraphPair pair = new GraphPair(rings(random), rings(random));
          EditCosts costs = costs(random);
          GedProblem problem = GedProblem.of(pair, costs);
          long exact = problem.units(BruteForce.solve(pair, costs).mapping());
          Run run = Run.start(problem, Terms.of(Budget.unlimited()));
          BranchAndBound search = search(run, 2 + random.nextInt(12), BLIND);
          assertThat(search.lowerUnits()).isLessThanOrEqualTo(exact);
        });
  }

  private static BranchAndBound search(Run run, long nodes, MethodOptions tuning) {
    SavingsModel model = SavingsModel.of(run.problem());
    BranchAndBound search =
        BranchAndBound.of(
            model,
            new EdgeSplitting(model),
            new Incumbent(model, run),
            Optional.empty(),
            tuning,
            1);
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
