package org.eugene.cli.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.file.WholeFile;

/**
 * Takes rows one by one and has each on its way to the reader before the next. In a file they go on
 * behind those of a run that was broken off.
 */
public final class PairsOutput implements AutoCloseable {
  private final Place place;
  private final int done;
  private final PairsProgress progress;

  /** What is made of all rows before they are a file, or in the place of one. */
  @FunctionalInterface
  public interface Finish {
    /**
     * @param rows of which every one is there; closed by whoever opened them
     */
    void of(InputStream rows) throws IOException;
  }

  /** Where rows go. */
  private interface Place {
    void append(String text) throws IOException;

    default void complete() throws IOException {}

    default void close() throws IOException {}
  }

  private PairsOutput(Place place, Rows rows, int done) {
    this.place = place;
    this.done = done;
    this.progress = PairsProgress.over(rows.count(), done);
  }

  /** To standard output, which stays open. */
  public static PairsOutput to(PrintWriter standard, Rows rows) throws IOException {
    Place place =
        text -> {
          standard.write(text);
          standard.flush();
        };
    place.append(rows.headerLine());
    return new PairsOutput(place, rows, 0);
  }

  /** To a file that is nothing but the rows. */
  public static PairsOutput to(Path file, Rows rows, Fingerprint settings) throws IOException {
    return toFile(file, rows, settings, Optional.of(file), written -> {});
  }

  /** To a file that is nothing but the rows, behind something else that is made of them. */
  public static PairsOutput to(Path file, Rows rows, Fingerprint settings, Finish first)
      throws IOException {
    return toFile(file, rows, settings, Optional.of(file), first);
  }

  /** To the part of a file that is made of the rows in the end. */
  public static PairsOutput toPartOf(Path file, Rows rows, Fingerprint settings, Finish finish)
      throws IOException {
    return toFile(file, rows, settings, Optional.empty(), finish);
  }

  private static PairsOutput toFile(
      Path file, Rows rows, Fingerprint settings, Optional<Path> table, Finish finish)
      throws IOException {
    UnfinishedRun run = UnfinishedRun.of(file, rows, settings.text());
    Place place =
        new Place() {
          @Override
          public void append(String text) throws IOException {
            run.append(text);
          }

          @Override
          public void complete() throws IOException {
            WholeFile.refuseWhatIsNoFile(file);
            finish.of(run.written());
            if (table.isPresent()) {
              run.complete(table.get());
            } else {
              run.complete();
            }
          }

          @Override
          public void close() throws IOException {
            run.close();
          }
        };
    return new PairsOutput(place, rows, run.done());
  }

  /** How many rows were there from an earlier run. */
  public int done() {
    return done;
  }

  public void append(String row) throws IOException {
    place.append(row);
    progress.step();
  }

  /** All rows are written. */
  public void complete() throws IOException {
    place.complete();
  }

  @Override
  public void close() throws IOException {
    progress.close();
    place.close();
  }
}
