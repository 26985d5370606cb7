package org.eugene.bench.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.eugene.bench.sample.DataFolder;
import org.eugene.graph.Graph;
import org.eugene.search.GraphCollection;
import org.eugene.search.IndexFormatException;

/**
 * The index file of all molhiv graphs: how large it is, how long it takes to write and to open, and
 * what becomes of it when a byte changes.
 */
final class IndexStudy implements Study {
  private static final int RUNS = 15;
  private static final int CHANGES = 1_000;

  @Override
  public String name() {
    return "search-index";
  }

  @Override
  public String description() {
    return "the index of 6,000 molhiv graphs: size, time to open, 1,000 changed bytes";
  }

  @Override
  public List<String> columns() {
    return List.of(
        "graphs",
        "MB",
        "ms to prepare",
        "ms to write",
        "ms to open",
        "bytes changed",
        "refused",
        "harmless",
        "crashed or wrong");
  }

  @Override
  public List<Map<String, String>> run(DataFolder data, StudyOptions options, Consumer<String> talk)
      throws IOException, InterruptedException {
    List<Graph> graphs = data.graphs("molhiv");
    Path file = Files.createTempFile("eugene", ".index");
    try {
      double prepare = best(() -> GraphCollection.of(graphs));
      GraphCollection collection = GraphCollection.of(graphs);
      double write = best(() -> collection.save(file));
      double open = best(() -> GraphCollection.open(file));
      talk.accept("changing bytes");
      int[] outcome = change(file, collection, options.seed());
      return List.of(
          Queries.row(
              "graphs", graphs.size(),
              "MB", Queries.decimal(Files.size(file) / 1e6, 2),
              "ms to prepare", Queries.decimal(1e3 * prepare, 0),
              "ms to write", Queries.decimal(1e3 * write, 0),
              "ms to open", Queries.decimal(1e3 * open, 1),
              "bytes changed", CHANGES,
              "refused", outcome[0],
              "harmless", outcome[1],
              "crashed or wrong", outcome[2]));
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
    } catch (RuntimeException crash) {
      return 2;
    }
  }
}
