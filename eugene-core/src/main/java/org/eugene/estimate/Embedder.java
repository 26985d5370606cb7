package org.eugene.estimate;

import org.eugene.graph.Graph;

/** An estimator that looks at each graph once: the guess is a distance of two vectors. */
public interface Embedder {
  /** The place of a graph among all graphs, looked up or computed once for many pairs. */
  float[] vector(Graph graph);

  /** The guess for the pair whose vectors these are. */
  double distance(float[] source, float[] target);
}
