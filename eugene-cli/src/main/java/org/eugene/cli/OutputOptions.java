package org.eugene.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where the answer goes. */
final class OutputOptions {
  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "write to this file (as FILE.part until complete), not to standard output")
  private Optional<Path> out = Optional.empty();

  Optional<Path> file() {
    return out;
  }

  /** Something that writes. */
  @FunctionalInterface
  interface Content {
    void writeTo(Appendable out) throws IOException;
  }

  /** Writes to the file, or to standard output if none was named. */
  void write(Content content, PrintWriter standard) throws IOException {
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
