package org.eugene.cli.convert;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.Version;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.report.CollectionSummary;
import org.eugene.report.json.SummaryJson;
import org.eugene.report.text.SummaryText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is in a file. */
@Command(
    name = "info",
    description = {
      "How many graphs a file holds, their sizes, labels and degrees;",
      "of a trained model, what it is, what it learned from and how well it does."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class InfoCommand implements Callable<Integer> {
  /** How to tell it. */
  enum Format {
    TEXT,
    JSON
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description =
          "graphs: a file, a directory, a zip, one graph as file#id or smiles:CCO; or a model")
  private String file = "";

  @Option(
      names = "--format",
      paramLabel = "text|json",
      defaultValue = "text",
      description = "how to tell it (default: ${DEFAULT-VALUE})")
  private Format format = Format.TEXT;

  @Option(names = "--ids", description = "only the ids of the graphs, one a line")
  private boolean ids;

  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    Optional<Path> model = model();
    if (model.isPresent()) {
      tell(LearnedMethods.here().open(model.get()));
      return 0;
    }
    GraphFiles files = inputOptions.files();
    List<Graph> graphs = files.someOrAll(file);
    if (ids) {
      outputOptions.write(
          out -> {
            for (Graph graph : graphs) {
              out.append(graph.id()).append('\n');
            }
          });
      return 0;
    }
    CollectionSummary summary =
        CollectionSummary.of(
            file, graphs, files.vertexAttributes().unused(), files.edgeAttributes().unused());
    outputOptions.write(
        out -> {
          if (format == Format.JSON) {
            SummaryJson.write(summary, out);
          } else {
            SummaryText.write(summary, out);
          }
        });
    return 0;
  }

  private Optional<Path> model() throws IOException {
    try {
      Path path = Path.of(file);
      return LearnedMethods.isModel(path) ? Optional.of(path) : Optional.empty();
    } catch (InvalidPathException notAPath) {
      return Optional.empty();
    }
  }

  private void tell(Learned model) throws IOException {
    if (ids) {
      throw new ParameterException(
          spec.commandLine(), "--ids are those of graphs, and " + file + " is a trained model");
    }
    outputOptions.write(
        out -> out.append(format == Format.JSON ? model.cardText() + "\n" : model.cardInWords()));
  }
}
