package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.cost.ConstantCosts;
import org.eugene.exact.BranchAndBound;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where fixing after the last step of a node leaves one mapping, it has to be looked at before the
 * node is closed. Molecules whose distances are published; the tree has to find the mapping alone.
 */
class LastMappingTest {
  @ParameterizedTest
  @CsvSource({
    "O S O O C C C O, 0-1 1-2 1-3 1-4 3-5 4-6 5-6 5-7, C C I C Br C, 0-1 0-5 1-2 1-3 3-4, 8",
    "C C C N C O S C, 0-1 0-2 0-3 1-4 2-5 4-6 6-7,"
        + " C C N Cl C N N N N, 0-1 0-2 1-3 2-4 2-5 4-6 4-7 5-8 7-8, 8",
    "C N N S N C N C, 0-1 0-2 0-3 1-4 1-5 2-6 3-7 4-7 5-6,"
        + " N C C N N C C N N, 0-1 1-2 1-3 2-4 2-5 3-6 5-7 6-7 6-8, 6"
  })
  void isPricedBeforeANodeIsClosed(
      String atoms, String bonds, String otherAtoms, String otherBonds, double distance) {
    EugeneOptions options =
        EugeneOptions.defaults()
            .withEffort(Effort.PROOF)
            .with(StandardStrategy.SMALL, 0L)
            .with(StandardStrategy.FIRST_CONVERGED, 2L)
            .with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 0L)
            .with(BranchAndBound.DEFLECTED_NODE_STEPS, 1L)
            .with(BranchAndBound.TRIED_ROWS, 0L);
    MethodOption<?> convergedSteps =
        EugeneOptions.constants().stream()
            .filter(constant -> constant.name().equals("normal.converged-steps"))
            .findFirst()
            .orElseThrow();
    options =
        new EugeneOptions(
            Effort.PROOF, options.seed(), options.tuning().withText(convergedSteps, "2"));
    for (Phase phase : Phases.ALL) {
      boolean needed = phase == Phases.TREE || phase == Phases.CONVERGED_ROOT;
      options = needed ? options : options.without(phase);
    }
    GraphPair pair = new GraphPair(molecule(atoms, bonds), molecule(otherAtoms, otherBonds));
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());

    GedResult result = new EugeneSolver(options).solve(problem, Budget.unlimited());

    assertThat(result.isOptimal()).isTrue();
    assertThat(result.upper()).isEqualTo(distance);
  }

  private static Graph molecule(String atoms, String bonds) {
    GraphBuilder builder = Graph.undirected("molecule");
    for (String atom : atoms.split(" ")) {
      builder.addVertex(atom);
    }
    for (String bond : bonds.split(" ")) {
      builder.addEdge(bond.charAt(0) - '0', bond.charAt(2) - '0', "-");
    }
    return builder.build();
  }
}
