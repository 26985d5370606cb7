package org.eugene.cli.option;

import java.io.PrintWriter;
import java.util.Locale;
import org.eugene.report.DecimalNumber;
import org.eugene.solver.Listener;
import org.eugene.solver.Standing;
import picocli.CommandLine.Option;

/** Tells on standard error how the bounds close in while a pair is solved. */
public final class ProgressOption {
  @Option(names = "--progress", description = "tell the lower and upper bound whenever they move")
  private boolean progress;

  public boolean isWanted() {
    return progress;
  }

  /** Who listens to a run: somebody who tells of it if that was asked for, otherwise nobody. */
  public Listener listener(PrintWriter err) {
    return progress ? standing -> tell(standing, err) : Listener.NOBODY;
  }

  private static void tell(Standing standing, PrintWriter err) {
    err.printf(
        Locale.ROOT,
        "eugene: %8.3f s  at least %s, at most %s%n",
        standing.time().toNanos() / 1e9,
        DecimalNumber.text(standing.lower()),
        standing.mapping().isPresent() ? DecimalNumber.text(standing.upper()) : "unknown");
    err.flush();
  }
}
