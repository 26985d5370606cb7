package org.eugene.bench.study;

import java.time.Duration;
import java.util.Arrays;
import org.eugene.bench.run.Stopwatch;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedSolver;

/**
 * What a method takes beyond its budget on a pair under uniform costs, the tables of the problem
 * included.
 *
 * @param cpu CPU time, that of an engine in a thread of its own included
 * @param wall wall time, which has other programs in it too
 */
record Overrun(Sorted cpu, Sorted wall) {
  /** The promise: so much, and a twentieth of the budget. */
  private static final Duration ALLOWED = Duration.ofMillis(50);

  /** Budgets from here on are tried a third as often, or most of the time would go there. */
  private static final Duration LONG = Duration.ofSeconds(1);

  /** What runs took beyond the budget by one clock, the least first. */
  static final class Sorted {
    private final long[] nanos;
    private final long allowed;

    /**
     * @param allowed nanoseconds that may be taken
     */
    Sorted(long[] nanos, long allowed) {
      this.nanos = nanos.clone();
      this.allowed = allowed;
      Arrays.sort(this.nanos);
    }

    /** Milliseconds within which this share of the runs ended. */
    double share(double share) {
      int at = Math.max(0, (int) Math.ceil(share * nanos.length) - 1);
      return nanos[at] / 1e6;
    }

    double most() {
      return share(1);
    }

    /** How many runs kept the promise. */
    long kept() {
      return Arrays.stream(nanos).filter(over -> over <= allowed).count();
    }
  }

  /**
   * Solves the pair again and again; the first time is for warming up.
   *
   * @param runs for a short budget
   */
  static Overrun of(GraphPair pair, GedSolver solver, Duration budget, int runs) {
    int times = budget.compareTo(LONG) < 0 ? runs : Math.max(1, runs / 3);
    Stopwatch clock = Stopwatch.ofThisThread();
    long[] overCpu = new long[times];
    long[] overWall = new long[times];
    for (int at = -1; at < times; at++) {
      long cpu = clock.cpu();
      long wall = clock.wall();
      try {
        solver.solve(GedProblem.of(pair, ConstantCosts.uniform()), Budget.of(budget));
      } catch (IllegalArgumentException tooLarge) {
        // A refusal is an answer, and counts like one.
      }
      if (at >= 0) {
        overCpu[at] = Math.max(0, clock.cpu() - cpu - budget.toNanos());
        overWall[at] = Math.max(0, clock.wall() - wall - budget.toNanos());
      }
    }
    long allowed = ALLOWED.plus(budget.dividedBy(20)).toNanos();
    return new Overrun(new Sorted(overCpu, allowed), new Sorted(overWall, allowed));
  }

  int runs() {
    return cpu.nanos.length;
  }
}
