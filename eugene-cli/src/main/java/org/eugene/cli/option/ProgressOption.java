package org.eugene.cli.option;

import java.io.PrintWriter;
import java.util.Locale;
import org.eugene.engine.EugeneSolver;
import org.eugene.report.DecimalNumber;
import org.eugene.solver.GedSolver;
import picocli.CommandLine.Option;

/** Tells on standard error how the bounds close in while a pair is solved. */
public final class ProgressOption {
  @Option(
      names = "--progress",
      description = "tell the lower and upper bound whenever they move (method eugene)")
  private boolean progress;

  /** The solver, with somebody listening if that was asked for and it has something to tell. */
  public GedSolver listening(GedSolver solver, PrintWriter err) {
    if (!progress || !(solver instanceof EugeneSolver eugene)) {
      return solver;
    }
    return (problem, budget) -> {
      long start = System.nanoTime();
      return eugene.solve(problem, budget, (lower, upper) -> tell(start, lower, upper, err));
    };
  }

  private static void tell(long start, double lower, double upper, PrintWriter err) {
    double seconds = (System.nanoTime() - start) / 1e9;
    err.printf(
        Locale.ROOT,
        "eugene: %8.3f s  at least %s, at most %s%n",
        seconds,
        DecimalNumber.text(lower),
        DecimalNumber.text(upper));
    err.flush();
  }
}
