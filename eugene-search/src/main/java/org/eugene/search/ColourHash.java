package org.eugene.search;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * A number that graphs at distance 0 share, where deletions and insertions all cost something: a
 * mapping for nothing is then one to one on vertices and edges and turns every label into one that
 * it becomes for nothing. So it keeps a colour that starts as the class of the vertex label (labels
 * that become each other for nothing, directly or over others, are one class) and takes in, round
 * by round, the colours of the neighbours and the classes of the edges to them (Weisfeiler and
 * Leman's refinement). Different numbers prove that the distance is not 0; equal ones say nothing.
 */
final class ColourHash {
  private static final int ROUNDS = 3;

  /** Beyond so many labels classes are not worth their time. */
  private static final int MOST_LABELS = 3000;

  private final LabelDictionary vertexLabels = new LabelDictionary();
  private final LabelDictionary edgeLabels = new LabelDictionary();
  private final int[] vertexClass;
  private final int[] edgeClass;

  private ColourHash(Features features, EditCosts costs) {
    copy(features.vertexLabels(), vertexLabels);
    copy(features.edgeLabels(), edgeLabels);
    this.vertexClass = classes(vertexLabels, costs::substituteVertex);
    this.edgeClass = classes(edgeLabels, costs::substituteEdge);
  }

  private static void copy(LabelDictionary from, LabelDictionary to) {
    for (int id = 0; id < from.size(); id++) {
      to.intern(from.label(id));
    }
  }

  /** The hashes of all graphs; empty where equal hashes are not needed for distance 0. */
  static long[] of(List<Graph> annotated, Features features, EditCosts costs) {
    LabelDictionary vertices = features.vertexLabels();
    LabelDictionary edges = features.edgeLabels();
    boolean usable =
        Math.max(vertices.size(), edges.size()) <= MOST_LABELS
            && isPositive(vertices, costs::deleteVertex, costs::insertVertex)
            && isPositive(edges, costs::deleteEdge, costs::insertEdge);
    if (!usable) {
      return new long[0];
    }
    ColourHash hash = new ColourHash(features, costs);
    return annotated.stream().mapToLong(hash::of).toArray();
  }

  private static boolean isPositive(
      LabelDictionary labels, ToDoubleFunction<Label> delete, ToDoubleFunction<Label> insert) {
    for (int a = 0; a < labels.size(); a++) {
      if (!(delete.applyAsDouble(labels.label(a)) > 0
          && insert.applyAsDouble(labels.label(a)) > 0)) {
        return false;
      }
    }
    return true;
  }

  private static int[] classes(
      LabelDictionary labels, ToDoubleBiFunction<Label, Label> substitute) {
    int[] leader = new int[labels.size()];
    for (int a = 0; a < leader.length; a++) {
      leader[a] = a;
      Label one = labels.label(a);
      for (int b = 0; b < a; b++) {
        Label other = labels.label(b);
        if (substitute.applyAsDouble(one, other) == 0
            || substitute.applyAsDouble(other, one) == 0) {
          join(leader, a, b);
        }
      }
    }
    for (int a = 0; a < leader.length; a++) {
      leader[a] = find(leader, a);
    }
    return leader;
  }

  private static int find(int[] leader, int a) {
    int at = a;
    while (leader[at] != at) {
      at = leader[at];
    }
    return at;
  }

  private static void join(int[] leader, int a, int b) {
    leader[find(leader, a)] = find(leader, b);
  }

  private long of(Graph graph) {
    long[] colour = new long[graph.order()];
    for (int v = 0; v < colour.length; v++) {
      colour[v] = mixed(vertexClass[vertexLabels.intern(graph.labelOfVertex(v))]);
    }
    for (int round = 0; round < ROUNDS; round++) {
      long[] next = new long[colour.length];
      for (int v = 0; v < colour.length; v++) {
        next[v] = mixed(3 * colour[v]);
      }
      for (int e = 0; e < graph.size(); e++) {
        int from = graph.edgeFrom(e);
        int to = graph.edgeTo(e);
        long edge = mixed(edgeClass[edgeLabels.intern(graph.labelOfEdge(e))] + 1_000_003L);
        next[from] += mixed(edge + 5 * colour[to]);
        next[to] += mixed(edge + (graph.isDirected() ? 7 : 5) * colour[from]);
      }
      colour = next;
    }
    long sum = mixed(graph.order());
    for (long mine : colour) {
      sum += mixed(mine);
    }
    return sum;
  }

  /** The finalizer of SplitMix64: every bit of the argument moves half the bits of the answer. */
  private static long mixed(long number) {
    long z = number + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
