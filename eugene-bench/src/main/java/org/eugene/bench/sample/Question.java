package org.eugene.bench.sample;

import org.eugene.cost.EditCosts;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;

/**
 * What is asked of every method alike: how far apart two graphs of a data set are.
 *
 * @param set the data set, as tables call it
 * @param costsName the costs, as tables call them
 * @param costs the costs
 * @param pair the two graphs
 */
public record Question(String set, String costsName, EditCosts costs, GraphPair pair) {
  /** The same under another name of the set. */
  public Question in(String newSet) {
    return new Question(newSet, costsName, costs, pair);
  }

  public GedProblem problem() {
    return GedProblem.of(pair, costs);
  }
}
