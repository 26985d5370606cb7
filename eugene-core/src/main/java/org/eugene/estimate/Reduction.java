package org.eugene.estimate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;

/**
 * Splits a distance into what is known beforehand and what has to be guessed: distance =
 * known(pair) + scale · rest.
 *
 * <p>However two graphs are mapped, (number inserted) − (number deleted) = n₂ − n₁, and likewise
 * for edges. So with φ(l) = (insert(l) − delete(l)) / 2 the distance is Σ φ over the target less Σ
 * φ over the source, plus the distance at prices that insert and delete at (insert + delete) / 2
 * and substitute v by w at c(v,w) − φ(w) + φ(v). Where all vertices are of one kind an optimal
 * mapping leaves |n₁ − n₂| of them unmapped, so their price is known too. What is left is divided
 * by the price of an edge. The paper's first and third costs and {@code alignment} thus become one
 * problem.
 */
public final class Reduction {
  private final EditCosts costs;
  private final LabelKinds vertices;
  private final LabelKinds edges;
  private final boolean symmetrised;
  private final double vertexTerm;
  private final double scale;

  private Reduction(EditCosts costs, LabelKinds vertices, LabelKinds edges, boolean symmetrised) {
    this.costs = costs;
    this.vertices = vertices;
    this.edges = edges;
    this.symmetrised = symmetrised;
    this.vertexTerm = symmetrised && vertices.count() == 1 ? mean(vertices, 0) : 0;
    this.scale = symmetrised ? unit() : 1;
  }

  /** All that is known is taken away. */
  public static Reduction symmetrised(EditCosts costs, LabelKinds vertices, LabelKinds edges) {
    return new Reduction(costs, vertices, edges, true);
  }

  /** Nothing is taken away: the distance itself is guessed, as the paper's baselines do. */
  public static Reduction raw(EditCosts costs, LabelKinds vertices, LabelKinds edges) {
    return new Reduction(costs, vertices, edges, false);
  }

  private static double mean(LabelKinds kinds, int kind) {
    return (kinds.insert(kind) + kinds.delete(kind)) / 2;
  }

  /** The dearest edge, or the dearest vertex where edges are free. */
  private double unit() {
    double edge = dearest(edges);
    double vertex = vertexTerm > 0 ? 0 : dearest(vertices);
    return edge > 0 ? edge : vertex > 0 ? vertex : 1;
  }

  private static double dearest(LabelKinds kinds) {
    double most = 0;
    for (int kind = 0; kind < kinds.count(); kind++) {
      most = Math.max(most, mean(kinds, kind));
    }
    return most;
  }

  /** The prices of the problem itself, nothing taken away. */
  public EditCosts costs() {
    return costs;
  }

  /** The vertex labels as these prices tell them apart. */
  public LabelKinds vertexKinds() {
    return vertices;
  }

  /** The edge labels as these prices tell them apart. */
  public LabelKinds edgeKinds() {
    return edges;
  }

  /** What one unit of the rest costs. */
  public double scale() {
    return scale;
  }

  /** The part of the distance that sizes and labels give away. */
  public double known(GraphPair pair) {
    return known(
        lean(pair.target()) - lean(pair.source()),
        Math.abs(pair.target().order() - pair.source().order()));
  }

  /**
   * The same from two numbers.
   *
   * @param lean of the target less that of the source
   * @param unmapped difference of their orders, without its sign
   */
  public double known(double lean, double unmapped) {
    return symmetrised ? lean + vertexTerm * unmapped : 0;
  }

  /** Σ φ over the vertices and edges of a graph. */
  public double lean(Graph plain) {
    Graph graph = costs.annotate(plain);
    double sum = 0;
    for (int v = 0; v < graph.order(); v++) {
      sum += vertices.lean(graph.labelOfVertex(v));
    }
    for (int e = 0; e < graph.size(); e++) {
      sum += edges.lean(graph.labelOfEdge(e));
    }
    return sum;
  }

  /** The share of a vertex of this label in {@link #lean}. */
  public double leanOfVertex(Label label) {
    return vertices.lean(label);
  }

  /** The share of an edge of this label in {@link #lean}. */
  public double leanOfEdge(Label label) {
    return edges.lean(label);
  }

  /** What has to be guessed of this distance. */
  public double rest(GraphPair pair, double distance) {
    return (distance - known(pair)) / scale;
  }

  /** The distance of which this was left to guess, not below 0. */
  public double distance(GraphPair pair, double rest) {
    return Math.max(0, known(pair) + scale * rest);
  }

  /** Price of inserting a vertex of this kind, in the reduced problem. */
  public double insertVertex(int kind) {
    return symmetrised ? (mean(vertices, kind) - vertexTerm) / scale : vertices.insert(kind);
  }

  /** Price of deleting a vertex of this kind, in the reduced problem. */
  public double deleteVertex(int kind) {
    return symmetrised ? insertVertex(kind) : vertices.delete(kind);
  }

  /** Price of turning one kind of vertex into another, in the reduced problem. */
  public double substituteVertex(int kind, int other) {
    return substitute(vertices, kind, other);
  }

  /** Price of inserting an edge of this kind, in the reduced problem. */
  public double insertEdge(int kind) {
    return symmetrised ? mean(edges, kind) / scale : edges.insert(kind);
  }

  /** Price of deleting an edge of this kind, in the reduced problem. */
  public double deleteEdge(int kind) {
    return symmetrised ? insertEdge(kind) : edges.delete(kind);
  }

  /** Price of turning one kind of edge into another, in the reduced problem. */
  public double substituteEdge(int kind, int other) {
    return substitute(edges, kind, other);
  }

  private double substitute(LabelKinds kinds, int kind, int other) {
    double price = kinds.substitute(kind, other);
    if (!symmetrised) {
      return price;
    }
    double from = kinds.lean(kinds.representatives().get(kind));
    double to = kinds.lean(kinds.representatives().get(other));
    return (price - to + from) / scale;
  }

  /**
   * SHA-256 of the reduced prices of all kinds and of which label is of which kind: equal for costs
   * that one model can serve.
   */
  public String digest() {
    StringBuilder text = new StringBuilder(symmetrised ? "symmetrised" : "raw");
    vertices.labels().forEach(label -> text.append(' ').append(vertices.kind(label)));
    text.append("\nedges");
    edges.labels().forEach(label -> text.append(' ').append(edges.kind(label)));
    for (int a = 0; a < vertices.count(); a++) {
      append(text.append("\nvertex"), insertVertex(a), deleteVertex(a));
      for (int b = 0; b < vertices.count(); b++) {
        append(text, substituteVertex(a, b));
      }
    }
    for (int a = 0; a < edges.count(); a++) {
      append(text.append("\nedge"), insertEdge(a), deleteEdge(a));
      for (int b = 0; b < edges.count(); b++) {
        append(text, substituteEdge(a, b));
      }
    }
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(text.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }

  /** Nine decimals, as a problem counts; a division may leave more. */
  private static void append(StringBuilder text, double... prices) {
    for (double price : prices) {
      text.append(String.format(Locale.ROOT, " %.9f", price + 0.0));
    }
  }
}
