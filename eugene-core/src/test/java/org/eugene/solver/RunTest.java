package org.eugene.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Sketch;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.Test;

class RunTest {
  // A path and a triangle: the distance is one edge, 2 under paper-1, and the lattice has step 4.
  private static final GedProblem PROBLEM =
      GedProblem.of(
          new GraphPair(
              Sketch.undirected("a a a", "0-1 1-2"), Sketch.undirected("a a a", "0-1 1-2 0-2")),
          NamedCosts.PAPER_1.costs());

  private static final VertexMapping BEST = VertexMapping.of(new int[] {0, 1, 2}, 3);
  private static final VertexMapping WORST = VertexMapping.deletingEverything(3, 3);

  private static Run run() {
    return Run.start(PROBLEM, Terms.of(Budget.unlimited()));
  }

  @Test
  void nothingFoundIsStillTrue() {
    GedResult result = run().result();
    assertThat(result.lower()).isZero();
    assertThat(result.upper()).isInfinite();
    assertThat(result.mapping()).isEmpty();
    assertThat(result.stop()).isEqualTo(Stop.CONVERGED);
  }

  @Test
  void aLowerBoundIsRaisedToTheNextPossibleDistance() {
    Run run = run();
    run.raise(1);
    assertThat(run.offer(BEST)).isTrue();
    GedResult result = run.result();
    assertThat(result.upper()).isEqualTo(2);
    assertThat(result.lower()).isEqualTo(2);
    assertThat(result.stop()).isEqualTo(Stop.PROVED_OPTIMAL);
    assertThat(result.isOptimal()).isTrue();
  }

  @Test
  void boundsThatCrossAreARefutation() {
    Run first = run();
    first.offer(BEST);
    assertThatThrownBy(() -> first.raise(PROBLEM.units(BEST) + 1))
        .isInstanceOf(IllegalStateException.class);
    Run second = run();
    second.raise(PROBLEM.units(BEST) + 1);
    assertThatThrownBy(() -> second.offer(BEST)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void onlyImprovementsAreKeptAndTold() {
    List<Standing> told = new ArrayList<>();
    Run run = Run.start(PROBLEM, Terms.of(Budget.unlimited()).withListener(told::add));
    assertThat(run.offer(WORST)).isTrue();
    assertThat(run.offer(BEST)).isTrue();
    assertThat(run.offer(WORST)).isFalse();
    assertThat(run.offer(BEST)).isFalse();
    run.raise(0);
    run.raise(2);
    run.raise(1);
    assertThat(told).extracting(Standing::upper).containsExactly(22.0, 2.0, 2.0);
    assertThat(told).extracting(Standing::lower).containsExactly(0.0, 0.0, 2.0);
    assertThat(run.mapping()).contains(BEST);
  }

  @Test
  void theThresholdDecides() {
    Run yes = Run.start(PROBLEM, Terms.of(Budget.unlimited()).within(2));
    assertThat(yes.isAnswered()).isFalse();
    yes.offer(BEST);
    assertThat(yes.isAnswered()).isTrue();
    assertThat(yes.result().stop()).isEqualTo(Stop.DECIDED);
    Run no = Run.start(PROBLEM, Terms.of(Budget.unlimited()).within(1.9));
    no.raise(2);
    assertThat(no.isDone()).isTrue();
    assertThat(no.result().stop()).isEqualTo(Stop.DECIDED);
  }

  @Test
  void phasesAreReportedWithWhatTheyBrought() {
    List<PhaseReport> phases = new ArrayList<>();
    Run run =
        Run.start(
            PROBLEM,
            Terms.of(Budget.unlimited())
                .withListener(
                    new Listener() {
                      @Override
                      public void improved(Standing standing) {}

                      @Override
                      public void ended(PhaseReport phase) {
                        phases.add(phase);
                      }
                    }));
    run.phase(
        "search",
        () -> {
          run.countdown().steps(3);
          run.offer(BEST);
        });
    assertThat(phases).hasSize(1);
    PhaseReport phase = phases.get(0);
    assertThat(phase.name()).isEqualTo("search");
    assertThat(phase.steps()).isEqualTo(3);
    assertThat(phase.before().upper()).isInfinite();
    assertThat(phase.after().upper()).isEqualTo(2);
    assertThat(phase.time()).isGreaterThanOrEqualTo(Duration.ZERO);
  }

  @Test
  void theTimeToTheAnswerEndsWithTheLastImprovement() throws InterruptedException {
    Run run = run();
    run.offer(BEST);
    Thread.sleep(5);
    run.offer(WORST);
    Stats stats = run.result().stats();
    assertThat(stats.timeToUpper()).isLessThan(stats.time().minusMillis(4));
  }

  @Test
  void negativeThresholdsAreRefused() {
    assertThatThrownBy(() -> Terms.of(Budget.unlimited()).within(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("threshold (-1.0) must not be negative");
  }
}
