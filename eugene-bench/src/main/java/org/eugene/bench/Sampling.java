package org.eugene.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eugene.bench.table.Sizes;
import org.eugene.bench.table.TableOptions;
import picocli.CommandLine.Option;

/** Which pairs are measured, and how long they are looked at. */
final class Sampling {
  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "pairs of a cell, or queries (default: what the table wants)")
  private Optional<Integer> sample = Optional.empty();

  @Option(
      names = "--slow-sample",
      paramLabel = "N",
      description = "pairs for methods that take long (default: 50, at most a quarter of --sample)")
  private Optional<Integer> slowSample = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", description = "draws other pairs (default: 1)")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--only",
      paramLabel = "SET",
      description = "only this data set; may be given several times")
  private Set<String> only = new LinkedHashSet<>();

  @Option(
      names = "--sizes",
      paramLabel = "paper|all",
      defaultValue = "paper",
      description = {
        "graphs of the paper's tables: of its mean sizes, or all alike; all has files of its own",
        "(default: ${DEFAULT-VALUE})"
      })
  private Sizes sizes = Sizes.PAPER;

  @Option(
      names = "--methods",
      paramLabel = "METHOD,...",
      split = ",",
      description = "measure only these; rows of the others stay as they are (default: all)")
  private Set<String> methods = new LinkedHashSet<>();

  @Option(
      names = "--mip-seconds",
      paramLabel = "SECONDS",
      description = "what integer programmes may spend on a pair (default: 0.6)")
  private Optional<Double> mipSeconds = Optional.empty();

  @Option(
      names = "--train-seconds",
      paramLabel = "SECONDS",
      description = "what a learned method may spend on learning a cell (default: 60)")
  private Optional<Double> trainSeconds = Optional.empty();

  @Option(
      names = "--reference",
      paramLabel = "SECONDS",
      description = {
        "how long to look for the distance of a pair that no method of the table proved",
        "(default: 4, and 1 with a small sample)"
      })
  private Optional<Double> referenceSeconds = Optional.empty();

  @Option(
      names = "--other",
      paramLabel = "PROGRAM",
      description = {
        "for the table against: the program of another checkout (its eugene.jar)",
        "for the table search-aids42k: its launcher (its eugene)"
      })
  private Optional<Path> other = Optional.empty();

  @Option(
      names = "--of",
      paramLabel = "TABLE,...",
      split = ",",
      defaultValue = "engine",
      description = "for the table against: on whose pairs (default: ${DEFAULT-VALUE})")
  private List<String> pairsOf = List.of("engine");

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description = "for the table search-check: ask a Spark cluster too, local[2] for example")
  private Optional<String> spark = Optional.empty();

  TableOptions options() {
    TableOptions options =
        TableOptions.defaults().withOnly(only).withSizes(sizes).withMethods(methods);
    options = sample.map(options::withSample).orElse(options);
    options = slowSample.map(options::withSlowSample).orElse(options);
    options = seed.map(options::withSeed).orElse(options);
    options = mipSeconds.map(Sampling::duration).map(options::withMipBudget).orElse(options);
    options = trainSeconds.map(Sampling::duration).map(options::withTraining).orElse(options);
    options = spark.map(options::withSpark).orElse(options);
    return other.isPresent() ? options.withOther(other.get(), pairsOf) : options;
  }

  /** What a pair that nobody proved is given. */
  Duration reference() {
    return duration(referenceSeconds.orElse(options().isForLooking() ? 1.0 : 4.0));
  }

  private static Duration duration(double seconds) {
    return Duration.ofNanos((long) (seconds * 1e9));
  }
}
