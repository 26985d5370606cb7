package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.References;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.study.Studies;
import org.eugene.bench.study.Study;
import org.eugene.bench.study.StudyOptions;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TableOptions;
import org.eugene.bench.table.Tables;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which tables, on which pairs, judged by what. */
final class TableSelection {
  private static final int SLOW = 60;
  private static final int FOR_MEASURING = 50;

  @Parameters(
      arity = "1..*",
      paramLabel = "NAME",
      description = "names of tables; all: the paper's, ours: the others, list: tells")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "${sys:eugene.data:-../shared/data}",
      description = "where the graphs are (default: ${DEFAULT-VALUE})")
  private Path data = Path.of("../shared/data");

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      defaultValue = "eugene-bench/target/cache",
      description = "where proved and best known distances are kept (default: ${DEFAULT-VALUE})")
  private Path cache = Path.of("eugene-bench/target/cache");

  @Option(
      names = "--reference",
      paramLabel = "SECONDS",
      description = {
        "how long to look for the distance of a pair that no method of the table proved",
        "(default: 4, and 1 with a small sample)"
      })
  private Optional<Double> referenceSeconds = Optional.empty();

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "pairs of a cell (default: what the table wants)")
  private Optional<Integer> sample = Optional.empty();

  @Option(
      names = "--slow-sample",
      paramLabel = "N",
      description = {
        "pairs of a cell for methods that take long",
        "(default: 60, and no more than a quarter of --sample)"
      })
  private Optional<Integer> slowSample = Optional.empty();

  @Option(
      names = "--mip-seconds",
      paramLabel = "SECONDS",
      defaultValue = "0.6",
      description = {
        "what integer programmes may spend on a pair in the paper's tables",
        "(default: ${DEFAULT-VALUE})"
      })
  private double mipSeconds = 0.6;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "draws other pairs (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Option(
      names = "--only",
      paramLabel = "SET",
      description = "only the cells of this data set; may be given several times")
  private List<String> only = new ArrayList<>();

  boolean isList() {
    return names.contains("list");
  }

  /** Whether the sample is too small to measure times by. */
  boolean isForLooking() {
    return sample.isPresent() && sample.get() < FOR_MEASURING;
  }

  List<Table> tables() {
    Set<Table> tables = new LinkedHashSet<>();
    for (String name : names) {
      switch (name) {
        case "all" -> tables.addAll(Tables.ofPaper());
        case "ours" -> tables.addAll(Tables.ours());
        default -> {
          if (!Studies.has(name)) {
            tables.add(Tables.named(name));
          }
        }
      }
    }
    return List.copyOf(tables);
  }

  List<Study> studies() {
    return Studies.all().stream()
        .filter(study -> names.contains("ours") || names.contains(study.name()))
        .toList();
  }

  StudyOptions studyOptions() {
    return new StudyOptions(sample, seed);
  }

  DataFolder data() {
    return new DataFolder(data);
  }

  /** What the table wants to be run, as far as it was asked for. */
  List<Cell> cells(Table table, DataFolder folder) throws IOException {
    int slow = slowSample.orElse(sample.map(n -> Math.min(SLOW, Math.max(1, n / 4))).orElse(SLOW));
    TableOptions options = new TableOptions(sample, slow, seed, seconds(mipSeconds));
    return table.cells(folder, options).stream()
        .filter(cell -> !cell.questions().isEmpty())
        .filter(cell -> only.isEmpty() || only.contains(cell.questions().get(0).set()))
        .toList();
  }

  References references() throws IOException {
    return References.in(cache, seconds(referenceSeconds.orElse(isForLooking() ? 1.0 : 4.0)));
  }

  private static Duration seconds(double number) {
    return Duration.ofNanos((long) (number * 1e9));
  }
}
