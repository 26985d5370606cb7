package org.eugene.cli.output;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import org.eugene.answer.learned.Progress;

/**
 * How a training is going: on a terminal one line that is written over, with the time left; where
 * it was asked for, a line for every epoch; otherwise nothing.
 */
public final class EpochLine implements Progress.Listener, AutoCloseable {
  private final PrintWriter err;
  private final boolean everyEpoch;
  private final boolean looked;
  private boolean shown;

  private EpochLine(PrintWriter err, boolean everyEpoch, boolean looked) {
    this.err = err;
    this.everyEpoch = everyEpoch;
    this.looked = looked;
  }

  public static EpochLine on(PrintWriter err, boolean everyEpoch) {
    return new EpochLine(err, everyEpoch, Terminal.isStandardError());
  }

  static EpochLine onTerminal(PrintWriter err) {
    return new EpochLine(err, false, true);
  }

  @Override
  public void epochDone(Progress progress) {
    if (everyEpoch) {
      err.println("eugene: " + text(progress));
    } else if (looked) {
      err.print("\r\033[K" + text(progress));
      shown = true;
    }
    err.flush();
  }

  private static String text(Progress progress) {
    return String.format(
        Locale.ROOT,
        "epoch %d of %d, error %.3f, best %.3f in epoch %d, at most %s left",
        progress.epoch(),
        progress.epochs(),
        progress.validationError(),
        progress.bestError(),
        progress.bestEpoch(),
        spoken(progress.left()));
  }

  private static String spoken(Duration left) {
    long seconds = left.toSeconds();
    return seconds < 100 ? seconds + " s" : (seconds + 59) / 60 + " min";
  }

  @Override
  public void close() {
    if (shown) {
      err.print("\r\033[K");
      err.flush();
    }
  }
}
