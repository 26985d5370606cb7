package org.eugene.graph;

import java.util.Arrays;

/**
 * Collects vertices and edges and makes a {@link Graph} of them. A vertex must exist before an edge
 * names it; dangling and repeated edges are refused at once, so that a reader can tell the line.
 */
public final class GraphBuilder {
  private static final long FREE = -1;

  private final String id;
  private final boolean directed;
  private final LabelDictionary labels;
  private int order;
  private int size;
  private int[] vertexLabels = new int[16];
  // Stays empty until a vertex has a name.
  private String[] vertexNames = {};
  private int[] edgeFrom = new int[16];
  private int[] edgeTo = new int[16];
  private int[] edgeLabels = new int[16];
  // Open addressing over from·2^32 + to, never more than half full.
  private long[] seen = newTable(64);

  GraphBuilder(String id, boolean directed, LabelDictionary labels) {
    this.id = id;
    this.directed = directed;
    this.labels = labels;
  }

  private static long[] newTable(int capacity) {
    long[] table = new long[capacity];
    Arrays.fill(table, FREE);
    return table;
  }

  /** Number of vertices so far. */
  public int order() {
    return order;
  }

  /** Adds the next vertex with a label that is nothing but its name; returns its number. */
  public int addVertex(String label) {
    return addVertex(Label.of(label));
  }

  /** Adds the next vertex and returns its number. */
  public int addVertex(Label label) {
    return addVertexWithLabelId(labels.intern(label));
  }

  /** Adds the next vertex under the name that its file gives it; the empty name is none. */
  public int addVertex(Label label, String name) {
    return addVertexWithLabelId(labels.intern(label), name);
  }

  /** Adds the next vertex with a label of this builder's dictionary, named by its id there. */
  public int addVertexWithLabelId(int labelId) {
    if (order == vertexLabels.length) {
      vertexLabels = Arrays.copyOf(vertexLabels, 2 * order);
    }
    vertexLabels[order] = labelId;
    return order++;
  }

  /** Adds the next vertex with the id of a label of this builder's dictionary, and a name. */
  public int addVertexWithLabelId(int labelId, String name) {
    int v = addVertexWithLabelId(labelId);
    if (!name.isEmpty()) {
      if (vertexNames.length <= v) {
        vertexNames = namesUpTo(vertexLabels.length);
      }
      vertexNames[v] = name;
    }
    return v;
  }

  private String[] namesUpTo(int length) {
    String[] names = Arrays.copyOf(vertexNames, length);
    Arrays.fill(names, Math.min(vertexNames.length, length), length, "");
    return names;
  }

  /** Adds an edge without a label between u and v (directed: from u to v). */
  public GraphBuilder addEdge(int u, int v) {
    return addEdge(u, v, Label.BLANK);
  }

  /** Adds an edge whose label is nothing but its name. */
  public GraphBuilder addEdge(int u, int v, String label) {
    return addEdge(u, v, Label.of(label));
  }

  /** Adds an edge between u and v (directed: from u to v). */
  public GraphBuilder addEdge(int u, int v, Label label) {
    return addEdgeWithLabelId(u, v, labels.intern(label));
  }

  /** Whether there is an edge between u and v (directed: from u to v) already. */
  public boolean hasEdge(int u, int v) {
    long key = key(u, v);
    int at = slot(key);
    while (seen[at] != FREE && seen[at] != key) {
      at = (at + 1) & (seen.length - 1);
    }
    return seen[at] == key;
  }

  private long key(int u, int v) {
    long from = directed ? u : Math.min(u, v);
    long to = directed ? v : Math.max(u, v);
    return (from << 32) | to;
  }

  private int slot(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32) & (seen.length - 1);
  }

  /** Adds an edge with a label of this builder's dictionary, named by its id there. */
  public GraphBuilder addEdgeWithLabelId(int u, int v, int labelId) {
    checkEnd(u, u, v);
    checkEnd(v, u, v);
    int from = directed ? u : Math.min(u, v);
    int to = directed ? v : Math.max(u, v);
    if (!remember(key(u, v))) {
      throw new IllegalArgumentException(
          "edge " + u + " " + v + " is there twice; merge the two into one edge");
    }
    if (size == edgeFrom.length) {
      edgeFrom = Arrays.copyOf(edgeFrom, 2 * size);
      edgeTo = Arrays.copyOf(edgeTo, 2 * size);
      edgeLabels = Arrays.copyOf(edgeLabels, 2 * size);
    }
    edgeFrom[size] = from;
    edgeTo[size] = to;
    edgeLabels[size++] = labelId;
    return this;
  }

  private void checkEnd(int end, int u, int v) {
    if (end < 0 || end >= order) {
      throw new IllegalArgumentException(
          "edge "
              + u
              + " "
              + v
              + " names vertex "
              + end
              + ", but there are only "
              + order
              + " vertices (numbered from 0)");
    }
  }

  private boolean remember(long key) {
    if (2 * (size + 1) > seen.length) {
      long[] old = seen;
      seen = newTable(2 * old.length);
      for (long known : old) {
        if (known != FREE) {
          put(known);
        }
      }
    }
    return put(key);
  }

  private boolean put(long key) {
    int at = slot(key);
    while (seen[at] != FREE) {
      if (seen[at] == key) {
        return false;
      }
      at = (at + 1) & (seen.length - 1);
    }
    seen[at] = key;
    return true;
  }

  /** The graph of what was added; the builder may go on afterwards. */
  public Graph build() {
    int[] sorted = sortedEdges();
    int[] from = new int[size];
    int[] to = new int[size];
    int[] label = new int[size];
    for (int e = 0; e < size; e++) {
      from[e] = edgeFrom[sorted[e]];
      to[e] = edgeTo[sorted[e]];
      label[e] = edgeLabels[sorted[e]];
    }
    return new Graph(
        id,
        directed,
        labels,
        Arrays.copyOf(vertexLabels, order),
        vertexNames.length == 0 ? vertexNames : namesUpTo(order),
        from,
        to,
        label);
  }

  /** Edge positions in the order of (from, to): two counting passes, no boxing. */
  private int[] sortedEdges() {
    int[] asAdded = new int[size];
    for (int e = 0; e < size; e++) {
      asAdded[e] = e;
    }
    return countingSort(countingSort(asAdded, edgeTo), edgeFrom);
  }

  private int[] countingSort(int[] positions, int[] key) {
    int[] start = new int[order + 1];
    for (int e = 0; e < size; e++) {
      start[key[e] + 1]++;
    }
    for (int v = 0; v < order; v++) {
      start[v + 1] += start[v];
    }
    int[] sorted = new int[size];
    for (int e : positions) {
      sorted[start[key[e]]++] = e;
    }
    return sorted;
  }
}
