package org.eugene.cli.output;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eugene.report.DecimalNumber;
import org.eugene.solver.Listener;
import org.eugene.solver.PhaseReport;
import org.eugene.solver.Standing;

/** The bounds of a pair on one line that is written over, from the second second on. */
public final class BoundsLine implements Listener, AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration PERIOD = Duration.ofMillis(250);

  private final Listener other;
  private final PrintWriter err;
  private final ScheduledExecutorService clock;
  private final long start = System.nanoTime();
  private volatile String bounds = "";
  private boolean shown;

  private BoundsLine(Listener other, PrintWriter err, Duration patience) {
    this.other = other;
    this.err = err;
    this.clock =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "eugene-bounds");
              thread.setDaemon(true);
              return thread;
            });
    var unused =
        clock.scheduleAtFixedRate(
            this::show, patience.toMillis(), PERIOD.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Shows what a run says, beside somebody else who listens. */
  public static BoundsLine beside(Listener other, PrintWriter err) {
    return new BoundsLine(other, err, PATIENCE);
  }

  static BoundsLine after(Duration patience, PrintWriter err) {
    return new BoundsLine(Listener.NOBODY, err, patience);
  }

  @Override
  public void improved(Standing standing) {
    String upper =
        standing.mapping().isPresent() ? DecimalNumber.text(standing.upper()) : "unknown";
    bounds = ", at least " + DecimalNumber.text(standing.lower()) + ", at most " + upper;
    other.improved(standing);
  }

  @Override
  public void ended(PhaseReport phase) {
    other.ended(phase);
  }

  private synchronized void show() {
    double seconds = (System.nanoTime() - start) / 1e9;
    err.print(String.format(Locale.ROOT, "\r\033[K%.0f s%s", seconds, bounds));
    err.flush();
    shown = true;
  }

  @Override
  public synchronized void close() {
    clock.shutdownNow();
    if (shown) {
      err.print("\r\033[K");
      err.flush();
    }
  }
}
