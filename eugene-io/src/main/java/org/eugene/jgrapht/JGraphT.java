package org.eugene.jgrapht;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.eugene.Eugene;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;
import org.eugene.solver.GedSolver;

/**
 * Two graphs of JGraphT, how to read labels off them, and how to compare them:
 *
 * <pre>{@code
 * JGraphTAnswer<String, DefaultEdge> answer = JGraphT.compare(before, after).solve();
 * }</pre>
 *
 * Every step returns a new value; nothing is computed before {@link #solve}. Without labels all
 * vertices are alike, and only the structure counts.
 *
 * @param <V> their vertices
 * @param <E> their edges
 */
public final class JGraphT<V, E> {
  private final org.jgrapht.Graph<V, E> source;
  private final org.jgrapht.Graph<V, E> target;
  private final JGraphTLabels<V, E> labels;
  private final UnaryOperator<Eugene> manner;

  private JGraphT(
      org.jgrapht.Graph<V, E> source,
      org.jgrapht.Graph<V, E> target,
      JGraphTLabels<V, E> labels,
      UnaryOperator<Eugene> manner) {
    this.source = source;
    this.target = target;
    this.labels = labels;
    this.manner = manner;
  }

  /** From source to target, at uniform costs, for at most ten seconds, unless told otherwise. */
  public static <V, E> JGraphT<V, E> compare(
      org.jgrapht.Graph<V, E> source, org.jgrapht.Graph<V, E> target) {
    return new JGraphT<>(source, target, JGraphTLabels.none(), UnaryOperator.identity());
  }

  /** Vertices are equal if these texts of them are. */
  public JGraphT<V, E> labels(Function<? super V, String> vertexLabel) {
    return vertexLabels(vertex -> Label.of(vertexLabel.apply(vertex)));
  }

  /** Vertices and edges are equal if these texts of them are. */
  public JGraphT<V, E> labels(
      Function<? super V, String> vertexLabel, Function<? super E, String> edgeLabel) {
    return labels(vertexLabel).edgeLabels(edge -> Label.of(edgeLabel.apply(edge)));
  }

  /** Labels of vertices with attributes, for costs that look at those. */
  public JGraphT<V, E> vertexLabels(Function<? super V, Label> vertexLabel) {
    return new JGraphT<>(source, target, new JGraphTLabels<>(vertexLabel, labels.edge()), manner);
  }

  /** Labels of edges with attributes, for costs that look at those. */
  public JGraphT<V, E> edgeLabels(Function<? super E, Label> edgeLabel) {
    return new JGraphT<>(source, target, new JGraphTLabels<>(labels.vertex(), edgeLabel), manner);
  }

  /** At other prices than 1 for everything. */
  public JGraphT<V, E> costs(EditCosts costs) {
    return told(eugene -> eugene.costs(costs));
  }

  /** By another method than the default one. */
  public JGraphT<V, E> with(GedSolver solver) {
    return told(eugene -> eugene.with(solver));
  }

  /** In at most this time. */
  public JGraphT<V, E> within(Duration time) {
    return told(eugene -> eugene.within(time));
  }

  private JGraphT<V, E> told(UnaryOperator<Eugene> more) {
    return new JGraphT<>(source, target, labels, asked -> more.apply(manner.apply(asked)));
  }

  /**
   * The distance, and what becomes of their vertices and edges.
   *
   * @throws IllegalArgumentException if a graph has two edges between the same vertices, or edges
   *     of both kinds
   */
  public JGraphTAnswer<V, E> solve() {
    TakenGraph<V, E> from = TakenGraph.of(source, "source", labels);
    TakenGraph<V, E> to = TakenGraph.of(target, "target", labels);
    return new JGraphTAnswer<>(
        manner.apply(Eugene.between(from.graph(), to.graph())).solve(), from, to);
  }
}
