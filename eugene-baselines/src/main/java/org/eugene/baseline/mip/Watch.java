package org.eugene.baseline.mip;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eugene.solver.Countdown;
import org.eugene.solver.TimeElsewhere;

/**
 * Looks at the countdown of a native run, which cannot do so itself, and stops the run when it is
 * over.
 */
final class Watch {
  private static final long MILLIS_BETWEEN_LOOKS = 10;

  /** How long a run that was stopped may take to end, and as a share of the time it had. */
  private static final Duration GRACE = Duration.ofMillis(35);

  private static final int GRACE_SHARE = 25;

  /** The run that was left by each thread, which may still be on its way to its end. */
  private static final ThreadLocal<Optional<Thread>> LEFT =
      ThreadLocal.withInitial(Optional::empty);

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

  /**
   * The same for an engine that does not always hear: while it makes its own copy of a large model
   * it looks at nothing for seconds. It runs in a thread of its own, which is left to itself if it
   * does not end soon after the stop; the next run of this thread waits for it, on its own budget.
   *
   * @param run is given whom to tell what it finds on its way
   * @param found is told that, in the calling thread; nothing any more once the run was left
   * @return nothing if the run was left
   */
  static <S, T> Optional<T> orLeave(
      Function<Consumer<S>, T> run, Countdown countdown, Runnable stop, Consumer<S> found) {
    if (isStillRunning(countdown)) {
      return Optional.empty();
    }
    EngineTime time = new EngineTime();
    TimeElsewhere.of(time::nanos);
    BlockingQueue<Runnable> news = new LinkedBlockingQueue<>();
    FutureTask<T> task =
        new FutureTask<>(
            () -> time.of(() -> run.apply(what -> news.add(() -> found.accept(what))))) {
          @Override
          protected void done() {
            news.add(() -> {});
          }
        };
    Thread worker = new Thread(task, "mip-engine");
    worker.setDaemon(true);
    worker.start();
    boolean interrupted = false;
    long stopped = 0; // when the stop was first said; 0 before
    try {
      while (true) {
        try {
          hear(news);
          if (task.isDone() && news.isEmpty()) {
            return Optional.of(task.get());
          }
        } catch (InterruptedException later) {
          interrupted = true;
        } catch (ExecutionException failed) {
          if (failed.getCause() instanceof Error error) {
            throw error;
          }
          throw new IllegalStateException("the engine failed: " + failed.getMessage(), failed);
        }
        if (countdown.isOver() && stopped == 0) {
          stopped = System.nanoTime();
          stopping(worker, stop).start();
        }
        Duration grace = GRACE.plus(countdown.elapsed().dividedBy(GRACE_SHARE));
        if (stopped != 0 && System.nanoTime() - stopped > grace.toNanos()) {
          return Optional.empty();
        }
      }
    } finally {
      if (!task.isDone()) {
        LEFT.set(Optional.of(worker));
        if (stopped == 0) { // whoever was told of something has failed
          stopping(worker, stop).start();
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Waits a while for something that the run has to say. */
  private static void hear(BlockingQueue<Runnable> news) throws InterruptedException {
    Runnable next = news.poll(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
    if (next != null) {
      next.run();
    }
  }

  /** Says stop until it is heard; an engine that is busy lets whoever says it wait. */
  private static Thread stopping(Thread worker, Runnable stop) {
    Thread thread =
        new Thread(
            () -> {
              while (worker.isAlive()) {
                stop.run();
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(MILLIS_BETWEEN_LOOKS));
              }
            },
            "mip-stop");
    thread.setDaemon(true);
    return thread;
  }

  /** Waits for the run that was left before, as long as there is time. */
  private static boolean isStillRunning(Countdown countdown) {
    Thread left = LEFT.get().orElse(null);
    while (left != null && left.isAlive() && !countdown.isOver()) {
      try {
        left.join(MILLIS_BETWEEN_LOOKS);
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
        return true;
      }
    }
    return left != null && left.isAlive();
  }
}
