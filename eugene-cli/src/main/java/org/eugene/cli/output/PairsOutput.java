package org.eugene.cli.output;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;

/** Takes rows one by one and has each on its way to the reader before the next. */
public final class PairsOutput implements AutoCloseable {
  private final Writer writer;
  private final Optional<OutputFile> file;
  private final Optional<UnfinishedRun> unfinished;
  private final int done;
  private final Finish finish;

  /** What becomes of the rows of FILE.part when they are complete. */
  @FunctionalInterface
  public interface Finish {
    void of(Path part) throws IOException;
  }

  private PairsOutput(
      Writer writer,
      Optional<OutputFile> file,
      Optional<UnfinishedRun> unfinished,
      int done,
      Finish finish) {
    this.writer = writer;
    this.file = file;
    this.unfinished = unfinished;
    this.done = done;
    this.finish = finish;
  }

  public static PairsOutput to(PrintWriter standard, String header) throws IOException {
    PairsOutput output =
        new PairsOutput(standard, Optional.empty(), Optional.empty(), 0, part -> {});
    output.append(header + "\n");
    return output;
  }

  /** Goes on behind the rows done, if FILE.part holds a header at all. */
  public static PairsOutput to(Path path, UnfinishedRun unfinished, Optional<Integer> rowsDone)
      throws IOException {
    return to(path, unfinished, rowsDone, part -> OutputFile.intoPlace(path));
  }

  /** The same, with something else to be made of the rows in the end. */
  public static PairsOutput to(
      Path path, UnfinishedRun unfinished, Optional<Integer> rowsDone, Finish finish)
      throws IOException {
    if (rowsDone.isEmpty()) {
      unfinished.begin();
    }
    OutputFile file = rowsDone.isPresent() ? OutputFile.append(path) : OutputFile.create(path);
    PairsOutput output =
        new PairsOutput(
            file.writer(), Optional.of(file), Optional.of(unfinished), rowsDone.orElse(0), finish);
    if (rowsDone.isEmpty()) {
      output.append(unfinished.header() + "\n");
    }
    return output;
  }

  /** How many rows were there from an earlier run. */
  public int done() {
    return done;
  }

  public void append(String row) throws IOException {
    writer.write(row);
    writer.flush();
  }

  /** All rows are written. */
  public void complete() throws IOException {
    if (file.isPresent()) {
      file.get().close();
      finish.of(file.get().part());
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
