package org.eugene.cli.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.LineFields;
import org.eugene.io.LineScanner;
import org.eugene.io.ReadOptions;

/**
 * Pairs of ids, two to a line with a comma or blanks between; further columns and lines that start
 * with # are skipped. A first line that names no graph is a header; if it has the columns source
 * and target, these count, else the first two.
 */
final class PairsFile {
  private static final int NEAREST = 5;

  private final Map<String, Graph> graphs;
  private final String graphsName;
  private final Optional<String> column;
  private int sourceColumn;
  private int targetColumn = 1;

  private int numberColumn = -1;
  private List<String> header = List.of();

  private PairsFile(Map<String, Graph> graphs, String graphsName, Optional<String> column) {
    this.graphs = graphs;
    this.graphsName = graphsName;
    this.column = column;
  }

  /** The pairs of the file, as graphs by their ids. */
  static List<GraphPair> read(Path file, Map<String, Graph> graphs, String graphsName)
      throws IOException {
    return read(file, graphs, graphsName, Optional.empty()).stream().map(Row::pair).toList();
  }

  /**
   * A pair and what else its line says.
   *
   * @param number in the column asked for; empty if none was asked for or the field is empty
   */
  record Row(GraphPair pair, OptionalDouble number) {}

  /** The pairs of the file with the numbers of a column. */
  static List<Row> read(
      Path file, Map<String, Graph> graphs, String graphsName, Optional<String> column)
      throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      LineScanner lines =
          new GraphInput(file.toString(), "", bytes, ReadOptions.defaults()).lines();
      PairsFile pairs = new PairsFile(graphs, graphsName, column);
      List<Row> rows = pairs.read(lines);
      if (column.isPresent() && pairs.numberColumn < 0) {
        throw new GraphFormatException(
            file.toString(),
            GraphFormatException.NO_LINE,
            "there is no column "
                + column.get()
                + (pairs.header.isEmpty()
                    ? " because the file has no header; write one such as source,target,ged"
                    : "; there are " + String.join(", ", pairs.header)));
      }
      return rows;
    }
  }

  private List<Row> read(LineScanner lines) throws IOException {
    List<Row> pairs = new ArrayList<>();
    boolean first = true;
    while (lines.next()) {
      String line = lines.line().strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      List<String> fields = LineFields.of(lines, ",");
      if (!first || !isHeader(fields)) {
        pairs.add(new Row(pair(fields, lines), number(fields, lines)));
      }
      first = false;
    }
    return pairs;
  }

  private boolean isHeader(List<String> fields) {
    boolean is = namesColumns(fields);
    if (is) {
      header = List.copyOf(fields);
      numberColumn = column.map(fields::indexOf).orElse(-1);
    }
    return is;
  }

  private boolean namesColumns(List<String> fields) {
    if (fields.contains("source") && fields.contains("target")) {
      sourceColumn = fields.indexOf("source");
      targetColumn = fields.indexOf("target");
      return true;
    }
    return fields.size() >= 2
        && !graphs.containsKey(fields.get(0))
        && !graphs.containsKey(fields.get(1));
  }

  private OptionalDouble number(List<String> fields, LineScanner lines) {
    if (numberColumn < 0 || numberColumn >= fields.size() || fields.get(numberColumn).isBlank()) {
      return OptionalDouble.empty();
    }
    try {
      return OptionalDouble.of(Double.parseDouble(fields.get(numberColumn).strip()));
    } catch (NumberFormatException notANumber) {
      throw lines.error(
          "the distance " + fields.get(numberColumn) + " is not a number; correct it");
    }
  }

  private GraphPair pair(List<String> fields, LineScanner lines) {
    if (fields.size() <= Math.max(sourceColumn, targetColumn)) {
      throw lines.error("a pair needs two ids; write them with a comma or a blank between");
    }
    try {
      return new GraphPair(
          graph(fields.get(sourceColumn), lines), graph(fields.get(targetColumn), lines));
    } catch (IllegalArgumentException mixed) {
      throw lines.error(String.valueOf(mixed.getMessage()));
    }
  }

  private Graph graph(String id, LineScanner lines) throws GraphFormatException {
    Graph graph = graphs.get(id);
    if (graph == null) {
      throw lines.error("there is no graph " + id + " in " + graphsName + "; " + nearest(id));
    }
    return graph;
  }

  /** A few names that begin alike. */
  private String nearest(String id) {
    if (graphs.isEmpty()) {
      return "it holds no graphs";
    }
    List<String> near =
        graphs.keySet().stream()
            .sorted(Comparator.comparingInt(known -> -commonPrefix(known, id)))
            .limit(NEAREST)
            .toList();
    return "among its " + graphs.size() + " are " + String.join(", ", near);
  }

  private static int commonPrefix(String a, String b) {
    int length = 0;
    while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) {
      length++;
    }
    return length;
  }
}
