package org.eugene.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/**
 * Threads that do pieces of one run's work side by side, whoever calls among them. What the pieces
 * are and how their results are put together is the caller's business and must not depend on the
 * number of threads: then the same input gives the same bits at any number.
 *
 * <p>A crew of one does all pieces in their order on the thread of the caller. Others start their
 * threads when they are first needed; they are daemons, and end when the crew is closed.
 */
public final class Crew implements AutoCloseable {
  /**
   * How often whoever waits looks again before it sleeps, some 20 µs: pieces of tempering take 50
   * to 200 µs, and waking a thread up takes about 50.
   */
  private static final int LOOKS = Runtime.getRuntime().availableProcessors() > 1 ? 1_000 : 0;

  private final int threads;
  private final List<Thread> helpers = new ArrayList<>();
  private volatile Round round = new Round(0, piece -> {}, Thread.currentThread());
  private volatile boolean closed;

  /** A crew of so many, of whom the caller is one. */
  public Crew(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads (" + threads + ") must be at least 1");
    }
    this.threads = threads;
  }

  /** How many they are, the caller included. */
  public int threads() {
    return threads;
  }

  /** Pieces that are given out one after the other, and what became of them. */
  private static final class Round {
    final IntConsumer work;
    final int count;
    final Thread caller;
    final AtomicInteger given = new AtomicInteger(1); // the first is the caller's
    final AtomicInteger open;
    private volatile Optional<Failure> first = Optional.empty();

    Round(int count, IntConsumer work, Thread caller) {
      this.count = count;
      this.work = work;
      this.caller = caller;
      this.open = new AtomicInteger(count);
    }

    /** Whether a piece is left to be given to somebody. */
    boolean isWaiting() {
      return given.get() < count;
    }

    void takeAll() {
      for (int piece = given.getAndIncrement(); piece < count; piece = given.getAndIncrement()) {
        take(piece);
      }
    }

    /** Nobody begins another piece after one has failed: those before it have all begun. */
    void take(int piece) {
      try {
        if (first.isEmpty()) {
          work.accept(piece);
        }
      } catch (RuntimeException | Error thrown) {
        fail(new Failure(piece, thrown));
      }
      if (open.decrementAndGet() == 0) {
        LockSupport.unpark(caller);
      }
    }

    private synchronized void fail(Failure failure) {
      if (first.isEmpty() || failure.piece < first.get().piece) {
        first = Optional.of(failure);
      }
    }

    void rethrow() {
      if (first.isPresent()) {
        if (first.get().thrown instanceof Error error) {
          throw error;
        }
        throw (RuntimeException) first.get().thrown;
      }
    }
  }

  /** What went wrong in a piece. */
  private record Failure(int piece, Throwable thrown) {}

  /**
   * Does pieces 0 to count − 1 and comes back when none is under way. The first is always done by
   * the caller. If pieces fail, the exception of the first of them is thrown here, and of those
   * after it some may not have been done. One call at a time, and none from within a piece.
   */
  public void each(int count, IntConsumer work) {
    if (threads == 1 || count < 2) {
      for (int piece = 0; piece < count; piece++) {
        work.accept(piece);
      }
      return;
    }
    Round mine = new Round(count, work, Thread.currentThread());
    round = mine;
    callHelpers(count);
    mine.take(0);
    mine.takeAll();
    for (int look = 0; mine.open.get() > 0; look++) {
      waitALittle(look);
    }
    mine.rethrow();
  }

  private void callHelpers(int count) {
    int wanted = Math.min(threads, count) - 1;
    for (int at = 0; at < wanted; at++) {
      if (at < helpers.size()) {
        LockSupport.unpark(helpers.get(at));
      } else {
        Thread helper = new Thread(this::help, "eugene-crew-" + (at + 1));
        helper.setDaemon(true);
        helpers.add(helper);
        helper.start();
      }
    }
  }

  private void help() {
    int look = 0;
    while (!closed) {
      Round present = round;
      if (present.isWaiting()) {
        present.takeAll();
        look = 0;
      } else {
        waitALittle(look++);
      }
    }
  }

  private static void waitALittle(int look) {
    if (look < LOOKS) {
      Thread.onSpinWait();
    } else {
      LockSupport.park();
    }
  }

  /** Sends the threads home. */
  @Override
  public void close() {
    closed = true;
    helpers.forEach(LockSupport::unpark);
  }
}
