package org.eugene.bench.run;

import java.io.IOException;
import java.io.Writer;
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

/** A CSV file of rows that grows row by row and survives being cut off in the middle of one. */
public final class RowFile {
  private final Path file;
  private final List<Row> rows;
  private final Set<String> keys = new HashSet<>();

  private RowFile(Path file, List<Row> rows) {
    this.file = file;
    this.rows = rows;
    rows.forEach(row -> keys.add(row.key()));
  }

  /** The file with the whole rows that it has; half a row at its end is cut away. */
  public static RowFile open(Path file) throws IOException {
    return open(file, row -> false);
  }

  /** The same without the rows that are to be measured again. */
  public static RowFile open(Path file, Predicate<Row> again) throws IOException {
    List<Row> rows = new ArrayList<>(Files.exists(file) ? read(file) : List.of());
    rows.removeIf(again);
    Files.createDirectories(file.toAbsolutePath().getParent());
    StringBuilder text = new StringBuilder(Row.HEADER).append('\n');
    rows.forEach(row -> text.append(row.toCsv()).append('\n'));
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    return new RowFile(file, rows);
  }

  /** The whole rows of a file. */
  public static List<Row> read(Path file) throws IOException {
    String text = Files.readString(file);
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<Row> rows = new ArrayList<>();
    whole.lines().skip(1).forEach(line -> rows.add(Row.ofCsv(line)));
    return List.copyOf(rows);
  }

  boolean has(Row.Asked question, Contender contender) {
    return has(question, contender.name(), contender.seed());
  }

  boolean has(Row.Asked question, String method, long seed) {
    return keys.contains(Row.key(question, method, seed));
  }

  /** Writes the row through to the disk, unless the file has it. */
  void add(Row row) throws IOException {
    if (keys.add(row.key())) {
      rows.add(row);
      try (Writer out =
          Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND)) {
        out.write(row.toCsv() + "\n");
      }
    }
  }

  public List<Row> rows() {
    return List.copyOf(rows);
  }
}
