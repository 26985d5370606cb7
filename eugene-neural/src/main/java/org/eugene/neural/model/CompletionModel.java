package org.eugene.neural.model;

import org.eugene.neural.batch.EncodedPair;

/**
 * A model that also guesses what is left of the rest once some vertices are decided: what a search
 * over partial mappings asks it.
 */
public interface CompletionModel extends Model {
  /** Looks at a pair once, to be asked about many partial mappings of it. */
  Completion completion(EncodedPair pair, int width);

  /** So many partial mappings of each depth are worth going on with. */
  int beam();

  /** What is left of one pair. */
  @FunctionalInterface
  interface Completion {
    /**
     * The rests of partial mappings, not below 0.
     *
     * @param openSource 1 for a source vertex that is not decided, else 0; row by row
     * @param openTarget 1 for a target vertex that nothing is mapped to, else 0; row by row
     * @param count rows
     */
    float[] rests(float[] openSource, float[] openTarget, int count);
  }
}
