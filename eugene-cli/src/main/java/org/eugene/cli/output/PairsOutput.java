package org.eugene.cli.output;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.file.WholeFile;

/**
 * Takes rows one by one and has each on its way to the reader before the next. In a file they go on
 * behind those of a run that was broken off.
 */
public final class PairsOutput implements AutoCloseable {
  private final Writer writer;
  private final int done;
  private final PairsProgress progress;
  private final Ending ending;

  /** What becomes of the rows of FILE.part when they are complete. */
  @FunctionalInterface
  public interface Finish {
    void of(Path part) throws IOException;
  }

  /** What a file has to do in the end, and standard output has not. */
  private interface Ending {
    default void complete() throws IOException {}

    default void close() throws IOException {}
  }

  private PairsOutput(Writer writer, Rows rows, Optional<Integer> done, Ending ending)
      throws IOException {
    this.writer = writer;
    this.done = done.orElse(0);
    this.progress = PairsProgress.over(rows.count(), this.done);
    this.ending = ending;
    if (done.isEmpty() && !rows.header().isEmpty()) {
      flushed(rows.header() + "\n");
    }
  }

  /** To standard output, which stays open. */
  public static PairsOutput to(PrintWriter standard, Rows rows) throws IOException {
    return new PairsOutput(standard, rows, Optional.empty(), new Ending() {});
  }

  /** To a file that is nothing but the rows. */
  public static PairsOutput to(Path file, Rows rows, Fingerprint settings) throws IOException {
    return to(file, rows, settings, part -> WholeFile.intoPlace(part, file));
  }

  /** To the part of a file that is made of the rows in the end. */
  public static PairsOutput to(Path file, Rows rows, Fingerprint settings, Finish finish)
      throws IOException {
    UnfinishedRun run = new UnfinishedRun(file, rows, settings.text());
    Optional<Integer> done = run.rowsDone();
    Writer writer = run.open(done.isPresent());
    return new PairsOutput(
        writer,
        rows,
        done,
        new Ending() {
          @Override
          public void complete() throws IOException {
            writer.close();
            finish.of(WholeFile.part(file));
            run.end();
          }

          @Override
          public void close() throws IOException {
            writer.close();
          }
        });
  }

  /** How many rows were there from an earlier run. */
  public int done() {
    return done;
  }

  public void append(String row) throws IOException {
    flushed(row);
    progress.step();
  }

  private void flushed(String text) throws IOException {
    writer.write(text);
    writer.flush();
  }

  /** All rows are written. */
  public void complete() throws IOException {
    ending.complete();
  }

  @Override
  public void close() throws IOException {
    progress.close();
    ending.close();
  }
}
