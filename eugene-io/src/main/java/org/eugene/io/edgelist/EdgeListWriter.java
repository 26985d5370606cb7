package org.eugene.io.edgelist;

import java.io.IOException;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.io.GraphWriter;
import org.eugene.io.VertexSpelling;

/**
 * Writes one graph as CSV with a header, a line for each vertex, by its name or number, and one for
 * each edge with the name of its label. Labels of vertices cannot be carried and are refused;
 * attributes are left out.
 */
public final class EdgeListWriter implements GraphWriter {
  @Override
  public void write(List<Graph> graphs, Appendable out) throws IOException {
    if (graphs.size() != 1) {
      throw new IllegalArgumentException(
          "an edge list holds one graph a file, not "
              + graphs.size()
              + "; name one with file#id, or write into a directory");
    }
    Graph graph = graphs.get(0);
    out.append(graph.isDirected() ? "from,to,label\n" : "source,target,label\n");
    VertexSpelling vertices = VertexSpelling.of(graph, "");
    for (int v = 0; v < graph.order(); v++) {
      if (!graph.labelOfVertex(v).name().isEmpty()) {
        throw new IllegalArgumentException(
            "an edge list cannot carry the labels of the vertices of graph "
                + graph.id()
                + "; choose another format, or ignore them with --vertex-labels ignore");
      }
      out.append(id(vertices.id(v))).append('\n');
    }
    for (int e = 0; e < graph.size(); e++) {
      out.append(id(vertices.id(graph.edgeFrom(e)))).append(',');
      out.append(id(vertices.id(graph.edgeTo(e)))).append(',');
      out.append(quote(graph.labelOfEdge(e).name())).append('\n');
    }
  }

  private static String id(String name) {
    return name.matches("[\\w.-]+") ? name : quote(name);
  }

  private static String quote(String name) {
    if (name.indexOf('\n') >= 0 || name.indexOf('\r') >= 0) {
      throw new IllegalArgumentException(
          "an edge list cannot carry a label or a name of several lines; choose another format");
    }
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  @Override
  public boolean carriesNames() {
    return true;
  }
}
