package org.eugene.bench.csv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * The columns of a file of measurements. Behind its own ones every file has those of the {@link
 * Origin}.
 */
public final class Schema {
  /** What every row ends with. */
  static final List<String> ORIGIN = List.of("seed", "commit", "jvm", "cpu", "date");

  private final List<String> columns;
  private final List<String> key;
  private final Line.Header header;

  private Schema(List<String> columns, List<String> key) {
    this.columns = List.copyOf(columns);
    this.key = List.copyOf(key);
    List<String> names = new ArrayList<>(columns);
    names.addAll(ORIGIN);
    if (new HashSet<>(names).size() < names.size() || !names.containsAll(key)) {
      throw new IllegalArgumentException("columns " + names + " do not fit the key " + key);
    }
    this.header = Line.Header.of(names);
  }

  /** Columns by name; no two rows are the same in all of them. */
  public static Schema of(String... columns) {
    return new Schema(List.of(columns), List.of(columns));
  }

  /** The same, where these columns (or the seed) tell one row from another. */
  public Schema keyedBy(String... names) {
    return new Schema(columns, List.of(names));
  }

  /** The columns before those of the origin. */
  public List<String> columns() {
    return columns;
  }

  Line.Header header() {
    return header;
  }

  /** What tells this row from the others of its file. */
  public List<String> key(Line line) {
    return key.stream().map(line::text).toList();
  }

  /** Names and values in turn, for {@link #line}. */
  public static Map<String, String> fields(Object... namesAndValues) {
    Map<String, String> fields = new HashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      fields.put(namesAndValues[at].toString(), namesAndValues[at + 1].toString());
    }
    return fields;
  }

  /** A row with a field for each of the columns. */
  public Line line(Map<String, String> fields, long seed, Origin origin) {
    if (fields.size() != columns.size() || !fields.keySet().containsAll(columns)) {
      throw new IllegalArgumentException("a row of " + columns + " has " + fields.keySet());
    }
    Map<String, String> all = new HashMap<>(fields);
    all.putAll(origin.fields());
    all.put("seed", Long.toString(seed));
    return new Line(header, header.names().stream().map(n -> all.getOrDefault(n, "")).toList());
  }

  /** A row of another version of this file: columns it lacks are empty, others are left out. */
  Line adopt(Line line) {
    return line.header().names().equals(header.names())
        ? line
        : new Line(header, header.names().stream().map(line::text).toList());
  }
}
