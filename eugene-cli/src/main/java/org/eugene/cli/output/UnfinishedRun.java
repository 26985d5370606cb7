package org.eugene.cli.output;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.eugene.file.Claim;
import org.eugene.file.WholeFile;
import org.eugene.io.GraphFormatException;

/**
 * A run that writes rows to FILE.part, behind those that a broken-off one left there. Beside it is
 * the fingerprint of its settings: a run with other settings, graphs or pairs is refused rather
 * than mixed in or thrown away. Rows read back are looked at one by one; what a crash or the disk
 * made of them is cut off behind the last good one. While a run has the file, nobody else gets it.
 */
final class UnfinishedRun implements AutoCloseable {
  private final Path part;
  private final Path settingsFile;
  private final Rows rows;
  private final Claim claim;
  private int done;
  private long length;

  private UnfinishedRun(Path part, Rows rows, Claim claim) {
    this.part = part;
    this.settingsFile = part.resolveSibling(part.getFileName() + ".settings");
    this.rows = rows;
    this.claim = claim;
  }

  /** Takes hold of the rows of a file, or begins them. */
  static UnfinishedRun of(Path file, Rows rows, String settings) throws IOException {
    Path part = WholeFile.part(file);
    UnfinishedRun run = new UnfinishedRun(part, rows, Claim.of(part));
    boolean begun = false;
    try {
      run.begin(settings);
      begun = true;
      return run;
    } finally {
      if (!begun) {
        run.close();
      }
    }
  }

  private void begin(String settings) throws IOException {
    FileChannel channel = claim.channel();
    if (channel.size() > 0) {
      checkSettings(settings);
      readBack();
    } else {
      Files.writeString(settingsFile, settings);
    }
    channel.truncate(length).position(length);
    if (length == 0) {
      append(rows.headerLine());
    }
  }

  private void checkSettings(String settings) throws IOException {
    if (!Files.exists(settingsFile) || !Files.readString(settingsFile).equals(settings)) {
      throw new GraphFormatException(
          part.toString(),
          GraphFormatException.NO_LINE,
          "this unfinished result does not belong to this run, its settings, pairs or graphs are"
              + " other ones; delete it, or run with what it was made with");
    }
  }

  /** Counts rows, and bytes up to the last good one. */
  private void readBack() throws IOException {
    InputStream in = new BufferedInputStream(Channels.newInputStream(claim.channel().position(0)));
    byte[] header = bytes(rows.headerLine());
    if (!isNext(header, in)) {
      return;
    }
    length = header.length;
    while (done < rows.count()) {
      byte[] beginning = bytes(rows.beginning().apply(done));
      if (!isNext(beginning, in)) {
        return;
      }
      Optional<String> rest = restOfLine(in);
      if (rest.isEmpty() || !rows.ending().fits(done, rest.get())) {
        return;
      }
      length += beginning.length + rest.get().length() + 1;
      done++;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static boolean isNext(byte[] expected, InputStream in) throws IOException {
    return Arrays.equals(in.readNBytes(expected.length), expected);
  }

  /** Up to the line's end, a character a byte: what goes on otherwise fits no row. */
  private Optional<String> restOfLine(InputStream in) throws IOException {
    StringBuilder rest = new StringBuilder();
    for (int b = in.read(); b >= 0 && rest.length() < rows.longest(); b = in.read()) {
      if (b == '\n') {
        return Optional.of(rest.toString());
      }
      rest.append((char) b);
    }
    return Optional.empty();
  }

  /** How many rows are there from an earlier run. */
  int done() {
    return done;
  }

  void append(String text) throws IOException {
    claim.write(ByteBuffer.wrap(bytes(text)));
  }

  /** The rows, to be read through this, from their beginning. */
  InputStream written() throws IOException {
    return Channels.newInputStream(claim.channel().position(0));
  }

  /** All rows are there: the file is them. */
  void complete(Path file) throws IOException {
    claim.moveTo(file);
    Files.deleteIfExists(settingsFile);
  }

  /** All rows are there, and the file was made of them: they are not needed any more. */
  void complete() throws IOException {
    claim.delete();
    Files.deleteIfExists(settingsFile);
  }

  @Override
  public void close() throws IOException {
    claim.close();
  }
}
