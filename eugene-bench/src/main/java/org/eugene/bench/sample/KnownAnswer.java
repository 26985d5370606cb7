package org.eugene.bench.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    List<String> lines = Files.readAllLines(file);
    List<String> header = Arrays.asList(lines.get(0).split(","));
    List<KnownAnswer> answers = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",");
      answers.add(
          new KnownAnswer(
              fields[header.indexOf("source")],
              fields[header.indexOf("target")],
              Double.parseDouble(fields[header.indexOf("ged")])));
    }
    return answers;
  }
}
