package org.eugene.cli.option;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eugene.problem.GedProblem;
import org.eugene.report.DecimalNumber;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Listener;
import org.eugene.solver.PhaseReport;
import org.eugene.solver.Standing;
import picocli.CommandLine.Option;

/**
 * Tells on standard error what a method planned for a pair, and what each phase took and brought.
 */
public final class PlanOption {
  @Option(
      names = "--explain-plan",
      description = "tell which phases were planned for this pair, what each took and brought")
  private boolean wanted;

  /** Listens for the end of every phase, beside somebody else. */
  public static final class Log implements Listener {
    private final Listener other;
    private final List<PhaseReport> phases = new ArrayList<>();

    private Log(Listener other) {
      this.other = other;
    }

    @Override
    public void improved(Standing standing) {
      other.improved(standing);
    }

    @Override
    public void ended(PhaseReport phase) {
      phases.add(phase);
    }

    /** Prints the plan and what came of it. */
    public void explain(GedSolver solver, GedProblem problem, PrintWriter err) {
      List<String> plan = solver.plan(problem);
      if (plan.isEmpty() && phases.isEmpty()) {
        err.println("This method has no plan to tell of.");
      }
      plan.forEach(err::println);
      if (!phases.isEmpty()) {
        err.printf(
            Locale.ROOT, "%-14s %10s %12s  %s%n", "phase", "ms", "steps", "distance between");
      }
      for (PhaseReport phase : phases) {
        err.printf(
            Locale.ROOT,
            "%-14s %10.3f %,12d  %s → %s%n",
            phase.name(),
            phase.time().toNanos() / 1e6,
            phase.steps(),
            bounds(phase.before()),
            bounds(phase.after()));
      }
      err.flush();
    }

    private static String bounds(Standing standing) {
      String upper =
          standing.mapping().isPresent() ? DecimalNumber.text(standing.upper()) : "unknown";
      return DecimalNumber.text(standing.lower()) + " and " + upper;
    }
  }

  public boolean isWanted() {
    return wanted;
  }

  /** A log that passes improvements on. */
  public Log log(Listener other) {
    return new Log(other);
  }
}
