package org.eugene.baseline.mip;

import java.util.function.Supplier;
import org.eugene.solver.Countdown;

/**
 * Looks at the countdown of a native run, which cannot do so itself, and stops the run when it is
 * over. A thread of its own, from the beginning to the end of the run.
 */
final class Watch {
  private static final long MILLIS_BETWEEN_LOOKS = 10;

  private Watch() {}

  /** Runs and returns what the run returns; nobody calls stop after that. */
  static <T> T over(Supplier<T> run, Countdown countdown, Runnable stop) {
    Thread watch = new Thread(() -> watch(countdown, stop), "mip-watch");
    watch.setDaemon(true);
    watch.start();
    try {
      return run.get();
    } finally {
      end(watch);
    }
  }

  /** A run may ignore a stop that comes before it has begun, so say it again. */
  private static void watch(Countdown countdown, Runnable stop) {
    try {
      while (true) {
        Thread.sleep(MILLIS_BETWEEN_LOOKS);
        if (countdown.isOver()) {
          stop.run();
        }
      }
    } catch (InterruptedException finished) {
      Thread.currentThread().interrupt();
    }
  }

  private static void end(Thread watch) {
    watch.interrupt();
    boolean interrupted = false;
    while (watch.isAlive()) {
      try {
        watch.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
