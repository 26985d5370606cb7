package org.eugene.bench.sample;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Lines;

/**
 * A published distance.
 *
 * @param source id of the one graph
 * @param target id of the other
 * @param distance what it takes to turn the one into the other
 */
public record KnownAnswer(String source, String target, double distance) {
  /** A CSV file with the columns source, target and ged, and perhaps others. */
  static List<KnownAnswer> read(Path file) throws IOException {
    if (!Lines.exist(file)) {
      throw new NoSuchFileException(file + " with the published distances is not there");
    }
    List<KnownAnswer> answers = new ArrayList<>();
    for (Line line : Lines.read(file)) {
      answers.add(new KnownAnswer(line.text("source"), line.text("target"), line.number("ged")));
    }
    return answers;
  }
}
