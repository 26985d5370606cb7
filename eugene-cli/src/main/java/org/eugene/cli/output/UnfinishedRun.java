package org.eugene.cli.output;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.eugene.file.WholeFile;
import org.eugene.io.GraphFormatException;

/**
 * What a broken-off run that writes rows left behind: FILE.part with whole rows and perhaps a piece
 * of one, and beside it the fingerprint of its settings. A run with other settings or other pairs
 * is refused rather than mixed in or thrown away.
 */
final class UnfinishedRun {
  private final Path part;
  private final Path settingsFile;
  private final String settings;
  private final Rows rows;

  UnfinishedRun(Path file, Rows rows, String settings) {
    this.part = WholeFile.part(file);
    this.settingsFile = part.resolveSibling(part.getFileName() + ".settings");
    this.settings = settings;
    this.rows = rows;
  }

  /** How many rows are done; empty if the run has to begin at its beginning. */
  Optional<Integer> rowsDone() throws IOException {
    if (!Files.exists(part)) {
      return Optional.empty();
    }
    String text = wholeLines();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    checkSettings();
    List<String> lines = text.lines().toList();
    int first = rows.header().isEmpty() ? 0 : 1;
    if (first == 1 && !lines.get(0).equals(rows.header())) {
      throw other(1, "the header is another one");
    }
    for (int at = first; at < lines.size(); at++) {
      int row = at - first;
      if (row >= rows.count() || !lines.get(at).startsWith(rows.beginning().apply(row))) {
        throw other(at + 1, "its pairs are other ones");
      }
    }
    truncate(text.getBytes(StandardCharsets.UTF_8).length);
    return Optional.of(lines.size() - first);
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

  /** Where rows go: behind those done, or into a file of their own with the settings noted. */
  Writer open(boolean goesOn) throws IOException {
    if (goesOn) {
      return Files.newBufferedWriter(part, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    }
    Files.writeString(settingsFile, settings);
    return Files.newBufferedWriter(part, StandardCharsets.UTF_8);
  }

  /** The run is complete. */
  void end() throws IOException {
    Files.deleteIfExists(settingsFile);
  }
}
