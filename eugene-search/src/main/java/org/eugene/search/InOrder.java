package org.eugene.search;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Works on several items at a time and hands the answers on in the order of the items. A slow item
 * holds up the answers behind it but not the work, up to {@link #AHEAD} items a thread.
 */
public final class InOrder {
  private static final int AHEAD = 256;

  private final int threads;

  /** Works on so many items at a time. */
  public InOrder(int threads) {
    this.threads = threads;
  }

  /** Takes an item and its answer. */
  @FunctionalInterface
  public interface Sink<T, R> {
    /** Takes an answer, on the thread that called {@link InOrder#run}. */
    void accept(T item, R answer) throws IOException;
  }

  /** Works on all items. */
  public <T, R> void run(List<T> items, Function<T, R> work, Sink<T, R> sink)
      throws IOException, InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads, InOrder::daemon);
    try {
      Deque<Future<R>> pending = new ArrayDeque<>();
      Iterator<T> next = items.iterator();
      for (T item : items) {
        while (next.hasNext() && pending.size() < AHEAD * threads) {
          T queued = next.next();
          pending.add(executor.submit(() -> work.apply(queued)));
        }
        sink.accept(item, answer(pending.remove()));
      }
    } finally {
      executor.shutdownNow();
    }
  }

  /** A thread that does not keep a failed program alive. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "eugene-worker");
    thread.setDaemon(true);
    return thread;
  }

  private static <R> R answer(Future<R> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      if (failure.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(failure.getCause());
    }
  }
}
