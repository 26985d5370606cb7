package org.eugene.cli.convert;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is in a file. */
@Command(
    name = "info",
    description = "How many graphs a file holds, their sizes, labels and degrees.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class InfoCommand implements Callable<Integer> {
  /** How to tell it. */
  enum Format {
    TEXT,
    JSON
  }

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "graphs: a file, a directory, a zip, one graph as file#id or smiles:CCO")
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
}
