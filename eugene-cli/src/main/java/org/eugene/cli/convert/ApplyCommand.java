package org.eugene.cli.convert;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.TargetFormat;
import org.eugene.cli.option.Version;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphWriter;
import org.eugene.io.ReadOptions;
import org.eugene.report.json.PatchReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** An edit path carried out. */
@Command(
    name = "apply",
    description = {
      "Applies an edit path, the JSON of eugene compare --format json, to the graph that it starts",
      "from, and writes the graph that it leads to, as text unless --to or --out tell otherwise."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class ApplyCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";
  private static final String DEFAULT_FORMAT = "text";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "SOURCE",
      description = "the graph to start from: file (of one graph), file#id, or smiles:CCO")
  private String source = "";

  @Parameters(
      index = "1",
      paramLabel = "PATCH",
      description = "the JSON of eugene compare; - for standard input")
  private String patch = "";

  @Mixin private TargetFormat targetFormat = new TargetFormat();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    GraphWriter writer = targetFormat.writer(format());
    Graph from = inputOptions.files().one(source);
    PatchReader reader = new PatchReader(patch, text());
    Graph target = reader.applyTo(from);
    if (!reader.namesItsSource()) {
      spec.commandLine()
          .getErr()
          .println(
              "eugene: "
                  + patch
                  + ": it does not say for which graph it was made, so only its edits were checked"
                  + " against this one; compare again for one that does");
    }
    if (isTextByDefault() && (hasAttributes(target) || target.hasNames())) {
      String lost = hasAttributes(target) ? "attributes" : "names";
      spec.commandLine()
          .getErr()
          .println("eugene: the text format carries no " + lost + "; say --to gxl to keep them");
    }
    outputOptions.write(out -> writer.write(List.of(target), out));
    return 0;
  }

  private GraphFormat format() {
    Optional<Path> file = outputOptions.file();
    return file.isPresent()
        ? targetFormat.orOfFile(file.get().toString())
        : targetFormat.or(DEFAULT_FORMAT);
  }

  private String text() throws IOException {
    if (patch.equals(STANDARD_INPUT)) {
      return text(System.in);
    }
    try (InputStream bytes = Files.newInputStream(Path.of(patch))) {
      return text(bytes);
    }
  }

  private String text(InputStream bytes) throws IOException {
    return new GraphInput(patch, "", bytes, ReadOptions.defaults()).text();
  }

  private boolean isTextByDefault() {
    return !targetFormat.isGiven() && outputOptions.file().isEmpty();
  }

  private static boolean hasAttributes(Graph graph) {
    return IntStream.range(0, graph.order())
            .anyMatch(v -> !graph.labelOfVertex(v).attributes().isEmpty())
        || IntStream.range(0, graph.size())
            .anyMatch(e -> !graph.labelOfEdge(e).attributes().isEmpty());
  }
}
