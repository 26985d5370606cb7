package org.eugene.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFormatException;
import org.eugene.io.report.CsvReport;

/**
 * What a broken-off run of {@code pairs} left behind: FILE.part with whole rows and perhaps a piece
 * of one, and beside it the settings it was made with. A run with other settings or other pairs is
 * refused rather than mixed in or thrown away.
 */
final class UnfinishedRun {
  private final Path part;
  private final Path settingsFile;
  private final String settings;

  UnfinishedRun(Path file, String settings) {
    this.part = OutputFile.part(file);
    this.settingsFile = part.resolveSibling(part.getFileName() + ".settings");
    this.settings = settings;
  }

  /** How many pairs are done; empty if the run has to begin at its beginning. */
  Optional<Integer> rowsDone(List<GraphPair> pairs) throws IOException {
    if (!Files.exists(part)) {
      return Optional.empty();
    }
    String text = wholeLines();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    checkSettings();
    List<String> lines = text.lines().toList();
    if (!lines.get(0).equals(CsvReport.HEADER)) {
      throw other(1, "the header is another one");
    }
    for (int at = 1; at < lines.size(); at++) {
      checkRow(at, lines.get(at), pairs);
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

  private void checkRow(int at, String line, List<GraphPair> pairs) {
    if (at > pairs.size() || !line.startsWith(ids(pairs.get(at - 1)))) {
      throw other(at + 1, "its pairs are other ones");
    }
  }

  private static String ids(GraphPair pair) {
    return CsvReport.ids(pair.source().id(), pair.target().id());
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

  /** Notes the settings of a run that begins. */
  void begin() throws IOException {
    Files.writeString(settingsFile, settings);
  }

  /** The run is complete. */
  void end() throws IOException {
    Files.deleteIfExists(settingsFile);
  }
}
