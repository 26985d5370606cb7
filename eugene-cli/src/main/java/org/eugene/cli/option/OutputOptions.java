package org.eugene.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.file.WholeFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the answer goes. */
public final class OutputOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "write to this file (as FILE.part until complete), not to standard output")
  private Optional<Path> out = Optional.empty();

  public Optional<Path> file() {
    return out;
  }

  /** Something that writes. */
  @FunctionalInterface
  public interface Content {
    void writeTo(Appendable out) throws IOException;
  }

  /** Writes to the file, or to standard output if none was named. */
  public void write(Content content) throws IOException {
    if (out.isPresent()) {
      WholeFile.write(out.get(), content::writeTo);
      return;
    }
    PrintWriter standard = spec.commandLine().getOut();
    content.writeTo(standard);
    standard.flush();
  }
}
