package org.eugene.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/**
 * Proofs on pairs beyond brute force: whatever the vertices are numbered and whichever graph comes
 * first, the proved distance is the same. Branching order, waves and symmetry breaking all depend
 * on the numbering, so a mapping that one of them loses shows up here.
 */
class RelabelledProofsTest {
  private static final int NUMBERINGS = 4;

  @Test
  void graphsWithManyTwinsHaveOneDistance() {
    Seeds.forEach(40, random -> check(bushy(random), bushy(random), random));
  }

  @Test
  void graphsWithCyclesHaveOneDistance() {
    Seeds.forEach(40, random -> check(cyclic(10, random), cyclic(12, random), random));
  }

  private static void check(Graph source, Graph target, Random random) {
    ConstantCosts costs =
        random.nextBoolean()
            ? new ConstantCosts(3, 1, 0, 2, 2, 0)
            : new ConstantCosts(2, 3, 1, 1, 2, 1);
    double distance = proved(source, target, costs);
    for (int numbering = 0; numbering < NUMBERINGS; numbering++) {
      Graph otherSource = source.permuted(RandomGraphs.permutation(source.order(), random));
      Graph otherTarget = target.permuted(RandomGraphs.permutation(target.order(), random));
      assertThat(proved(otherSource, otherTarget, costs)).isEqualTo(distance);
      assertThat(proved(otherTarget, otherSource, costs.transposed())).isEqualTo(distance);
    }
  }

  /** A search that is cut short anywhere has bounds on both sides of the proved distance. */
  @Test
  void searchesCutShortStillEncloseTheDistance() {
    Seeds.forEach(
        30,
        random -> {
          GedProblem problem =
              GedProblem.of(
                  new GraphPair(cyclic(17, random), cyclic(18, random)),
                  new ConstantCosts(3, 1, 0, 2, 2, 0));
          EugeneSolver solver = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
          double distance = solver.solve(problem, Budget.unlimited()).upper();
          for (int steps = 400; steps < 4_000; steps += steps / 4) {
            GedResult cut = solver.solve(problem, Budget.unlimited().withIterations(steps));
            assertThat(cut.lower()).isLessThanOrEqualTo(distance);
            assertThat(cut.upper()).isGreaterThanOrEqualTo(distance);
          }
        });
  }

  private static double proved(Graph source, Graph target, EditCosts costs) {
    GedResult result =
        new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF))
            .solve(GedProblem.of(new GraphPair(source, target), costs), Budget.unlimited());
    assertThat(result.isOptimal()).isTrue();
    return result.upper();
  }

  /** A small core with leaves on it, as explicit hydrogens sit on a molecule. */
  private static Graph bushy(Random random) {
    int core = 4 + random.nextInt(3);
    GraphBuilder builder = Graph.undirected("bushy", new LabelDictionary());
    for (int v = 0; v < core; v++) {
      builder.addVertex(Label.of(random.nextInt(3) == 0 ? "N" : "C"));
      if (v > 0) {
        builder.addEdge(random.nextInt(v), v, Label.of("1"));
      }
    }
    for (int leaf = 0; leaf < 8 + random.nextInt(3); leaf++) {
      builder.addEdge(random.nextInt(core), builder.addVertex(Label.of("H")), Label.of("1"));
    }
    return builder.build();
  }

  /** A ring with some chords. */
  private static Graph cyclic(int order, Random random) {
    GraphBuilder builder = Graph.undirected("cyclic", new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of(random.nextInt(4) == 0 ? "b" : "a"));
    }
    for (int v = 0; v < order; v++) {
      builder.addEdge(v, (v + 1) % order, Label.of(random.nextInt(3) == 0 ? "2" : "1"));
      if (v + 3 < order && random.nextInt(3) == 0) {
        builder.addEdge(v, v + 3, Label.of("1"));
      }
    }
    return builder.build();
  }
}
