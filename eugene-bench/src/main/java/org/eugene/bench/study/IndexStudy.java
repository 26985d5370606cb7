package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.graph.Graph;
import org.eugene.search.GraphCollection;
import org.eugene.search.IndexFormatException;

/**
 * The index file of all molhiv graphs: how large it is, how long it takes to write and to open, and
 * what becomes of it when a byte changes.
 */
final class IndexStudy extends Study {
  private static final int RUNS = 15;
  private static final int CHANGES = 1_000;

  private static final Schema SCHEMA =
      Schema.of(
              "graphs",
              "MB",
              "ms to prepare",
              "ms to write",
              "ms to open",
              "bytes changed",
              "refused",
              "harmless",
              "crashed or wrong")
          .keyedBy("graphs", "seed");

  IndexStudy() {
    super(
        "search-index",
        "the index of 6,000 molhiv graphs: size, time to open, 1,000 changed bytes",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    List<Graph> graphs = run.data().graphs("molhiv");
    Log log = run.log(this);
    if (!run.isOpen(this, log, graphs.size())) {
      return;
    }
    Path file = Files.createTempFile("eugene", ".index");
    try {
      double prepare = best(() -> GraphCollection.of(graphs));
      GraphCollection collection = GraphCollection.of(graphs);
      double write = best(() -> collection.save(file));
      double open = best(() -> GraphCollection.open(file));
      int[] outcome = change(file, collection, run.options().seed());
      log.add(
          run.line(
              SCHEMA,
              Schema.fields(
                  "graphs", graphs.size(),
                  "MB", decimal(Files.size(file) / 1e6, 2),
                  "ms to prepare", decimal(1e3 * prepare, 0),
                  "ms to write", decimal(1e3 * write, 0),
                  "ms to open", decimal(1e3 * open, 1),
                  "bytes changed", CHANGES,
                  "refused", outcome[0],
                  "harmless", outcome[1],
                  "crashed or wrong", outcome[2])));
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static double best(Queries.Work work) throws IOException, InterruptedException {
    double best = Double.POSITIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      best = Math.min(best, Queries.wallSeconds(work));
    }
    return best;
  }

  /** How many changes were refused, harmless, and neither. */
  private static int[] change(Path file, GraphCollection collection, long seed) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Random random = new Random(seed);
    int[] outcome = new int[3];
    for (int change = 0; change < CHANGES; change++) {
      int at = random.nextInt(bytes.length);
      byte before = bytes[at];
      bytes[at] ^= (byte) (1 + random.nextInt(255));
      outcome[read(bytes, collection)]++;
      bytes[at] = before;
    }
    return outcome;
  }

  private static int read(byte[] bytes, GraphCollection collection) {
    try {
      GraphCollection opened = GraphCollection.read("changed", bytes);
      return opened.graphs().equals(collection.graphs()) ? 1 : 2;
    } catch (IndexFormatException refused) {
      return 0;
    } catch (UncheckedIOException touched) { // parts are looked at when they are first touched
      return touched.getCause() instanceof IndexFormatException ? 0 : 2;
    } catch (RuntimeException crash) {
      return 2;
    }
  }
}
