package org.eugene.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.References;
import org.eugene.bench.run.Row;
import org.eugene.bench.table.PairTable;
import org.eugene.bench.table.Run;

/** Finds out distances before a table needs them: nothing is measured, so threads do no harm. */
final class ReferenceSearch {
  private final Run run;
  private final int threads;

  ReferenceSearch(Run run, int threads) {
    this.run = run;
    this.threads = threads;
  }

  /** The distances of all pairs of a table that is judged by them. */
  void find(PairTable table) throws IOException, InterruptedException {
    for (Cell cell : table.chosen(run.data(), run.options())) {
      if (cell.referenced()) {
        run.talk()
            .say(
                table.name()
                    + ": "
                    + cell.set()
                    + ", "
                    + cell.costs()
                    + ": "
                    + proved(cell, run.references())
                    + " of "
                    + cell.questions().size()
                    + " proved");
      }
    }
  }

  private long proved(Cell cell, References references) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Row.Answer>> answers = new ArrayList<>();
      cell.questions().forEach(asked -> answers.add(pool.submit(() -> references.of(asked))));
      long proved = 0;
      for (Future<Row.Answer> answer : answers) {
        proved += answer.get().lower() == answer.get().upper() ? 1 : 0;
      }
      return proved;
    } catch (ExecutionException failure) {
      throw new IllegalStateException("a distance could not be found", failure.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
