package org.eugene.search;

import java.util.List;
import org.eugene.graph.Graph;

/**
 * Guesses who is near, so that the search looks there first. Only the order of work follows it: the
 * answers are the same with any guesses.
 */
@FunctionalInterface
public interface Ranking {
  /** A number for every target, smaller for those that are probably nearer to the query. */
  double[] guesses(Graph query, List<Graph> targets);
}
