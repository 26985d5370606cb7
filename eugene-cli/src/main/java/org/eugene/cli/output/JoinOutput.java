package org.eugene.cli.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.eugene.file.Claim;
import org.eugene.file.WholeFile;
import org.eugene.io.GraphFormatException;
import org.eugene.report.matrix.MatchRow;
import org.eugene.search.JoinAnswer;
import org.eugene.search.Match;

/**
 * Takes the pairs of a join, source by source. In a file they grow as FILE.part; beside it stand
 * the fingerprint of the settings, and how many sources are done with how many bytes and their
 * checksum, so that a run that was broken off goes on from there. What stands behind these bytes,
 * or if they have another checksum all of it, is written again.
 */
public final class JoinOutput implements AutoCloseable {
  /** So many sources are done between two notes of how far it is. */
  private static final int SOURCES_A_NOTE = 64;

  private final MatchRow rows;
  private final Optional<PrintWriter> standard;
  private final Optional<PartFile> part;
  private int done;

  private JoinOutput(
      MatchRow rows, Optional<PrintWriter> standard, Optional<PartFile> part, int done) {
    this.rows = rows;
    this.standard = standard;
    this.part = part;
    this.done = done;
  }

  /** To standard output, which stays open. */
  public static JoinOutput to(PrintWriter standard, MatchRow rows) {
    standard.write(rows.header());
    standard.flush();
    return new JoinOutput(rows, Optional.of(standard), Optional.empty(), 0);
  }

  /** To a file, behind what a run that was broken off left there. */
  public static JoinOutput to(Path file, MatchRow rows, Fingerprint settings) throws IOException {
    PartFile part = PartFile.of(file, settings.text());
    boolean begun = false;
    try {
      int done = part.readBack();
      if (part.length == 0) {
        part.append(rows.header());
      }
      begun = true;
      return new JoinOutput(rows, Optional.empty(), Optional.of(part), done);
    } finally {
      if (!begun) {
        part.close();
      }
    }
  }

  /** How many sources were done by an earlier run. */
  public int done() {
    return done;
  }

  /** Takes the pairs of the next source. */
  public void append(int source, JoinAnswer answer) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Match match : answer.matches()) {
      text.append(rows.of(match));
    }
    if (standard.isPresent()) {
      standard.get().write(text.toString());
      standard.get().flush();
    } else {
      part.orElseThrow().append(text.toString());
    }
    done = source + 1;
    if (part.isPresent() && done % SOURCES_A_NOTE == 0) {
      part.get().note(done);
    }
  }

  /** All pairs are written. */
  public void complete() throws IOException {
    if (part.isPresent()) {
      part.get().complete();
    }
  }

  @Override
  public void close() throws IOException {
    if (part.isPresent()) {
      part.get().close();
    }
  }

  /** FILE.part and what stands beside it. */
  private static final class PartFile {
    private final Path file;
    private final Path settingsFile;
    private final Path doneFile;
    private final Claim claim;
    private final CRC32C checksum = new CRC32C();
    private long length;

    private PartFile(Path file, Claim claim) {
      Path part = WholeFile.part(file);
      this.file = file;
      this.settingsFile = part.resolveSibling(part.getFileName() + ".settings");
      this.doneFile = part.resolveSibling(part.getFileName() + ".done");
      this.claim = claim;
    }

    @SuppressWarnings("resource") // closed by whoever gets it
    static PartFile of(Path file, String settings) throws IOException {
      PartFile part = new PartFile(file, Claim.of(WholeFile.part(file)));
      boolean begun = false;
      try {
        part.checkSettings(settings);
        begun = true;
        return part;
      } finally {
        if (!begun) {
          part.close();
        }
      }
    }

    private void checkSettings(String settings) throws IOException {
      if (claim.channel().size() == 0) {
        Files.deleteIfExists(doneFile);
        Files.writeString(settingsFile, settings);
      } else if (!Files.exists(settingsFile) || !Files.readString(settingsFile).equals(settings)) {
        throw new GraphFormatException(
            WholeFile.part(file).toString(),
            GraphFormatException.NO_LINE,
            "this unfinished result does not belong to this run, its settings or graphs are"
                + " other ones; delete it, or run with what it was made with");
      }
    }

    /** How many sources are done, and everything behind them is cut off. */
    int readBack() throws IOException {
      int sources = 0;
      if (Files.exists(doneFile)) {
        String[] note = Files.readString(doneFile).trim().split(" ", -1);
        if (note.length == 3 && isNoted(note)) {
          sources = Integer.parseInt(note[0]);
        }
      }
      claim.channel().truncate(length).position(length);
      return sources;
    }

    /** Whether the bytes are there that a note says. */
    private boolean isNoted(String[] note) throws IOException {
      try {
        long noted = Long.parseLong(note[1]);
        if (Integer.parseInt(note[0]) >= 0 && noted <= claim.channel().size()) {
          InputStream in = Channels.newInputStream(claim.channel().position(0));
          byte[] buffer = new byte[1 << 16];
          for (long left = noted; left > 0; ) {
            int read = in.read(buffer, 0, (int) Math.min(left, buffer.length));
            checksum.update(buffer, 0, read);
            left -= read;
          }
          if (checksum.getValue() == Long.parseLong(note[2])) {
            length = noted;
            return true;
          }
        }
      } catch (NumberFormatException nonsense) {
        // as if there were no note
      }
      checksum.reset();
      return false;
    }

    void append(String text) throws IOException {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      claim.write(ByteBuffer.wrap(bytes));
      checksum.update(bytes);
      length += bytes.length;
    }

    void note(int sources) throws IOException {
      Path next = doneFile.resolveSibling(doneFile.getFileName() + ".next");
      Files.writeString(
          next, String.format(Locale.ROOT, "%d %d %d%n", sources, length, checksum.getValue()));
      Files.move(next, doneFile, StandardCopyOption.REPLACE_EXISTING);
    }

    void complete() throws IOException {
      claim.moveTo(file);
      Files.deleteIfExists(doneFile);
      Files.deleteIfExists(settingsFile);
    }

    void close() throws IOException {
      claim.close();
    }
  }
}
