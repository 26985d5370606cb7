package org.eugene.io.text;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.LineScanner;

/**
 * Reads the text format in one pass, in time and memory proportional to the file's graphs. Vertices
 * must be numbered 0, 1, 2, … in order and come before the edges that name them; a graph has edges
 * or arcs, not both; a label may be left out. Anything else is an error with its line.
 */
public final class TextReader implements GraphReader {
  /** Whether the first line that says anything starts a graph. */
  public static boolean recognises(String head) {
    return head.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .findFirst()
        .filter(line -> line.equals("t") || line.matches("t\\s+#.*"))
        .isPresent();
  }

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    LineScanner lines = input.lines();
    TextAssembly assembly = new TextAssembly(lines, labels, input.options().multiEdges());
    while (lines.next()) {
      assembly.take(new TextLine(lines));
    }
    return assembly.graphs();
  }
}
