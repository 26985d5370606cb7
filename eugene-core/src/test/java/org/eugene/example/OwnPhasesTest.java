package org.eugene.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eugene.cost.ConstantCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.engine.Phases;
import org.eugene.engine.Plan;
import org.eugene.engine.Plan.Step;
import org.eugene.engine.Strategy;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.Test;

/** A bound and a search of one's own in the engine, under the laws of every solver. */
class OwnPhasesTest extends GedSolverContract {
  @Override
  protected GedSolver solver() {
    Strategy strategy =
        (instance, effort) ->
            new Plan(
                List.of(
                    Step.of(new EdgeCount(), 1),
                    Step.of(new ByDegree(), 1),
                    Step.of(Phases.TREE, Long.MAX_VALUE)));
    return new EugeneSolver(EugeneOptions.defaults(), strategy);
  }

  @Override
  protected boolean isExact() {
    return true;
  }

  /** A star keeps its hub wherever it stands, and loses an edge. */
  @Test
  void theTwoSufficeForAStar() {
    Strategy without =
        (instance, effort) ->
            new Plan(List.of(Step.of(new EdgeCount(), 1), Step.of(new ByDegree(), 1)));
    GedProblem problem =
        GedProblem.of(new GraphPair(star(6, 0), star(5, 3)), ConstantCosts.uniform());
    GedResult result =
        new EugeneSolver(EugeneOptions.defaults(), without).solve(problem, Budget.unlimited());
    assertThat(result.lower()).isEqualTo(1);
    assertThat(result.upper()).isEqualTo(1);
  }

  private static Graph star(int leaves, int hub) {
    GraphBuilder star = Graph.undirected("star", new LabelDictionary());
    for (int v = 0; v < 7; v++) {
      star.addVertex(Label.of("a"));
    }
    for (int v = 0, left = leaves; left > 0; v++) {
      if (v != hub) {
        star.addEdge(hub, v, Label.of("1"));
        left--;
      }
    }
    return star.build();
  }
}
