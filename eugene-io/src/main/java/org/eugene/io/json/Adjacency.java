package org.eugene.io.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphInput;

/**
 * For each node in turn, its neighbours. In an undirected graph an edge stands with both of its
 * ends: the first mention counts, and the other one is checked to be there only in so far as an
 * edge that is told once, by its later end, is not lost.
 */
final class Adjacency {
  private final GraphInput input;
  private final GraphAssembly assembly;
  private final List<String> nodes = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Neighbour> neighbours = new ArrayList<>();
  private int rows;

  private record Neighbour(int row, String head, Map<String, Object> attributes, int line) {}

  private record Ends(int lower, int higher) {}

  Adjacency(GraphInput input, GraphAssembly assembly) {
    this.input = input;
    this.assembly = assembly;
  }

  void addNode(String name) {
    numbers.putIfAbsent(name, nodes.size());
    nodes.add(name);
  }

  /** The neighbours of the next node follow. */
  void startRow() {
    rows++;
  }

  void add(String head, Map<String, Object> attributes, int line) {
    neighbours.add(new Neighbour(rows - 1, head, attributes, line));
  }

  void addEdges(boolean directed) {
    if (rows > nodes.size()) {
      throw input.error(
          "the adjacency has " + rows + " lists for " + nodes.size() + " nodes; check the file");
    }
    // How often an edge is told by its lower end; every telling by the higher end mirrors one.
    Map<Ends, Integer> told = new HashMap<>();
    for (Neighbour next : neighbours) {
      if (directed || next.row <= number(next)) {
        told.merge(new Ends(next.row, number(next)), 1, Integer::sum);
        add(next);
      }
    }
    for (Neighbour next : neighbours) {
      if (!directed
          && next.row > number(next)
          && told.merge(new Ends(number(next), next.row), -1, Integer::sum) < 0) {
        add(next);
      }
    }
  }

  /** A head that is no node is left to the assembly, which says so. */
  private int number(Neighbour next) {
    return numbers.getOrDefault(next.head, Integer.MAX_VALUE);
  }

  private void add(Neighbour next) {
    assembly.addEdge(nodes.get(next.row), next.head, next.attributes, next.line);
  }
}
