package org.eugene.cli.collection;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.answer.spread.Cluster;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.SparkOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Fingerprint;
import org.eugene.cli.output.Interruption;
import org.eugene.cli.output.PairsOutput;
import org.eugene.cli.output.Rows;
import org.eugene.file.WholeFile;
import org.eugene.report.csv.RowEnd;
import org.eugene.report.html.MatrixPage;
import org.eugene.report.matrix.MatrixArray;
import org.eugene.report.matrix.MatrixRow;
import org.eugene.search.AllPairs;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.GraphCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** All pairs of a collection, or of two. */
@Command(
    name = "matrix",
    description = {
      "The distances of all pairs of a collection, or from all graphs of one to all of another,",
      "as CSV: " + MatrixRow.HEADER,
      "Where the costs are symmetric, each pair of one collection is solved and written once.",
      "As .npy: an array (2, rows, columns) of lower and upper bounds, all entries filled in.",
      "With --out, a run that was broken off goes on where it stopped."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class MatrixCommand implements Callable<Integer> {
  /** How to write it. */
  enum Format {
    CSV,
    NPY,
    HTML
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GRAPHS2",
      description = "the targets; without it, GRAPHS again")
  private Optional<String> others = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "csv|npy|html",
      description = {
        "how to write it (default: csv, or npy if FILE ends so);",
        "html is a heat map, ordered by the dendrogram of the graphs"
      })
  private Optional<Format> format = Optional.empty();

  @Mixin private CollectionOptions options = new CollectionOptions();
  @Mixin private SparkOption sparkOption = new SparkOption();

  @Override
  public Integer call() throws IOException, InterruptedException {
    Format chosen = chosenFormat();
    if (!sparkOption.isGiven()) {
      return solve(chosen, Optional.empty());
    }
    try (Cluster cluster = sparkOption.connect()) {
      return solve(chosen, Optional.of(cluster));
    }
  }

  private int solve(Format chosen, Optional<Cluster> cluster)
      throws IOException, InterruptedException {
    CollectionOptions.Opened opened = options.open(cluster);
    AllPairs pairs = pairs(opened);
    PrintWriter err = spec.commandLine().getErr();
    try (Interruption interruption = Interruption.during(err, options.output().file().isPresent());
        PairsOutput output = output(opened, pairs, chosen)) {
      solve(opened, pairs, cluster, output);
      output.complete();
      interruption.over();
    }
    return 0;
  }

  private void solve(
      CollectionOptions.Opened opened,
      AllPairs pairs,
      Optional<Cluster> cluster,
      PairsOutput output)
      throws IOException, InterruptedException {
    if (cluster.isPresent()) {
      cluster
          .get()
          .matrix(
              pairs,
              options.spreadOptions(opened.collections()),
              output.done(),
              (cell, lower, upper) ->
                  output.append(MatrixRow.of(pairs, cell, lower, upper, options.csvIds())));
    } else {
      opened.solve(
          pairs,
          output.done(),
          (cell, result) -> output.append(MatrixRow.of(pairs, cell, result, options.csvIds())));
    }
  }

  private Format chosenFormat() {
    boolean npyFile = options.output().file().filter(MatrixCommand::isNpy).isPresent();
    Format chosen = format.orElse(npyFile ? Format.NPY : Format.CSV);
    if (chosen != Format.CSV && options.output().file().isEmpty()) {
      String name = chosen.name().toLowerCase(Locale.ROOT);
      throw new ParameterException(
          spec.commandLine(), "--format " + name + " needs a file; say --out FILE." + name);
    }
    return chosen;
  }

  private static boolean isNpy(Path file) {
    return file.toString().endsWith(".npy");
  }

  private AllPairs pairs(CollectionOptions.Opened opened) throws IOException {
    if (others.isEmpty()) {
      return AllPairs.of(opened.collection(), opened.costs());
    }
    GraphCollection targets = opened.collections().open(others.get());
    return AllPairs.between(opened.collection(), targets, opened.costs());
  }

  private PairsOutput output(CollectionOptions.Opened opened, AllPairs pairs, Format chosen)
      throws IOException {
    Rows rows =
        new Rows(
            MatrixRow.HEADER,
            pairs.cells().size(),
            at -> MatrixRow.beginning(pairs, at, options.csvIds()),
            (at, rest) -> RowEnd.isOfMatrix(rest));
    if (options.output().file().isEmpty()) {
      return PairsOutput.to(spec.commandLine().getOut(), rows);
    }
    Path file = options.output().file().get();
    Fingerprint settings = opened.settings(pairs.sources(), pairs.targets());
    return switch (chosen) {
      case CSV -> PairsOutput.to(file, rows, settings);
      case NPY -> PairsOutput.toPartOf(file, rows, settings, table -> toArray(pairs, table, file));
      case HTML -> PairsOutput.toPartOf(file, rows, settings, table -> toPage(pairs, table, file));
    };
  }

  private void toPage(AllPairs pairs, InputStream table, Path file) throws IOException {
    DistanceMatrix matrix = MatrixRow.read(pairs, table);
    String title =
        others.map(to -> options.title() + " → " + InputOptions.title(to)).orElse(options.title());
    WholeFile.make(
        file,
        behindRows(file, ".html"),
        page -> {
          Writer out = new OutputStreamWriter(page.output(), StandardCharsets.UTF_8);
          MatrixPage.write(title, pairs, matrix, Provenances.of(spec), out);
          out.flush();
        });
  }

  /** FILE.part holds the rows, so what is made of them grows behind them. */
  private static Path behindRows(Path file, String ending) {
    Path part = WholeFile.part(file);
    return part.resolveSibling(part.getFileName() + ending);
  }

  private static void toArray(AllPairs pairs, InputStream table, Path file) throws IOException {
    WholeFile.make(
        file, behindRows(file, ".npy"), array -> MatrixArray.write(pairs, table, array.output()));
  }
}
