package org.eugene.bench.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The figures that the paper prints, from a resource file that says for each from which of its
 * tables it is. The file is a list of blocks: {@code table; metric; label in the paper; costs and
 * set of every column}, then a line for each method.
 */
public final class PaperFigures {
  private static final String RESOURCE = "paper-figures.txt";
  private static final PaperFigures ALL = read();

  private final Map<List<String>, Double> values = new HashMap<>();
  private final Map<String, String> labels = new HashMap<>();

  private PaperFigures() {}

  static PaperFigures all() {
    return ALL;
  }

  /** A figure of the paper, or NaN if it has none. */
  double value(String table, Metric metric, String method, Results.CellName cell) {
    return values.getOrDefault(
        List.of(table, metric.name(), method, cell.costs() + " " + cell.set()), Double.NaN);
  }

  /** A figure of a trained method, if the paper has one. */
  public static OptionalDouble figure(
      String table, String metric, String method, String costs, String set) {
    Double value = ALL.values.get(List.of(table, metric, method, costs + " " + set));
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** How many figures of a table there are. */
  long count(String table) {
    return values.keySet().stream().filter(key -> key.get(0).equals(table)).count();
  }

  /** The label of the paper's table, or nothing if there is none. */
  String label(String table) {
    return labels.getOrDefault(table, "");
  }

  private static PaperFigures read() {
    PaperFigures figures = new PaperFigures();
    try (InputStream bytes = PaperFigures.class.getResourceAsStream(RESOURCE)) {
      if (bytes == null) {
        throw new IllegalStateException(RESOURCE + " is missing from the program");
      }
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
      figures.read(lines.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return figures;
  }

  private void read(List<String> lines) {
    String[] head = {};
    for (String line : lines) {
      String[] fields = line.split("; *");
      if (fields.length == 4) {
        head = fields;
        labels.put(head[0], head[2]);
      } else {
        String[] columns = head[3].split(", *");
        String[] numbers = fields[1].split(" +");
        if (columns.length != numbers.length) {
          throw new IllegalStateException(
              RESOURCE + ": \"" + line + "\" does not have " + columns.length + " figures");
        }
        for (int at = 0; at < columns.length; at++) {
          values.put(
              List.of(head[0], head[1], fields[0], columns[at]), Double.parseDouble(numbers[at]));
        }
      }
    }
  }
}
