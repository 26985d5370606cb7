package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.exact.BranchAndBound;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stop;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Samples.Sample;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Graphs full of interchangeable vertices, where the exact search leaves out what it takes for
 * repetitions: stars, cliques, cycles, bipartite graphs and copies of small pieces, with some edges
 * flipped so that the bounds do not meet at once.
 */
class SymmetricGraphsTest {
  private static final int MAX_ORDER = 7;

  @Test
  void theProofHoldsAgainstBruteForce() {
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Seeds.forEach(
        150,
        random -> {
          boolean directed = random.nextInt(3) == 0;
          int labels = 1 + random.nextInt(2);
          GraphPair pair =
              new GraphPair(graph(directed, labels, random), graph(directed, labels, random));
          Sample sample = new Sample(pair, costs(random));
          GedProblem problem = sample.problem();
          GedResult result = exact.solve(problem, Budget.unlimited());
          assertThat(result.stop()).as("%s", sample).isEqualTo(Stop.PROVED_OPTIMAL);
          assertThat(result.upper())
              .as("%s", sample)
              .isCloseTo(BruteForce.distance(pair, sample.costs()), within(1e-6));
        });
  }

  /**
   * Rook's graph, Shrikhande's and a board of eight: symmetries are not looked for beyond reason.
   */
  @Test
  void stronglyRegularGraphsKeepTheBudget() {
    Graph rook = onTorus(4, new int[][] {{0, 1}, {0, 2}, {1, 0}, {2, 0}});
    Graph shrikhande = onTorus(4, new int[][] {{0, 1}, {1, 0}, {1, 1}});
    Graph board =
        onTorus(8, new int[][] {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
    Graph bent = onTorus(8, new int[][] {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 0}, {2, 1}, {3, 0}});
    check(rook, shrikhande, Duration.ofMillis(400));
    check(board, bent, Duration.ofMillis(400));
  }

  private static void check(Graph source, Graph target, Duration time) {
    GedProblem problem = GedProblem.of(new GraphPair(source, target), ConstantCosts.uniform());
    EugeneOptions options =
        EugeneOptions.defaults()
            .withEffort(Effort.PROOF)
            .with(BranchAndBound.ORBITS_AFTER, 0L)
            .with(BranchAndBound.NODE_STEPS, 0L);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    GedResult result = new EugeneSolver(options).solve(problem, Budget.of(time));
    Duration taken = Duration.ofNanos(threads.getCurrentThreadCpuTime() - start);
    Inspector.checkConsistent(problem, result);
    assertThat(taken).isLessThan(time.multipliedBy(2));
  }

  private static Graph onTorus(int side, int[][] steps) {
    GraphBuilder builder = Graph.undirected("torus", new LabelDictionary());
    Set<Integer> joined = new HashSet<>();
    for (int v = 0; v < side * side; v++) {
      builder.addVertex(Label.of("a"));
    }
    for (int v = 0; v < side * side; v++) {
      for (int[] step : steps) {
        int w = (v / side + step[0]) % side * side + (v % side + step[1]) % side;
        if (joined.add(Math.min(v, w) * side * side + Math.max(v, w))) {
          builder.addEdge(v, w, Label.of("e"));
        }
      }
    }
    return builder.build();
  }

  private static EditCosts costs(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> new ConstantCosts(3, 1, 0, 2, 2, 0);
      case 1 -> ConstantCosts.uniform();
      case 2 -> new ConstantCosts(1, 2, 1.5, 0.5, 0.75, 0.5);
      default -> RandomCosts.any(random);
    };
  }

  private static Graph graph(boolean directed, int labels, Random random) {
    int n = 4 + random.nextInt(MAX_ORDER - 3);
    boolean[][] edges = new boolean[n][n];
    int pattern = random.nextInt(5);
    int split = 1 + random.nextInt(n - 1);
    for (int u = 0; u < n; u++) {
      for (int v = u + 1; v < n; v++) {
        edges[u][v] =
            switch (pattern) {
              case 0 -> u == 0;
              case 1 -> true;
              case 2 -> v == u + 1 || (u == 0 && v == n - 1);
              case 3 -> u < split && v >= split;
              default -> u / 2 == v / 2;
            };
      }
    }
    for (int flips = random.nextInt(4); flips > 0; flips--) {
      int u = random.nextInt(n - 1);
      int v = u + 1 + random.nextInt(n - u - 1);
      edges[u][v] = !edges[u][v];
    }
    return RandomGraphs.shuffled(build(edges, directed, labels, random), random);
  }

  private static Graph build(boolean[][] edges, boolean directed, int labels, Random random) {
    LabelDictionary dictionary = new LabelDictionary();
    GraphBuilder builder =
        directed ? Graph.directed("g", dictionary) : Graph.undirected("g", dictionary);
    for (int v = 0; v < edges.length; v++) {
      builder.addVertex(Label.of(random.nextInt(5) == 0 ? "b" : "a"));
    }
    List<Label> alphabet = new ArrayList<>();
    for (int label = 0; label < labels; label++) {
      alphabet.add(Label.of("" + label));
    }
    for (int u = 0; u < edges.length; u++) {
      for (int v = u + 1; v < edges.length; v++) {
        if (edges[u][v]) {
          builder.addEdge(u, v, alphabet.get(random.nextInt(labels)));
          if (directed && random.nextInt(3) == 0) {
            builder.addEdge(v, u, alphabet.get(random.nextInt(labels)));
          }
        }
      }
    }
    return builder.build();
  }
}
