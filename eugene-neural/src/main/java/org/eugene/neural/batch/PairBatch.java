package org.eugene.neural.batch;

import java.util.List;
import java.util.function.Function;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;

/**
 * B pairs as tensors of one tape. Graphs are stacked, all sources before all targets, and padded to
 * N vertices, so that an encoder runs once over [2B, N, ·]; the mask is 1 at real vertices. What a
 * model says of a pair must not depend on N or on the other pairs.
 */
public final class PairBatch {
  private final Tape tape;
  private final List<EncodedPair> pairs;
  private final int order;
  private final int width;
  private final Tensor features;
  private final Tensor adjacency;
  private final Tensor mask;

  private PairBatch(Tape tape, List<EncodedPair> pairs, int width, int order) {
    this.tape = tape;
    this.pairs = List.copyOf(pairs);
    this.order = order;
    this.width = width;
    int graphs = 2 * pairs.size();
    float[] x = new float[graphs * order * width];
    float[] a = new float[graphs * order * order];
    float[] real = new float[graphs * order];
    for (int g = 0; g < graphs; g++) {
      EncodedGraph graph = graph(g);
      int n = graph.order();
      System.arraycopy(graph.features(), 0, x, g * order * width, n * width);
      for (int v = 0; v < n; v++) {
        System.arraycopy(graph.adjacency(), v * n, a, (g * order + v) * order, n);
        real[g * order + v] = 1;
      }
    }
    this.features = tape.constant(x, graphs, order, width);
    this.adjacency = tape.constant(a, graphs, order, order);
    this.mask = tape.constant(real, graphs, order, 1);
  }

  /** Padded to the largest graph. */
  public static PairBatch of(Tape tape, List<EncodedPair> pairs, int width) {
    return of(tape, pairs, width, 1);
  }

  /** Padded to the largest graph, or to more. */
  public static PairBatch of(Tape tape, List<EncodedPair> pairs, int width, int leastOrder) {
    int order = leastOrder;
    for (EncodedPair pair : pairs) {
      order = Math.max(order, pair.order());
    }
    return new PairBatch(tape, pairs, width, order);
  }

  private EncodedGraph graph(int g) {
    return g < pairs.size() ? pairs.get(g).source() : pairs.get(g - pairs.size()).target();
  }

  public Tape tape() {
    return tape;
  }

  public List<EncodedPair> pairs() {
    return pairs;
  }

  /** B. */
  public int count() {
    return pairs.size();
  }

  /** N. */
  public int order() {
    return order;
  }

  /** [2B, N, width]. */
  public Tensor features() {
    return features;
  }

  /** [2B, N, N], symmetric, 0 on the diagonal. */
  public Tensor adjacency() {
    return adjacency;
  }

  /** [2B, N, 1]. */
  public Tensor mask() {
    return mask;
  }

  /** Numbers of neighbours, [2B, N, 1]. */
  public Tensor degrees() {
    return adjacency.sum(-1);
  }

  /**
   * One-hot numbers of neighbours, all from {@code most} on alike, 0 at padding: [2B, N, most+1].
   */
  public Tensor degreeClasses(int most) {
    float[] values = new float[2 * count() * order * (most + 1)];
    for (int g = 0; g < 2 * count(); g++) {
      int[] degrees = graph(g).degrees();
      for (int v = 0; v < degrees.length; v++) {
        values[(g * order + v) * (most + 1) + Math.min(most, degrees[v])] = 1;
      }
    }
    return tape.constant(values, 2L * count(), order, most + 1);
  }

  /** D^-½ (A + I) D^-½ with D the degrees of A + I, 0 at padding: [2B, N, N]. */
  public Tensor smoothing() {
    return stacked(
        "smoothing",
        graph -> {
          int n = graph.order();
          int[] degrees = graph.degrees();
          float[] matrix = new float[n * n];
          for (int u = 0; u < n; u++) {
            for (int v = 0; v < n; v++) {
              double edge = u == v ? 1 : graph.adjacency()[u * n + v];
              matrix[u * n + v] = (float) (edge / Math.sqrt((1.0 + degrees[u]) * (1 + degrees[v])));
            }
          }
          return matrix;
        });
  }

  /**
   * A matrix of every graph, vertices by vertices, padded with 0: [2B, N, N].
   *
   * @param name under which a graph keeps it
   */
  public Tensor stacked(String name, Function<EncodedGraph, float[]> matrix) {
    float[] values = new float[2 * count() * order * order];
    for (int g = 0; g < 2 * count(); g++) {
      EncodedGraph graph = graph(g);
      int n = graph.order();
      float[] rows = graph.derived(name, matrix);
      for (int v = 0; v < n; v++) {
        System.arraycopy(rows, v * n, values, (g * order + v) * order, n);
      }
    }
    return tape.constant(values, 2L * count(), order, order);
  }

  /** The half of a stacked tensor that belongs to sources. */
  public Tensor sources(Tensor stacked) {
    return stacked.slice(0, 0, count());
  }

  /** The half of a stacked tensor that belongs to targets. */
  public Tensor targets(Tensor stacked) {
    return stacked.slice(0, count(), 2 * count());
  }

  /** Something known of every pair as a column, [B, 1]. */
  public Tensor column(Column column) {
    float[] values = new float[count()];
    for (int p = 0; p < values.length; p++) {
      values[p] = (float) column.of(pairs.get(p));
    }
    return tape.constant(values, count(), 1);
  }

  /** A number of a pair. */
  @FunctionalInterface
  public interface Column {
    double of(EncodedPair pair);
  }

  /** ½(n₁ + n₂), at least ½: [B, 1]. */
  public Tensor meanOrder() {
    return column(p -> Math.max(1, p.source().order() + p.target().order()) / 2.0);
  }

  /** What is to be guessed, [B, 1]. */
  public Tensor rest() {
    return column(EncodedPair::rest);
  }

  /** Something known of every pair of vertices as matrices, [B, N, N]. */
  public Tensor matrix(Cell cell) {
    float[] values = new float[count() * order * order];
    for (int p = 0; p < count(); p++) {
      for (int u = 0; u < order; u++) {
        for (int v = 0; v < order; v++) {
          values[(p * order + u) * order + v] = (float) cell.of(pairs.get(p), u, v);
        }
      }
    }
    return tape.constant(values, count(), order, order);
  }

  /** A number of a vertex of the padded source and one of the padded target. */
  @FunctionalInterface
  public interface Cell {
    double of(EncodedPair pair, int u, int v);
  }

  /** How many numbers describe a vertex. */
  public int width() {
    return width;
  }
}
