package org.eugene.cli.collection;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.Provenances;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Fingerprint;
import org.eugene.cli.output.Interruption;
import org.eugene.cli.output.PairsOutput;
import org.eugene.cli.output.Rows;
import org.eugene.file.WholeFile;
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

  @Override
  public Integer call() throws IOException, InterruptedException {
    Format chosen = chosenFormat();
    CollectionOptions.Opened opened = options.open();
    AllPairs pairs = pairs(opened);
    PrintWriter err = spec.commandLine().getErr();
    try (Interruption interruption = Interruption.during(err, options.output().file().isPresent());
        PairsOutput output = output(opened, pairs, chosen)) {
      opened.solve(
          pairs, output.done(), (cell, result) -> output.append(MatrixRow.of(pairs, cell, result)));
      output.complete();
      interruption.over();
    }
    return 0;
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
        new Rows(MatrixRow.HEADER, pairs.cells().size(), at -> MatrixRow.beginning(pairs, at));
    if (options.output().file().isEmpty()) {
      return PairsOutput.to(spec.commandLine().getOut(), rows);
    }
    Path file = options.output().file().get();
    Fingerprint settings = opened.settings(pairs.sources(), pairs.targets());
    return switch (chosen) {
      case CSV -> PairsOutput.to(file, rows, settings);
      case NPY -> PairsOutput.to(file, rows, settings, part -> toArray(pairs, part, file));
      case HTML -> PairsOutput.to(file, rows, settings, part -> toPage(pairs, part, file));
    };
  }

  private void toPage(AllPairs pairs, Path part, Path file) throws IOException {
    DistanceMatrix matrix = MatrixRow.read(pairs, part);
    String title =
        others.map(to -> options.title() + " → " + InputOptions.title(to)).orElse(options.title());
    Path page = part.resolveSibling(part.getFileName() + ".html");
    try (Writer out = Files.newBufferedWriter(page)) {
      MatrixPage.write(title, pairs, matrix, Provenances.of(spec), out);
    }
    WholeFile.intoPlace(page, file);
    Files.delete(part);
  }

  private static void toArray(AllPairs pairs, Path part, Path file) throws IOException {
    Path array = part.resolveSibling(part.getFileName() + ".npy");
    MatrixArray.write(pairs, part, array);
    WholeFile.intoPlace(array, file);
    Files.delete(part);
  }
}
