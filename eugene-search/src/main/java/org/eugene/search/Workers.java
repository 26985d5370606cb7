package org.eugene.search;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;

/**
 * Does the same to every item of a list, on several threads; whoever waits for the items of a list
 * inside another one helps meanwhile.
 */
final class Workers implements AutoCloseable {
  private final int threads;
  private final ForkJoinPool pool;

  Workers(int threads) {
    this.threads = threads;
    this.pool = new ForkJoinPool(threads);
  }

  /** The answers in the order of the items. */
  <T, R> List<R> map(List<T> items, Function<T, R> work) {
    if (threads == 1 || items.size() <= 1) {
      return items.stream().map(work).toList();
    }
    List<ForkJoinTask<Outcome<R>>> tasks = new ArrayList<>();
    for (T item : items) {
      tasks.add(ForkJoinTask.adapt(() -> Outcome.of(item, work)));
    }
    if (ForkJoinTask.getPool() == pool) {
      ForkJoinTask.invokeAll(tasks);
    } else {
      tasks.forEach(pool::execute);
    }
    return tasks.stream().map(ForkJoinTask::join).map(Outcome::get).toList();
  }

  /**
   * Hands answers on in the order of the items, while others are worked on: nobody waits for the
   * end of a batch. Not to be asked from inside other work of these threads.
   *
   * @param ahead at most so many items are begun whose answers were not handed on
   */
  <T, R> void inOrder(List<T> items, Function<T, R> work, int ahead, InOrder.Sink<T, R> sink)
      throws IOException {
    if (threads == 1) {
      for (T item : items) {
        sink.accept(item, work.apply(item));
      }
      return;
    }
    Deque<ForkJoinTask<Outcome<R>>> begun = new ArrayDeque<>();
    Iterator<T> next = items.iterator();
    for (T item : items) {
      while (next.hasNext() && begun.size() < ahead) {
        T queued = next.next();
        ForkJoinTask<Outcome<R>> task = ForkJoinTask.adapt(() -> Outcome.of(queued, work));
        pool.execute(task);
        begun.add(task);
      }
      sink.accept(item, begun.remove().join().get());
    }
  }

  /** An answer or a failure; a pool left to itself would wrap failures into others. */
  private record Outcome<R>(Optional<R> answer, Optional<RuntimeException> failure) {
    static <T, R> Outcome<R> of(T item, Function<T, R> work) {
      try {
        return new Outcome<>(Optional.of(work.apply(item)), Optional.empty());
      } catch (RuntimeException failed) {
        return new Outcome<>(Optional.empty(), Optional.of(failed));
      }
    }

    R get() {
      failure.ifPresent(
          failed -> {
            throw failed;
          });
      return answer.orElseThrow();
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
