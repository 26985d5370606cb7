package org.eugene.model;

import java.util.Arrays;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;
import org.eugene.problem.VertexPrices;

/**
 * A problem for searches on graphs of thousands of vertices: lists of neighbours, and nothing that
 * is held for every two vertices. Rows are the source's vertices, columns the target's; a mapping
 * is an array of columns, {@link #NONE} where a vertex is deleted.
 *
 * <pre>
 * units(mapping) = base − Σ vertexSaving(i, image i) − Σ saving(e, f) over edges e mapped onto f
 * </pre>
 *
 * <p>Vertices of the two graphs that are each other's cheapest substitutes have the same class, and
 * so have edges: what signatures of neighbourhoods are made of.
 */
public final class SparseModel {
  /** A vertex that is mapped to nothing. */
  public static final int NONE = -1;

  private final GedProblem problem;
  private final Neighbours source;
  private final Neighbours target;
  private final VertexPrices vertices;
  private final long[] saving; // by kind of the source's edge and kind of the target's
  private final int[] sourceClass;
  private final int[] targetClass;
  private final int[] sourceEdgeClass;
  private final int[] targetEdgeClass;

  private SparseModel(GedProblem problem) {
    this.problem = problem;
    EdgePrices edges = problem.edgePrices();
    boolean directed = problem.isDirected();
    this.source =
        Neighbours.of(problem.sourceEdges(), problem.sourceOrder(), edges.sourceKinds(), directed);
    this.target =
        Neighbours.of(problem.targetEdges(), problem.targetOrder(), edges.targetKinds(), directed);
    this.vertices = problem.vertexPrices();
    this.saving = savings(edges, directed ? 2 : 1);
    Substitutes ofVertices =
        new Substitutes(vertices.sourceKinds(), vertices.targetKinds(), vertices::ofKinds);
    this.sourceClass = new int[source.order()];
    Arrays.setAll(sourceClass, i -> ofVertices.ofSource(vertices.sourceKind(i)));
    this.targetClass = new int[target.order()];
    Arrays.setAll(targetClass, k -> ofVertices.ofTarget(vertices.targetKind(k)));
    Substitutes ofEdges =
        new Substitutes(edges.sourceKinds(), edges.targetKinds(), edges::substitute);
    int sides = directed ? 2 : 1;
    this.sourceEdgeClass = new int[source.kinds()];
    Arrays.setAll(sourceEdgeClass, a -> sides * ofEdges.ofSource(a / sides) + a % sides);
    this.targetEdgeClass = new int[target.kinds()];
    Arrays.setAll(targetEdgeClass, b -> sides * ofEdges.ofTarget(b / sides) + b % sides);
  }

  /**
   * The model of a problem; time and memory grow with vertices and edges, not with their squares.
   */
  public static SparseModel of(GedProblem problem) {
    return new SparseModel(problem);
  }

  /** An edge that leaves is never mapped onto one that arrives. */
  private static long[] savings(EdgePrices prices, int sides) {
    int columns = sides * prices.targetKinds();
    long[] table = new long[sides * prices.sourceKinds() * columns];
    for (int a = 0; a < prices.sourceKinds(); a++) {
      for (int b = 0; b < prices.targetKinds(); b++) {
        for (int side = 0; side < sides; side++) {
          table[(sides * a + side) * columns + sides * b + side] = prices.saving(a, b);
        }
      }
    }
    return table;
  }

  /** The problem that this is a model of. */
  public GedProblem problem() {
    return problem;
  }

  /** Who is joined to whom in the source. */
  public Neighbours source() {
    return source;
  }

  /** Who is joined to whom in the target. */
  public Neighbours target() {
    return target;
  }

  /** What mapping a vertex to a vertex saves against deleting the one and inserting the other. */
  public long vertexSaving(int i, int k) {
    return vertices.saving(vertices.sourceKind(i), vertices.targetKind(k));
  }

  /** What mapping an edge of one kind onto one of another saves, by kinds of {@link Neighbours}. */
  public long saving(int sourceKind, int targetKind) {
    return saving[sourceKind * target.kinds() + targetKind];
  }

  /** What an edge of the source saves on average, mapped onto the best there is. */
  public double meanSaving() {
    double sum = 0;
    for (int at = 0; at < source.count(); at++) {
      long most = 0;
      for (int b = 0; b < target.kinds(); b++) {
        most = Math.max(most, saving(source.kind(at), b));
      }
      sum += most;
    }
    return sum / Math.max(1, source.count());
  }

  /** Vertices of one kind have the same prices. */
  public int kindOfSource(int i) {
    return vertices.sourceKind(i);
  }

  /** Vertices of one kind have the same prices. */
  public int kindOfTarget(int k) {
    return vertices.targetKind(k);
  }

  /** Equal for vertices that are each other's cheapest substitutes. */
  public int classOfSource(int i) {
    return sourceClass[i];
  }

  /** Equal for vertices that are each other's cheapest substitutes. */
  public int classOfTarget(int k) {
    return targetClass[k];
  }

  /** The same for edges, by the kind of the source's; leaving and arriving are different. */
  public int classOfSourceEdge(int kind) {
    return sourceEdgeClass[kind];
  }

  /** The same for edges, by the kind of the target's. */
  public int classOfTargetEdge(int kind) {
    return targetEdgeClass[kind];
  }

  /**
   * What the edges of row i save at column k, as the mapping stands.
   *
   * @param except a row whose edges do not count, or {@link #NONE}
   */
  public long edgesSaved(int i, int k, int[] image, int except) {
    long sum = 0;
    for (int at = source.start(i); at < source.start(i + 1); at++) {
      int j = source.vertex(at);
      int l = image[j];
      if (l != NONE && j != except) {
        sum += savedOn(source.kind(at), k, l);
      }
    }
    return sum;
  }

  /** What an edge of this kind saves if it comes to lie between columns k and l. */
  public long savedOn(int sourceKind, int k, int l) {
    long sum = 0;
    int at = target.find(k, l);
    if (at >= 0) {
      for (; at < target.start(k + 1) && target.vertex(at) == l; at++) {
        sum += saving(sourceKind, target.kind(at));
      }
    }
    return sum;
  }

  /** What a mapping costs, in units. A quick twin of {@link GedProblem#units}. */
  public long units(int[] image) {
    long twice = 0;
    long units = problem.base();
    for (int i = 0; i < image.length; i++) {
      if (image[i] != NONE) {
        units -= vertexSaving(i, image[i]);
        twice += edgesSaved(i, image[i], image, NONE);
      }
    }
    return units - twice / 2;
  }

  /** As everybody else knows it. */
  public VertexMapping mapping(int[] image) {
    return VertexMapping.of(image, target.order());
  }
}
