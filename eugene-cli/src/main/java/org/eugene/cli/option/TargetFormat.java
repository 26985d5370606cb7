package org.eugene.cli.option;

import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormats;
import org.eugene.io.GraphWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The format in which graphs are written. */
public final class TargetFormat {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      converter = InputOptions.FormatName.class,
      description = "format to write; without it, the ending of the file to write tells")
  private Optional<GraphFormat> to = Optional.empty();

  public boolean isGiven() {
    return to.isPresent();
  }

  /** The format asked for, else the one that the name of a file tells. */
  public GraphFormat orOfFile(String name) {
    try {
      return to.orElseGet(() -> GraphFormats.ofFileName(name));
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(
          spec.commandLine(), unknown.getMessage() + "; say --to with one of them", unknown);
    }
  }

  /** The format asked for, else the one of this name. */
  public GraphFormat or(String format) {
    return to.orElseGet(() -> GraphFormats.named(format));
  }

  /** Who writes a format; not all can be written. */
  public GraphWriter writer(GraphFormat format) {
    return format
        .writer()
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "the format "
                        + format.name()
                        + " can be read but not written; choose another"));
  }
}
