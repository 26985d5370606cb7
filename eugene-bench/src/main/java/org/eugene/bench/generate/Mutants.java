package org.eugene.bench.generate;

import java.util.AbstractList;
import java.util.List;
import java.util.Random;
import java.util.RandomAccess;
import java.util.TreeMap;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * As many undirected graphs as one likes, each some edits away from one of a few: labels changed,
 * leaves and edges added and taken away. Graph i depends on the seed and on i alone, so a smaller
 * collection is the beginning of a larger one, and none has to be kept.
 */
public final class Mutants extends AbstractList<Graph> implements RandomAccess {
  /** An edit follows the one before with this chance: four edits on average. */
  private static final double ONE_MORE = 0.75;

  private static final int MOST_EDGES_AT_A_VERTEX = 4;

  private final List<Graph> originals;
  private final int count;
  private final long seed;

  public Mutants(List<Graph> originals, int count, long seed) {
    this.originals = List.copyOf(originals);
    this.count = count;
    this.seed = seed;
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public Graph get(int index) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + index);
    random.nextInt(); // the first number of neighbouring seeds is much the same
    return new Mutant(originals.get(random.nextInt(originals.size())), random).graph("m" + index);
  }

  /** One graph while it changes; vertices keep their numbers until the end. */
  private final class Mutant {
    private final Random random;
    private final TreeMap<Integer, Label> vertices = new TreeMap<>();
    private final TreeMap<Long, Label> edges = new TreeMap<>();
    private final LabelDictionary labels;
    private int next;

    Mutant(Graph original, Random random) {
      this.random = random;
      this.labels = original.labels();
      this.next = original.order();
      for (int v = 0; v < original.order(); v++) {
        vertices.put(v, original.labelOfVertex(v));
      }
      for (int e = 0; e < original.size(); e++) {
        edges.put(key(original.edgeFrom(e), original.edgeTo(e)), original.labelOfEdge(e));
      }
    }

    Graph graph(String id) {
      do {
        edit();
      } while (random.nextDouble() < ONE_MORE);
      GraphBuilder graph = Graph.undirected(id, labels);
      vertices.values().forEach(graph::addVertex);
      edges.forEach((key, label) -> graph.addEdge(number(from(key)), number(to(key)), label));
      return graph.build();
    }

    /** Vertices are numbered anew, in their order. */
    private int number(int vertex) {
      return vertices.headMap(vertex).size();
    }

    private void edit() {
      if (vertices.isEmpty()) {
        vertices.put(next++, anyVertexLabel());
        return;
      }
      switch (random.nextInt(5)) {
        case 0 -> vertices.put(anyVertex(), anyVertexLabel());
        case 1 -> addLeaf();
        case 2 -> removeLeaf();
        case 3 -> addEdge();
        default -> changeEdge();
      }
    }

    private void addLeaf() {
      int at = anyVertex();
      if (degree(at) < MOST_EDGES_AT_A_VERTEX) {
        vertices.put(next, anyVertexLabel());
        edges.put(key(at, next++), anyEdgeLabel());
      }
    }

    private void removeLeaf() {
      int at = anyVertex();
      if (degree(at) <= 1) {
        vertices.remove(at);
        edges.keySet().removeIf(key -> from(key) == at || to(key) == at);
      }
    }

    private void addEdge() {
      int u = anyVertex();
      int v = anyVertex();
      boolean free = degree(u) < MOST_EDGES_AT_A_VERTEX && degree(v) < MOST_EDGES_AT_A_VERTEX;
      if (u != v && free) {
        edges.putIfAbsent(key(u, v), anyEdgeLabel());
      }
    }

    private void changeEdge() {
      if (!edges.isEmpty()) {
        long key = List.copyOf(edges.keySet()).get(random.nextInt(edges.size()));
        if (random.nextBoolean()) {
          edges.put(key, anyEdgeLabel());
        } else {
          edges.remove(key);
        }
      }
    }

    private int degree(int v) {
      return (int) edges.keySet().stream().filter(key -> from(key) == v || to(key) == v).count();
    }

    private int anyVertex() {
      return List.copyOf(vertices.keySet()).get(random.nextInt(vertices.size()));
    }

    /** As often as it occurs. */
    private Label anyVertexLabel() {
      Graph graph = anyOriginal();
      return graph.order() == 0 ? Label.BLANK : graph.labelOfVertex(random.nextInt(graph.order()));
    }

    private Label anyEdgeLabel() {
      Graph graph = anyOriginal();
      return graph.size() == 0 ? Label.BLANK : graph.labelOfEdge(random.nextInt(graph.size()));
    }

    private Graph anyOriginal() {
      return originals.get(random.nextInt(originals.size()));
    }

    private long key(int u, int v) {
      return (long) Math.min(u, v) << Integer.SIZE | Math.max(u, v);
    }

    private int from(long key) {
      return (int) (key >>> Integer.SIZE);
    }

    private int to(long key) {
      return (int) key;
    }
  }
}
