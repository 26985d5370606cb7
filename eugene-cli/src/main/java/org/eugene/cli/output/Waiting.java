package org.eugene.cli.output;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Tells on a terminal how a long command is going, from the second second on, and in the end what
 * it took. In a pipe it says nothing.
 */
public final class Waiting implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration PERIOD = Duration.ofMillis(500);
  private static final double NANOS = 1e9;

  private final String what;
  private final int total;
  private final PrintWriter err;
  private final boolean looked;
  private final long patience;
  private final ScheduledExecutorService clock;
  private final long start = System.nanoTime();
  private int done;
  private boolean shown;

  private Waiting(String what, int total, PrintWriter err, boolean looked, Duration patience) {
    this.what = what;
    this.total = total;
    this.err = err;
    this.looked = looked;
    this.patience = patience.toNanos();
    this.clock =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "eugene-waiting");
              thread.setDaemon(true);
              return thread;
            });
    if (looked) {
      var unused =
          clock.scheduleAtFixedRate(
              this::show, patience.toMillis(), PERIOD.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /**
   * @param what there are so many of, as in "queries"
   */
  public static Waiting over(int total, String what, PrintWriter err) {
    return new Waiting(what, total, err, Terminal.isStandardError(), PATIENCE);
  }

  static Waiting after(Duration patience, int total, String what, PrintWriter err) {
    return new Waiting(what, total, err, true, patience);
  }

  /** One more is done. */
  public synchronized void step() {
    done++;
  }

  private double seconds() {
    return (System.nanoTime() - start) / NANOS;
  }

  private synchronized void show() {
    String left =
        done > 0 && done < total
            ? String.format(Locale.ROOT, ", about %.0f s left", seconds() * (total - done) / done)
            : "";
    err.print(
        String.format(
            Locale.ROOT, "\r\033[K%d of %d %s, %.0f s%s", done, total, what, seconds(), left));
    err.flush();
    shown = true;
  }

  @Override
  public synchronized void close() {
    clock.shutdownNow();
    if (shown) {
      err.print("\r\033[K");
    }
    if (looked && System.nanoTime() - start > patience) {
      err.println(String.format(Locale.ROOT, "eugene: %d %s in %.1f s", done, what, seconds()));
    }
    err.flush();
  }
}
