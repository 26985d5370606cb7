package org.eugene.io.jgrapht;

import java.util.ArrayList;
import java.util.List;
import org.eugene.io.GraphFormatException;

/**
 * What a look at the text tells and the importers do not: kind of the graph, lines of its parts.
 */
final class Outline {
  private final List<Integer> nodeLines = new ArrayList<>();
  private final List<Integer> edgeLines = new ArrayList<>();
  private boolean directed;
  private boolean strict;
  private boolean named;

  void setDirected(boolean isDirected) {
    directed = isDirected;
  }

  void setStrict(boolean isStrict) {
    strict = isStrict;
  }

  void setNamed(boolean isNamed) {
    named = isNamed;
  }

  void addNode(int line) {
    nodeLines.add(line);
  }

  void addEdge(int line) {
    edgeLines.add(line);
  }

  boolean isDirected() {
    return directed;
  }

  /** Whether repeated edges are one. */
  boolean isStrict() {
    return strict;
  }

  /** Whether the file says that its labels are names. */
  boolean isNamed() {
    return named;
  }

  int nodes() {
    return nodeLines.size();
  }

  int edges() {
    return edgeLines.size();
  }

  int nodeLine(int position) {
    return line(nodeLines, position);
  }

  int edgeLine(int position) {
    return line(edgeLines, position);
  }

  private static int line(List<Integer> lines, int position) {
    return position < lines.size() ? lines.get(position) : GraphFormatException.NO_LINE;
  }
}
