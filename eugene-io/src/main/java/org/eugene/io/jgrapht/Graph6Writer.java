package org.eugene.io.jgrapht;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;

/**
 * Writes graph6 (a triangle of bits) or sparse6 (a list of edges), one graph a line. Labels, where
 * there are any, cannot be carried and are refused, as are directed edges, and loops by graph6.
 */
public final class Graph6Writer implements GraphWriter {
  private final boolean sparse;

  private Graph6Writer(boolean sparse) {
    this.sparse = sparse;
  }

  public static Graph6Writer graph6() {
    return new Graph6Writer(false);
  }

  public static Graph6Writer sparse6() {
    return new Graph6Writer(true);
  }

  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    for (Graph graph : graphs) {
      check(graph);
      SixBits bits = new SixBits();
      bits.appendOrder(graph.order());
      if (sparse) {
        out.append(':');
        appendEdges(graph, bits);
      } else {
        appendTriangle(graph, bits);
      }
      out.append(bits.text()).append('\n');
    }
  }

  private void check(Graph graph) {
    if (graph.isDirected() && graph.size() > 0) {
      throw refused(graph, "it is directed");
    }
    for (int v = 0; v < graph.order(); v++) {
      if (!graph.labelOfVertex(v).name().isEmpty()) {
        throw refused(graph, "its vertices have labels");
      }
    }
    for (int e = 0; e < graph.size(); e++) {
      if (!graph.labelOfEdge(e).name().isEmpty()) {
        throw refused(graph, "its edges have labels");
      }
      if (!sparse && graph.edgeFrom(e) == graph.edgeTo(e)) {
        throw refused(graph, "it has a loop");
      }
    }
  }

  private IllegalArgumentException refused(Graph graph, String reason) {
    return new IllegalArgumentException(
        (sparse ? "sparse6" : "graph6")
            + " cannot carry graph "
            + graph.id()
            + ", "
            + reason
            + "; choose another format, or ignore labels with --vertex-labels and --edge-labels");
  }

  private static void appendTriangle(Graph graph, SixBits bits) {
    for (int v = 0; v < graph.order(); v++) {
      for (int u = 0; u < v; u++) {
        bits.append(graph.edge(u, v) == Graph.NO_EDGE ? 0 : 1, 1);
      }
    }
    bits.pad(0);
  }

  /** Pairs (b, x): b = 1 goes on to the next vertex; x is a neighbour, or a vertex to go to. */
  private static void appendEdges(Graph graph, SixBits bits) {
    int order = graph.order();
    int width = order <= 1 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(order - 1);
    int current = 0;
    for (int v = 0; v < order; v++) {
      for (int r = 0; r < graph.degree(v) && graph.neighbour(v, r) <= v; r++) {
        if (v > current + 1) {
          bits.append(1, 1);
          bits.append(v, width);
          current = v;
        }
        bits.append(v == current + 1 ? 1 : 0, 1);
        bits.append(graph.neighbour(v, r), width);
        current = v;
      }
    }
    // Ones alone would read as a loop at the last vertex where it is the very next one.
    boolean ambiguous = order == 1 << width && current == order - 2 && bits.free() > width;
    if (ambiguous) {
      bits.append(0, 1);
    }
    bits.pad(1);
  }
}
