package org.eugene.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.io.report.CsvReport;

/** Takes rows one by one and has each on its way to the reader before the next. */
final class PairsOutput implements AutoCloseable {
  private final Writer writer;
  private final Optional<OutputFile> file;
  private final Optional<UnfinishedRun> unfinished;
  private final int done;

  private PairsOutput(
      Writer writer, Optional<OutputFile> file, Optional<UnfinishedRun> unfinished, int done) {
    this.writer = writer;
    this.file = file;
    this.unfinished = unfinished;
    this.done = done;
  }

  static PairsOutput to(PrintWriter standard) throws IOException {
    PairsOutput output = new PairsOutput(standard, Optional.empty(), Optional.empty(), 0);
    output.append(CsvReport.HEADER + "\n");
    return output;
  }

  /** Goes on behind the rows done, if FILE.part holds a header at all. */
  static PairsOutput to(Path path, UnfinishedRun unfinished, Optional<Integer> rowsDone)
      throws IOException {
    if (rowsDone.isEmpty()) {
      unfinished.begin();
    }
    OutputFile file = rowsDone.isPresent() ? OutputFile.append(path) : OutputFile.create(path);
    PairsOutput output =
        new PairsOutput(
            file.writer(), Optional.of(file), Optional.of(unfinished), rowsDone.orElse(0));
    if (rowsDone.isEmpty()) {
      output.append(CsvReport.HEADER + "\n");
    }
    return output;
  }

  /** How many rows were there from an earlier run. */
  int done() {
    return done;
  }

  void append(String row) throws IOException {
    writer.write(row);
    writer.flush();
  }

  /** All rows are written. */
  void complete() throws IOException {
    if (file.isPresent()) {
      file.get().complete();
    }
    if (unfinished.isPresent()) {
      unfinished.get().end();
    }
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
