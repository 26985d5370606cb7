package org.eugene.neural.part;

import java.util.Arrays;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/**
 * As many hyperedges as vertices, as a dense incidence H [2B, N, N] (rows vertices, columns
 * hyperedges); D and B count the hyperedges of a vertex and the vertices of a hyperedge.
 */
public final class Hypergraph {
  private static final double TINY = 1e-6;
  private static final double RESTART = 0.1;

  /** Scores this close are equal but for rounding. */
  private static final float TIE = 1e-5f;

  private final PairBatch batch;
  private final Tensor incidence;
  private final Tensor edges;
  private final Tensor alive;
  private final Tensor spreading;
  private final Tensor smoothing;
  private final Tensor ranking;

  private Hypergraph(PairBatch batch, Tensor incidence, Tensor alive) {
    this.batch = batch;
    this.incidence = incidence;
    this.edges = incidence.transposed().sum(2).plus(TINY);
    this.alive = alive;
    this.spreading = incidence.over(incidence.sum(2).plus(TINY)).over(edges.transposed());
    this.smoothing = spreading.dot(incidence.transposed());
    this.ranking = ranking(smoothing.times(1 - RESTART));
  }

  /**
   * Ten steps r ← A r + c s from r = s are one product with A¹⁰ + c (I + A + … + A⁹), the sum by
   * doubling: seven products of matrices here against twenty with a column, forth and back, every
   * time that scores are ranked.
   */
  private static Tensor ranking(Tensor a) {
    Tensor a2 = a.dot(a);
    Tensor a4 = a2.dot(a2);
    Tensor a8 = a4.dot(a4);
    // Without I, which the caller adds: sums from A up.
    Tensor to1 = a;
    Tensor to3 = to1.plus(a2).plus(a2.dot(to1));
    Tensor to7 = to3.plus(a4).plus(a4.dot(to3));
    Tensor to9 = to7.plus(a8).plus(a8.dot(to1));
    return a8.dot(a2).plus(to9.times(RESTART));
  }

  /** The hyperedge of a vertex holds what is at most so many steps away. */
  public static Hypergraph neighbourhoods(PairBatch batch, int hops) {
    return new Hypergraph(
        batch, batch.stacked("within " + hops, graph -> within(graph, hops)), batch.mask());
  }

  private static float[] within(EncodedGraph graph, int hops) {
    int n = graph.order();
    float[] reached = new float[n * n];
    for (int v = 0; v < n; v++) {
      reached[v * n + v] = 1;
    }
    for (int hop = 0; hop < hops; hop++) {
      float[] next = reached.clone();
      for (int at = 0; at < reached.length; at++) {
        int v = at % n;
        for (int w = 0; reached[at] > 0 && w < n; w++) {
          if (graph.adjacency()[v * n + w] > 0) {
            next[at / n * n + w] = 1;
          }
        }
      }
      reached = next;
    }
    return reached;
  }

  /** The same with other hyperedges and vertices gone: the mask is [2B, N, 1]. */
  public Hypergraph keeping(Tensor kept) {
    if (Arrays.equals(kept.values(), alive.values())) {
      return this;
    }
    return new Hypergraph(batch, incidence.times(kept.transposed()).times(alive), kept);
  }

  /** D⁻¹ H B⁻¹ Hᵀ x: vertices to vertices. */
  public Tensor smoothed(Tensor x) {
    return smoothing.dot(x);
  }

  /** D⁻¹ H B⁻¹ x: hyperedges to vertices. */
  public Tensor spread(Tensor x) {
    return spreading.dot(x);
  }

  /** Ten steps of personalised PageRank from these scores, [2B, N, 1]. */
  public Tensor ranked(Tensor scores) {
    return ranking.dot(scores).plus(scores.times(RESTART));
  }

  /** Hyperedge states: softmax attention of the members against their mean. */
  public Tensor gathered(Tensor x) {
    Tensor members = incidence.transposed();
    Tensor mean = members.dot(x).over(edges);
    Tensor logits = mean.dot(x.transposed()).plus(members.plus(-1).times(-Sinkhorn.NEVER));
    return logits.softmax(-1).times(members).dot(x);
  }

  /** 1 at the best ⌈ratio · n⌉ of those alive in every graph and at what ties with them. */
  public Tensor best(Tensor scores, double ratio) {
    float[] values = scores.values();
    float[] living = alive.values();
    int order = batch.order();
    float[] kept = new float[values.length];
    for (int g = 0; g < 2 * batch.count(); g++) {
      int from = g * order;
      float[] sorted = new float[order];
      int n = 0;
      for (int v = 0; v < order; v++) {
        if (living[from + v] > 0) {
          sorted[n++] = values[from + v];
        }
      }
      if (n == 0) {
        continue;
      }
      Arrays.sort(sorted, 0, n);
      float least = sorted[n - (int) Math.ceil(ratio * n)] - TIE;
      for (int v = 0; v < order; v++) {
        kept[from + v] = living[from + v] > 0 && values[from + v] >= least ? 1 : 0;
      }
    }
    return batch.tape().constant(kept, 2L * batch.count(), order, 1);
  }
}
