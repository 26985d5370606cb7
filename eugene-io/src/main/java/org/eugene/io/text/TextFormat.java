package org.eugene.io.text;

import java.util.List;
import java.util.Optional;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphReader;
import org.eugene.io.GraphWriter;

/** Many graphs in one file, a line for each vertex and edge. */
public final class TextFormat implements GraphFormat {
  @Override
  public String name() {
    return "text";
  }

  @Override
  public String description() {
    return "lines 't # id', 'v index label', 'e index index label', 'a index index label'";
  }

  @Override
  public List<String> endings() {
    return List.of("txt", "graphs");
  }

  @Override
  public boolean recognises(String head) {
    return head.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .findFirst()
        .filter(line -> line.equals("t") || line.matches("t\\s+#.*"))
        .isPresent();
  }

  @Override
  public GraphReader reader() {
    return new TextReader();
  }

  @Override
  public Optional<GraphWriter> writer() {
    return Optional.of(new TextWriter());
  }
}
