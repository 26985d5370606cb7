package org.eugene.bench.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;

/**
 * What tables are measured with, one after the other. Those that share a CSV file go on from each
 * other's rows. For one thread.
 */
public final class Run implements AutoCloseable {
  private final DataFolder data;
  private final TableOptions options;
  private final References references;
  private final Origin origin;
  private final Path folder;
  private final Repetition repetition;
  private final Talk talk;
  private final Map<String, Log> logs = new HashMap<>();

  /**
   * What is to be measured although the CSV file has it.
   *
   * @param everything all that the tables ask for
   * @param methods what these methods answered in the tables that are asked for
   */
  public record Repetition(boolean everything, Set<String> methods) {
    public static final Repetition NONE = new Repetition(false, Set.of());
  }

  /**
   * @param folder where the CSV files are
   */
  public Run(
      DataFolder data,
      TableOptions options,
      References references,
      Origin origin,
      Path folder,
      Repetition repetition,
      Talk talk) {
    this.data = data;
    this.options = options;
    this.references = references;
    this.origin = origin;
    this.folder = folder;
    this.repetition = repetition;
    this.talk = talk;
  }

  public DataFolder data() {
    return data;
  }

  public TableOptions options() {
    return options;
  }

  public References references() {
    return references;
  }

  /** Where whatever need not be computed twice is kept. */
  public Path cache() {
    return references.folder();
  }

  public Origin origin() {
    return origin;
  }

  public Talk talk() {
    return talk;
  }

  /** The file of a table that has it for itself. */
  public Log log(Table table) throws IOException {
    return log(table, line -> true);
  }

  /**
   * The file of a table, without what was asked to be measured again.
   *
   * @param own which rows the table would measure
   */
  public Log log(Table table, Predicate<Line> own) throws IOException {
    Log log = logs.get(table.runs());
    if (log == null) {
      log = Log.open(folder.resolve(table.runs() + ".csv"), table.schema());
      logs.put(table.runs(), log);
    }
    log.forget(
        line ->
            own.test(line)
                && (repetition.everything || repetition.methods.contains(line.text("method"))));
    return log;
  }

  /** Whether a row is still to be measured: by the values of its key, the seed last; says so. */
  public boolean isOpen(Table table, Log log, Object... keyButSeed) {
    List<String> key = new ArrayList<>();
    Stream.of(keyButSeed).forEach(value -> key.add(value.toString()));
    String row = String.join(", ", key);
    key.add(Long.toString(options.seed()));
    boolean open = !log.has(key);
    if (open) {
      talk.say(table.name() + ": " + row);
    }
    return open;
  }

  /** A row that is measured now. */
  public Line line(Schema schema, Map<String, String> fields) {
    return schema.line(fields, options.seed(), origin);
  }

  @Override
  public void close() throws IOException {
    for (Log log : logs.values()) {
      log.pack();
    }
    references.close();
  }
}
