package org.eugene.cli.output;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that comes into being whole: written beside its place as FILE.part, flushed as it goes,
 * renamed when complete. After a crash FILE is what it was before.
 */
public final class OutputFile implements AutoCloseable {
  private final Path file;
  private final Writer writer;

  private OutputFile(Path file, OpenOption mode) throws IOException {
    this.file = file;
    this.writer =
        Files.newBufferedWriter(
            part(file),
            StandardCharsets.UTF_8,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            mode);
  }

  public static OutputFile create(Path file) throws IOException {
    return new OutputFile(file, StandardOpenOption.TRUNCATE_EXISTING);
  }

  /** Goes on behind what FILE.part holds. */
  public static OutputFile append(Path file) throws IOException {
    return new OutputFile(file, StandardOpenOption.APPEND);
  }

  /** Where the file grows. */
  public static Path part(Path file) {
    return file.resolveSibling(file.getFileName() + ".part");
  }

  public Writer writer() {
    return writer;
  }

  /** All is written: puts the file into its place. */
  public void complete() throws IOException {
    writer.close();
    intoPlace(file);
  }

  /** Renames FILE.part, which is complete. */
  public static void intoPlace(Path file) throws IOException {
    Files.move(part(file), file, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Where this file grows. */
  public Path part() {
    return part(file);
  }

  /** Leaves FILE.part as it is, unless complete. */
  @Override
  public void close() throws IOException {
    writer.close();
  }
}
