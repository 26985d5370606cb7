package org.eugene.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.eugene.bench.table.Talk;

/**
 * How far a run is: a bar with the time left where somebody looks at standard error, sentences
 * otherwise.
 */
final class RunProgress implements Talk.Progress {
  private final String table;
  private final PrintWriter err;
  private final Optional<ProgressBar> bar;

  RunProgress(String table, long answers, PrintWriter err) {
    this.table = table;
    this.err = err;
    this.bar = answers > 0 && isWatched() ? Optional.of(bar(table, answers)) : Optional.empty();
  }

  private static ProgressBar bar(String table, long answers) {
    return new ProgressBarBuilder()
        .setTaskName(table)
        .setInitialMax(answers)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(500)
        .showSpeed()
        .build();
  }

  /** Linux tells of each stream whether it is a terminal. */
  private static boolean isWatched() {
    try {
      String device = Path.of("/proc/self/fd/2").toRealPath().toString();
      return Files.exists(Path.of(device))
          && (device.startsWith("/dev/pts/") || device.startsWith("/dev/tty"));
    } catch (IOException unknown) {
      return false;
    }
  }

  @Override
  public void say(String sentence) {
    if (bar.isPresent()) {
      bar.get().setExtraMessage(" " + sentence);
    } else {
      err.println(table + ": " + sentence);
    }
  }

  @Override
  public void step() {
    bar.ifPresent(ProgressBar::step);
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
