package org.eugene.cli.output;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error, if that is a terminal. */
public final class PairsProgress implements AutoCloseable {
  private final Optional<ProgressBar> bar;

  private PairsProgress(Optional<ProgressBar> bar) {
    this.bar = bar;
  }

  public static PairsProgress over(int pairs, int done) {
    if (!Terminal.isStandardError()) {
      return new PairsProgress(Optional.empty());
    }
    ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("pairs")
            .setInitialMax(pairs)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(200)
            .build();
    bar.stepTo(done);
    return new PairsProgress(Optional.of(bar));
  }

  public void step() {
    bar.ifPresent(ProgressBar::step);
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
