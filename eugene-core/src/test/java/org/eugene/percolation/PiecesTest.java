package org.eugene.percolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
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
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

class PiecesTest {
  private static final int ORDER = 700;
  private static final int REMOVED = 10;

  @Test
  void piecesOfAChainAreLaidEndToEnd() {
    checkPieces(v -> v - 1, 1, REMOVED);
  }

  /** Large branches, near the root, may take each other's places. */
  @Test
  void branchesOfABinaryTreeFindTheirPlaces() {
    checkPieces(v -> (v - 1) / 2, 63, 2 * REMOVED);
  }

  @Test
  void aCaterpillarIsPutTogetherAgain() {
    checkPieces(v -> v % 2 == 0 ? v - 2 : v - 1, 1, 2 * REMOVED);
  }

  /** Every vertex hangs on an earlier one. */
  private static void checkPieces(IntUnaryOperator parent, int firstCut, int most) {
    Seeds.forEach(
        5,
        random -> {
          Graph tree = tree(parent, new int[0]);
          Graph pieces =
              tree(parent, random.ints(firstCut, ORDER).distinct().limit(REMOVED).toArray());
          Graph shuffled = RandomGraphs.shuffled(pieces, random);
          check(new GraphPair(tree, shuffled), most);
          check(new GraphPair(shuffled, tree), most);
        });
  }

  private static void check(GraphPair pair, int most) {
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    Run run = Run.startWithoutTables(problem, Terms.of(Budget.unlimited()));
    new Percolation(SparseModel.of(problem), run).layPieces();
    assertThat(run.resultWithMapping().upper()).isBetween((double) REMOVED, (double) most);
  }

  private static Graph tree(IntUnaryOperator parent, int[] cut) {
    boolean[] isCut = new boolean[ORDER];
    for (int v : cut) {
      isCut[v] = true;
    }
    GraphBuilder graph = Graph.undirected("tree", new LabelDictionary());
    for (int v = 0; v < ORDER; v++) {
      graph.addVertex(Label.BLANK);
    }
    for (int v = 1; v < ORDER; v++) {
      if (!isCut[v]) {
        graph.addEdge(parent.applyAsInt(v), v, Label.BLANK);
      }
    }
    return graph.build();
  }
}
