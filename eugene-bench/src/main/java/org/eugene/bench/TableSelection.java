package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  @Parameters(arity = "1..*", paramLabel = "NAME", description = "names of tables, or all")
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
      defaultValue = "20",
      description = {
        "how long to look for the distance of a pair that no method of the table proved",
        "(default: ${DEFAULT-VALUE})"
      })
  private double referenceSeconds = 20;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "pairs of a cell (default: what the table wants)")
  private Optional<Integer> sample = Optional.empty();

  @Option(
      names = "--slow-sample",
      paramLabel = "N",
      defaultValue = "60",
      description = "pairs of a cell for methods that take long (default: ${DEFAULT-VALUE})")
  private int slowSample = 60;

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

  List<Table> tables() {
    return names.contains("all")
        ? Tables.all()
        : names.stream().filter(name -> !Studies.has(name)).map(Tables::named).toList();
  }

  List<Study> studies() {
    return Studies.all().stream()
        .filter(study -> names.contains("all") || names.contains(study.name()))
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
    return table.cells(folder, new TableOptions(sample, slowSample, seed)).stream()
        .filter(cell -> only.isEmpty() || only.contains(cell.questions().get(0).set()))
        .toList();
  }

  References references() throws IOException {
    return References.in(cache, Duration.ofNanos((long) (referenceSeconds * 1e9)));
  }
}
