package org.eugene.estimate;

import org.eugene.graph.Graph;

/** An estimator that looks at each graph once: the guess is a distance of two vectors. */
public interface Embedder {
  float[] vector(Graph graph);

  /** The guess for the pair whose vectors these are. */
  double distance(float[] source, float[] target);
}
