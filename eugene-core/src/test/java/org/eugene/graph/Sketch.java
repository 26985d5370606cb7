package org.eugene.graph;

/** Small graphs for tests, as text: vertex labels, then edges as {@code 0-1} or {@code 0-1:x}. */
public final class Sketch {
  private Sketch() {}

  /** For example {@code undirected("C C O", "0-1 1-2:2")}. */
  public static Graph undirected(String vertices, String edges) {
    return fill(Graph.undirected("sketch", new LabelDictionary()), vertices, edges);
  }

  /** For example {@code directed("a b", "0-1 1-0 1-1:x")}. */
  public static Graph directed(String vertices, String edges) {
    return fill(Graph.directed("sketch", new LabelDictionary()), vertices, edges);
  }

  private static Graph fill(GraphBuilder builder, String vertices, String edges) {
    if (!vertices.isEmpty()) {
      for (String label : vertices.split(" ")) {
        builder.addVertex(Label.of(label));
      }
    }
    if (!edges.isEmpty()) {
      for (String edge : edges.split(" ")) {
        String[] parts = edge.split("[-:]");
        Label label = parts.length > 2 ? Label.of(parts[2]) : Label.BLANK;
        builder.addEdge(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), label);
      }
    }
    return builder.build();
  }
}
