package org.eugene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eugene.exact.BranchAndBound;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.Inspector;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Samples.Sample;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What only makes the exact method quicker can be switched off without changing an answer. */
class SwitchedOffTest {
  private static final EugeneOptions TINY = EugeneOptions.defaults().withEffort(Effort.PROOF);

  /** The plan of graphs that are too large for the search of the smallest ones. */
  private static final EugeneOptions EXACT = TINY.with(StandardStrategy.TINY, 0L);

  private static final int PAIRS = 40;
  private static final int MAX_ORDER = 6;

  private record Judged(Sample sample, double distance) {}

  private static final List<Judged> JUDGED = judged();

  private static List<Judged> judged() {
    Random random = new Random(1);
    List<Judged> judged = new ArrayList<>();
    for (int pair = 0; pair < PAIRS; pair++) {
      Sample sample = Samples.any(random, MAX_ORDER);
      judged.add(new Judged(sample, BruteForce.distance(sample.pair(), sample.costs())));
    }
    return judged;
  }

  @TestFactory
  Stream<DynamicTest> withoutAPhaseWhereTiny() {
    return Phases.ALL.stream()
        .map(
            phase ->
                DynamicTest.dynamicTest(
                    phase.name(), () -> check(TINY.without(phase), phase != Phases.TREE)));
  }

  @TestFactory
  Stream<DynamicTest> withoutAPhase() {
    return Phases.ALL.stream()
        .map(
            phase ->
                DynamicTest.dynamicTest(
                    phase.name(), () -> check(EXACT.without(phase), phase != Phases.TREE)));
  }

  @TestFactory
  Stream<DynamicTest> withoutAnAidOfTheTree() {
    return Stream.of(
        proving("fixing", EXACT.with(BranchAndBound.FIXING, false)),
        proving("symmetry", EXACT.with(BranchAndBound.SYMMETRY, false)),
        proving("orbits", EXACT.with(BranchAndBound.ORBITS, false)),
        proving("waiting for orbits", EXACT.with(BranchAndBound.ORBITS_AFTER, 0L)),
        proving("trying rows", EXACT.with(BranchAndBound.TRIED_ROWS, 0L)),
        proving("local searches", EXACT.with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 0L)),
        proving("steps at nodes", EXACT.with(BranchAndBound.NODE_STEPS, 0L)),
        proving("steps at the root", EXACT.with(BranchAndBound.ROOT_STEPS, 0L)));
  }

  /** The plan of larger graphs on small ones, whole and without one of its phases. */
  @TestFactory
  Stream<DynamicTest> withoutAPhaseOfLargerGraphs() {
    EugeneOptions medium = EXACT.with(StandardStrategy.SMALL, 0L);
    return Stream.concat(
        Stream.of(proving("whole", medium)),
        Phases.ALL.stream()
            .map(
                phase ->
                    DynamicTest.dynamicTest(
                        phase.name(), () -> check(medium.without(phase), phase != Phases.TREE))));
  }

  /** Steps so long that the split is nonsense make a poor bound, but a bound. */
  @TestFactory
  Stream<DynamicTest> withWildSteps() {
    EugeneOptions medium = EXACT.with(StandardStrategy.SMALL, 0L);
    return Stream.of(
        proving("plain", EXACT.with(BranchAndBound.FIRST_FACTOR, 1e6)),
        proving(
            "plain, never shorter",
            EXACT.with(BranchAndBound.FIRST_FACTOR, 1e6).with(BranchAndBound.SHRINK, 1.0)),
        proving("deflected at the root", medium.with(BranchAndBound.DEFLECTED_FACTOR, 1e6)),
        proving("deflected at nodes", medium.with(BranchAndBound.DEFLECTED_NODE_FACTOR, 1e6)));
  }

  /** Nobody else finds the best mapping here, so an aid that cuts it off is found out. */
  @TestFactory
  Stream<DynamicTest> withOneAidOfTheTreeOnly() {
    EugeneOptions bare =
        EXACT
            .with(BranchAndBound.FIXING, false)
            .with(BranchAndBound.SYMMETRY, false)
            .with(BranchAndBound.TRIED_ROWS, 0L)
            .with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 0L)
            .with(BranchAndBound.NODE_STEPS, 0L)
            .with(BranchAndBound.ROOT_STEPS, 0L);
    for (Phase phase : Phases.ALL) {
      bare = phase == Phases.TREE ? bare : bare.without(phase);
    }
    return Stream.of(
        proving("none", bare),
        proving("fixing", bare.with(BranchAndBound.FIXING, true)),
        proving("symmetry", bare.with(BranchAndBound.SYMMETRY, true)),
        proving(
            "orbits",
            bare.with(BranchAndBound.SYMMETRY, true).with(BranchAndBound.ORBITS_AFTER, 0L)),
        proving("trying rows", bare.with(BranchAndBound.TRIED_ROWS, 6L)),
        proving("local searches", bare.with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 1L)),
        proving("steps at nodes", bare.with(BranchAndBound.NODE_STEPS, 100L)),
        proving("steps at the root", bare.with(BranchAndBound.ROOT_STEPS, 300L)));
  }

  private static DynamicTest proving(String name, EugeneOptions options) {
    return DynamicTest.dynamicTest(name, () -> check(options, true));
  }

  private static void check(EugeneOptions options, boolean proves) {
    EugeneSolver solver = new EugeneSolver(options);
    for (Judged judged : JUDGED) {
      GedResult result = solver.solve(judged.sample().problem(), Budget.unlimited());
      Inspector.checkConsistent(judged.sample().problem(), result);
      assertThat(result.lower())
          .as("%s", judged.sample())
          .isLessThanOrEqualTo(judged.distance() + Inspector.TOLERANCE);
      if (proves || result.isOptimal()) {
        assertThat(result.isOptimal()).as("%s", judged.sample()).isTrue();
        assertThat(result.upper())
            .as("%s", judged.sample())
            .isCloseTo(judged.distance(), within(Inspector.TOLERANCE));
      }
    }
  }
}
