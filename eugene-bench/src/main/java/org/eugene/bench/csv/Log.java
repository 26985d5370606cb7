package org.eugene.bench.csv;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;

/**
 * A file of measurements that grows row by row, each of them on disk when {@link #add} returns. A
 * run that was killed leaves whole rows and perhaps half a one, which is cut away when the file is
 * opened again. While it is open the file is plain text.
 */
public final class Log implements AutoCloseable {
  /** What a repository can keep as it is. */
  private static final long LARGEST_PLAIN_FILE = 1_000_000;

  private final Path file;
  private final Schema schema;
  private final List<Line> lines = new ArrayList<>();
  private final Set<List<String>> keys = new HashSet<>();
  private final Set<List<String>> added = new HashSet<>();
  private BufferedWriter out;

  private Log(Path file, Schema schema, List<Line> found) throws IOException {
    this.file = file;
    this.schema = schema;
    found.forEach(this::keep);
    this.out = isFit() ? appending() : rewritten();
  }

  /** The file with the whole rows that it has; it is made if there is none. */
  public static Log open(Path file, Schema schema) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    return new Log(file, schema, Lines.read(file));
  }

  private void keep(Line line) {
    Line own = schema.adopt(line);
    if (keys.add(schema.key(own))) {
      lines.add(own);
    }
  }

  /**
   * Whether rows can be added to the file as it is. Two runs may share one, such as the known
   * distances: neither of them replaces it under the other then.
   */
  private boolean isFit() throws IOException {
    if (!Files.exists(file) || Files.exists(Lines.packed(file))) {
      return false;
    }
    String text = Files.readString(file);
    return text.startsWith(Csv.line(schema.header().names()) + "\n") && text.endsWith("\n");
  }

  private BufferedWriter appending() throws IOException {
    return Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
  }

  /** Never leaves less on disk than there was: the new file is whole before it takes its place. */
  private BufferedWriter rewritten() throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (BufferedWriter text = Files.newBufferedWriter(part, StandardCharsets.UTF_8)) {
      text.write(Csv.line(schema.header().names()) + "\n");
      for (Line line : lines) {
        text.write(line + "\n");
      }
    }
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    Files.deleteIfExists(Lines.packed(file));
    return appending();
  }

  /** Whether there is a row with these values of the key's columns. */
  public boolean has(List<String> key) {
    return keys.contains(key);
  }

  /** Adds the rows that the file does not have. */
  public void add(List<Line> rows) throws IOException {
    for (Line row : rows) {
      List<String> key = schema.key(row);
      if (keys.add(key)) {
        added.add(key);
        lines.add(row);
        out.write(row + "\n");
      }
    }
    out.flush();
  }

  /** Adds rows that another file of this kind has, as they are. */
  public void join(List<Line> rows) throws IOException {
    add(rows.stream().map(schema::adopt).toList());
  }

  public void add(Line row) throws IOException {
    add(List.of(row));
  }

  /** Takes rows out, so that they are measured again; those added since the opening stay. */
  public void forget(Predicate<Line> stale) throws IOException {
    Predicate<Line> old = line -> stale.test(line) && !added.contains(schema.key(line));
    if (lines.stream().anyMatch(old)) {
      lines.removeIf(old);
      keys.clear();
      lines.forEach(line -> keys.add(schema.key(line)));
      out.close();
      out = rewritten();
    }
  }

  /** All rows, in the order in which they were added. */
  public List<Line> lines() {
    return List.copyOf(lines);
  }

  /** Closes the file and packs it if it is large. */
  public void pack() throws IOException {
    close();
    if (Files.exists(file) && Files.size(file) > LARGEST_PLAIN_FILE) {
      Path part = file.resolveSibling(file.getFileName() + ".gz.part");
      try (OutputStream packing = new GZIPOutputStream(Files.newOutputStream(part))) {
        Files.copy(file, packing);
      }
      Files.move(part, Lines.packed(file), StandardCopyOption.REPLACE_EXISTING);
      Files.delete(file);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
