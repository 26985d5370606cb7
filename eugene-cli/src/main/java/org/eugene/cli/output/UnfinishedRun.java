package org.eugene.cli.output;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.eugene.io.GraphFormatException;

/**
 * What a broken-off run that writes rows left behind: FILE.part with whole rows and perhaps a piece
 * of one, and beside it the settings it was made with. A run with other settings or other pairs is
 * refused rather than mixed in or thrown away.
 */
public final class UnfinishedRun {
  private final Path part;
  private final Path settingsFile;
  private final String settings;
  private final String header;

  public UnfinishedRun(Path file, String header, String settings) {
    this.part = OutputFile.part(file);
    this.settingsFile = part.resolveSibling(part.getFileName() + ".settings");
    this.settings = settings;
    this.header = header;
  }

  /**
   * How many rows are done; empty if the run has to begin at its beginning.
   *
   * @param count how many rows there will be
   * @param begin what each row begins with
   */
  public Optional<Integer> rowsDone(int count, IntFunction<String> begin) throws IOException {
    if (!Files.exists(part)) {
      return Optional.empty();
    }
    String text = wholeLines();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    checkSettings();
    List<String> lines = text.lines().toList();
    if (!lines.get(0).equals(header)) {
      throw other(1, "the header is another one");
    }
    for (int at = 1; at < lines.size(); at++) {
      if (at > count || !lines.get(at).startsWith(begin.apply(at - 1))) {
        throw other(at + 1, "its pairs are other ones");
      }
    }
    truncate(text.getBytes(StandardCharsets.UTF_8).length);
    return Optional.of(lines.size() - 1);
  }

  private String wholeLines() throws IOException {
    String text = new String(Files.readAllBytes(part), StandardCharsets.UTF_8);
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  private void checkSettings() throws IOException {
    if (!Files.exists(settingsFile) || !Files.readString(settingsFile).equals(settings)) {
      throw other(GraphFormatException.NO_LINE, "its settings or graphs are other ones");
    }
  }

  private GraphFormatException other(int line, String reason) {
    return new GraphFormatException(
        part.toString(),
        line,
        "this unfinished result does not belong to this run, "
            + reason
            + "; delete it, or run with what it was made with");
  }

  private void truncate(long length) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(part.toFile(), "rw")) {
      file.setLength(length);
    }
  }

  /** The header of its rows. */
  public String header() {
    return header;
  }

  /** Notes the settings of a run that begins. */
  public void begin() throws IOException {
    Files.writeString(settingsFile, settings);
  }

  /** The run is complete. */
  public void end() throws IOException {
    Files.deleteIfExists(settingsFile);
  }
}
