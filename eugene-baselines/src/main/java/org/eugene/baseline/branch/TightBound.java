package org.eugene.baseline.branch;

/**
 * A lower bound that {@link #tighten} raises or leaves as it is, with an assignment that attains
 * it. The first value is BRANCH's.
 */
interface TightBound {
  /** Whether the last step came to its end; otherwise there is no assignment. */
  boolean isSolved();

  /** What is proved, scaled as the model is. */
  int lower();

  /** The assignment of the last step, a candidate mapping. */
  int[] permutation();

  /** One iteration. */
  void tighten();
}
