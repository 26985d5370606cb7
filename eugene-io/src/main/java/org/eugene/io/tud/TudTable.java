package org.eugene.io.tud;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.LineScanner;

/** One file of a data set: a line of comma-separated values for each vertex or edge. */
final class TudTable implements AutoCloseable {
  private final String name;
  private final Optional<GraphInput> input;
  private final Optional<LineScanner> lines;

  private TudTable(String name, Optional<GraphInput> input) {
    this.name = name;
    this.input = input;
    this.lines = input.map(GraphInput::lines);
  }

  /** Opens the file; one that is not there has empty lines without end. */
  static TudTable open(GraphInput folder, List<String> files, String file) throws IOException {
    return new TudTable(
        file, files.contains(file) ? Optional.of(folder.sibling(file)) : Optional.empty());
  }

  boolean isThere() {
    return lines.isPresent();
  }

  /** Goes on to the next line that is not blank; false at the end of the file. */
  boolean next() throws IOException {
    if (lines.isEmpty()) {
      return true;
    }
    while (lines.get().next()) {
      if (!lines.get().line().isBlank()) {
        return true;
      }
    }
    return false;
  }

  /** Goes on to the line that goes with the current one of another file. */
  void nextWith(TudTable other) throws IOException {
    if (!next()) {
      throw error("it has fewer lines than " + other.name + "; the two do not belong together");
    }
  }

  /** The values of the line; none if there is no file. */
  List<String> values() {
    if (lines.isEmpty()) {
      return List.of();
    }
    List<String> values = new ArrayList<>();
    for (String value : lines.get().line().split(",", -1)) {
      values.add(value.strip());
    }
    return values;
  }

  /** A value that is a positive whole number. */
  int number(String value) {
    try {
      int number = Integer.parseInt(value);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // said below
    }
    throw error("\"" + value + "\" is not a number of a vertex or graph; they count from 1");
  }

  GraphFormatException error(String problem) {
    return lines.isPresent()
        ? lines.get().error(problem)
        : new GraphFormatException(name, GraphFormatException.NO_LINE, problem);
  }

  @Override
  public void close() throws IOException {
    if (input.isPresent()) {
      input.get().bytes().close();
    }
  }
}
