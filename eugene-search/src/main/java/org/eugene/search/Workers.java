package org.eugene.search;

import java.util.ArrayList;
import java.util.List;
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
    List<ForkJoinTask<R>> tasks = new ArrayList<>();
    for (T item : items) {
      tasks.add(ForkJoinTask.adapt(() -> work.apply(item)));
    }
    if (ForkJoinTask.getPool() == pool) {
      ForkJoinTask.invokeAll(tasks);
    } else {
      tasks.forEach(pool::execute);
    }
    return tasks.stream().map(ForkJoinTask::join).toList();
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
