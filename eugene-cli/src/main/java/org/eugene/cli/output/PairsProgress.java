package org.eugene.cli.output;

import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A bar with the time left on standard error, if that is a terminal, from the second second on; and
 * in the end a line that says what it took.
 */
public final class PairsProgress implements AutoCloseable {
  private static final long PATIENCE = 1_000_000_000L;

  private final boolean looked;
  private final int pairs;
  private final int before;
  private final long start = System.nanoTime();
  private int done;
  private Optional<ProgressBar> bar = Optional.empty();

  private PairsProgress(boolean looked, int pairs, int done) {
    this.looked = looked;
    this.pairs = pairs;
    this.before = done;
    this.done = done;
  }

  public static PairsProgress over(int pairs, int done) {
    return new PairsProgress(Terminal.isStandardError(), pairs, done);
  }

  public void step() {
    done++;
    if (!looked) {
      return;
    }
    if (bar.isEmpty() && System.nanoTime() - start > PATIENCE) {
      bar = Optional.of(begun());
    }
    bar.ifPresent(shown -> shown.stepTo(done));
  }

  private ProgressBar begun() {
    return new ProgressBarBuilder()
        .setTaskName("pairs")
        .setInitialMax(pairs)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(200)
        .startsFrom(before, java.time.Duration.ofNanos(System.nanoTime() - start))
        .build();
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
    double seconds = (System.nanoTime() - start) / 1e9;
    if (bar.isPresent() && done == pairs) {
      System.err.println(
          String.format(Locale.ROOT, "eugene: %d pairs in %.1f s", done - before, seconds));
    }
  }
}
