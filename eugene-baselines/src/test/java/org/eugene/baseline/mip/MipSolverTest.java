package org.eugene.baseline.mip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.solver.SolverUnavailableException;
import org.eugene.solver.Stop;
import org.eugene.solver.Terms;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;

class MipSolverTest {
  @Test
  void aMissingLibraryIsSaidInASentence() {
    Runnable loader =
        () -> {
          throw new UnsatisfiedLinkError("no jniortools in java.library.path");
        };
    assertThatThrownBy(() -> NativeSolvers.require(loader))
        .isInstanceOf(SolverUnavailableException.class)
        .hasMessageContainingAll("OR-Tools", "take another method");
  }

  @Test
  void aBoundAboveAMappingsCostProvesNothing() {
    GedProblem problem = problem(2);
    Backend liar =
        (model, countdown, found) ->
            new Solution(Optional.of(new double[] {1, 0, 0, 1}), problem.base() + 1);
    GedResult result = solver(liar).solve(problem, Budget.unlimited());
    assertThat(result.lower()).isZero();
    Inspector.checkConsistent(problem, result);
  }

  @Test
  void aMappingFoundBeforeTheRunWasLeftIsKept() {
    GedProblem problem = problem(2);
    Backend left =
        (model, countdown, found) -> {
          found.accept(new double[] {0, 1, 1, 0});
          throw new MipModel.Unfinished();
        };
    List<Double> told = new ArrayList<>();
    GedResult result =
        solver(left)
            .solve(
                problem, Terms.of(Budget.unlimited()).withListener(now -> told.add(now.upper())));
    assertThat(result.upper())
        .isLessThanOrEqualTo(problem.cost(VertexMapping.of(new int[] {1, 0}, 2)));
    assertThat(told).last().isEqualTo(result.upper());
  }

  @Test
  void valuesAreReadAtOneHalf() {
    GedProblem problem = problem(2);
    Backend sloppy =
        (model, countdown, found) ->
            new Solution(Optional.of(new double[] {1e-7, 1 - 1e-7, 0.999, 1e-9}), 0);
    GedResult result = solver(sloppy).solve(problem, Budget.unlimited());
    assertThat(result.mapping().orElseThrow().images()).containsExactly(1, 0);
  }

  @Test
  void anUnknownEngineIsRefusedWithTheNamesOfTheOthers() {
    assertThatThrownBy(() -> MethodOptions.defaults().withText(MipMethods.SOLVER, "gurobi"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("gurobi", "cp-sat", "scip");
  }

  @Test
  void labelledEdgesAreRefusedByTheAdjacencyProgrammeInASentence() {
    Random random = new Random(1);
    Shape shape = Shape.plain(5).withLabels(2, 3);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", shape, random));
    GedProblem problem = GedProblem.of(pair, NamedCosts.named("uniform").costs());
    assertThatThrownBy(
            () ->
                Methods.named("adj-ip")
                    .solver(MethodOptions.defaults())
                    .solve(problem, Budget.unlimited()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("adj-ip", "--edge-labels ignore", "f2");
  }

  @Test
  void aRelaxationGivesABoundAndAMapping() {
    GedProblem problem = problem(6);
    for (String method : new String[] {"f1", "f2", "adj-ip", "compact-mip", "fori"}) {
      GedResult exact =
          Methods.named(method).solver(MethodOptions.defaults()).solve(problem, Budget.unlimited());
      GedResult relaxed =
          Methods.named(method)
              .solver(MethodOptions.defaults().with(MipMethods.RELAXATION, true))
              .solve(problem, Budget.unlimited());
      assertThat(exact.stop()).isEqualTo(Stop.PROVED_OPTIMAL);
      assertThat(relaxed.lower()).as(method).isLessThanOrEqualTo(exact.upper());
      assertThat(relaxed.upper()).as(method).isGreaterThanOrEqualTo(exact.upper());
      Inspector.checkConsistent(problem, relaxed);
    }
  }

  @Test
  void graphsBeyondAnySolverAreRefusedInASentence() {
    GedProblem problem = problem(130);
    assertThatThrownBy(
            () ->
                Methods.named("f2")
                    .solver(MethodOptions.defaults())
                    .solve(problem, Budget.unlimited()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("130 and 130 vertices", "take the method eugene");
  }

  private static MipSolver solver(Backend backend) {
    return new MipSolver(new F2(), backend, MappingReader.AT_ONE_HALF);
  }

  private static GedProblem problem(int order) {
    Random random = new Random(3);
    Shape shape = Shape.plain(order).withLabels(2, 1);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("t", shape, random));
    return GedProblem.of(pair, NamedCosts.named("uniform").costs());
  }
}
