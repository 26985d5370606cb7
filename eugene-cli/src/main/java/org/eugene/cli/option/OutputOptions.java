package org.eugene.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.cli.output.OutputFile;
import picocli.CommandLine.Option;

/** Where the answer goes. */
public final class OutputOptions {
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
  public void write(Content content, PrintWriter standard) throws IOException {
    if (out.isEmpty()) {
      content.writeTo(standard);
      standard.flush();
      return;
    }
    try (OutputFile file = OutputFile.create(out.get())) {
      content.writeTo(file.writer());
      file.complete();
    }
  }
}
