package org.eugene.cli.convert;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.TargetFormat;
import org.eugene.cli.option.Version;
import org.eugene.file.Claim;
import org.eugene.file.WholeFile;
import org.eugene.file.WholeFolder;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** From one format to another. */
@Command(
    name = "convert",
    description = {
      "Reads graphs in any format and writes them in another, known by the ending of OUT.",
      "If OUT is a directory (or ends with /), each graph becomes a file of its own."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class ConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description = "graphs: a file, a directory, a zip, one graph as file#id or smiles:CCO")
  private String in = "";

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "file or directory to write; - for standard output")
  private String out = "";

  @Mixin private TargetFormat targetFormat = new TargetFormat();
  @Mixin private InputOptions inputOptions = new InputOptions();

  @Override
  public Integer call() throws IOException {
    GraphFormat format = format();
    GraphWriter writer = targetFormat.writer(format);
    GraphFiles files = inputOptions.files();
    List<Graph> graphs = files.someOrAll(in);
    if (!writer.carriesNames() && graphs.stream().anyMatch(ConvertCommand::hasWordsAsNames)) {
      spec.commandLine()
          .getErr()
          .println(
              "eugene: the names of vertices are left out, "
                  + format.name()
                  + " has no place for them; networkx, graphml, gexf, gml, dot and gxl have");
    }
    if (out.equals("-")) {
      writer.write(graphs, spec.commandLine().getOut());
      spec.commandLine().getOut().flush();
    } else if (isDirectory()) {
      writeEach(graphs, format, writer);
    } else {
      WholeFile.write(Path.of(out), text -> writer.write(graphs, text));
    }
    return 0;
  }

  /** Nobody misses numbers. */
  private static boolean hasWordsAsNames(Graph graph) {
    return graph.hasNames()
        && IntStream.range(0, graph.order())
            .anyMatch(v -> !graph.nameOfVertex(v).matches("[n_]?\\d*"));
  }

  private GraphFormat format() {
    if (!targetFormat.isGiven() && (isDirectory() || out.equals("-"))) {
      throw new ParameterException(
          spec.commandLine(), "nothing tells the format to write; say --to with its name");
    }
    return targetFormat.orOfFile(out);
  }

  private boolean isDirectory() {
    return out.endsWith("/") || Files.isDirectory(Path.of(out));
  }

  private void writeEach(List<Graph> graphs, GraphFormat format, GraphWriter writer)
      throws IOException {
    InputOptions.byId(in, graphs); // of two files with one name, the second would replace the first
    WholeFolder.fill(
        Path.of(out),
        part -> {
          for (Graph graph : graphs) {
            write(graph, writer, part.resolve(fileName(graph, format)));
          }
        });
  }

  private static String fileName(Graph graph, GraphFormat format) {
    String ending = format.endings().stream().findFirst().orElse(format.name());
    String name = graph.id() + "." + ending;
    if (name.indexOf('/') >= 0 || name.indexOf('\\') >= 0 || name.startsWith(".")) {
      throw new IllegalArgumentException(
          "graph " + graph.id() + " cannot be a file of that name; rename it");
    }
    return name;
  }

  private static void write(Graph graph, GraphWriter writer, Path file) throws IOException {
    if (Files.exists(file)) { // some systems take Benzene and benzene for one name
      throw new IllegalArgumentException(
          "graph " + graph.id() + " would be a file that another graph is; rename it");
    }
    try (Claim claim = Claim.of(file)) {
      claim.write(text -> writer.write(List.of(graph), text));
    }
  }
}
