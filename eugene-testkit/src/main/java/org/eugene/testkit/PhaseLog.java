package org.eugene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eugene.solver.GedResult;
import org.eugene.solver.Listener;
import org.eugene.solver.PhaseReport;
import org.eugene.solver.Standing;

/** Keeps what a run tells of its phases. */
public final class PhaseLog implements Listener {
  private final List<PhaseReport> phases = new ArrayList<>();

  @Override
  public void improved(Standing standing) {}

  @Override
  public void ended(PhaseReport phase) {
    phases.add(phase);
  }

  /** The phases in order. */
  public List<PhaseReport> phases() {
    return List.copyOf(phases);
  }

  /** Whoever moved a bound has made a step, and no step is counted twice. */
  void check(GedResult result) {
    long steps = 0;
    for (PhaseReport phase : phases) {
      boolean moved =
          phase.after().lower() > phase.before().lower()
              || phase.after().upper() < phase.before().upper();
      assertThat(phase.steps()).as("steps of %s", phase).isGreaterThanOrEqualTo(moved ? 1 : 0);
      steps += phase.steps();
    }
    assertThat(steps).isLessThanOrEqualTo(result.stats().iterations());
  }
}
