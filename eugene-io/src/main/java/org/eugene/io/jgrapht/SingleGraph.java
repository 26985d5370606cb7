package org.eugene.io.jgrapht;

import java.util.List;
import org.eugene.graph.Graph;

/** For formats that hold one graph a file. */
final class SingleGraph {
  private SingleGraph() {}

  static Graph of(List<Graph> graphs, String format) {
    if (graphs.size() != 1) {
      throw new IllegalArgumentException(
          format
              + " holds one graph a file, not "
              + graphs.size()
              + "; name one with file#id, or write into a directory");
    }
    return graphs.get(0);
  }
}
