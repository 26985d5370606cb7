package org.eugene.search;

/**
 * Takes candidates and keeps those that were asked for. What it has seen so far says how far away a
 * candidate may be to be of interest; that limit never rises. Every candidate whose lower bound is
 * not beyond its limit must be offered, then the answer is right. For one thread.
 */
public interface Collector {
  /** How far away the graph at this position may be at most to belong to the answer. */
  double limit(int position);

  /** How many it keeps at most. */
  int room();

  /** Takes a candidate with what is known about its distance. */
  void offer(Hit candidate);

  /** The answer so far. */
  Answer answer(String query, Work work);
}
