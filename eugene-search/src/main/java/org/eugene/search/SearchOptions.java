package org.eugene.search;

import java.time.Duration;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;

/**
 * What a search can be told.
 *
 * @param costs of turning the query into a graph of the collection: the query is always the source
 * @param effort planned amount of work for a pair that the bounds do not settle; at {@link
 *     Effort#PROOF} what the engine leaves open is given to the exact search
 * @param budget at most so much for each run of a solver on a pair
 * @param seed start of every random choice
 * @param threads how many pairs are worked on at a time; answers do not depend on it
 */
public record SearchOptions(EditCosts costs, Effort effort, Budget budget, long seed, int threads) {
  public SearchOptions {
    if (threads < 1) {
      throw new IllegalArgumentException("threads (" + threads + ") must be at least 1");
    }
  }

  /** Uniform costs, normal effort, ten seconds a pair, one thread. */
  public static SearchOptions defaults() {
    return new SearchOptions(
        ConstantCosts.uniform(), Effort.NORMAL, Budget.of(Duration.ofSeconds(10)), 1, 1);
  }

  public SearchOptions withCosts(EditCosts newCosts) {
    return new SearchOptions(newCosts, effort, budget, seed, threads);
  }

  public SearchOptions withEffort(Effort newEffort) {
    return new SearchOptions(costs, newEffort, budget, seed, threads);
  }

  public SearchOptions withBudget(Budget newBudget) {
    return new SearchOptions(costs, effort, newBudget, seed, threads);
  }

  public SearchOptions withSeed(long newSeed) {
    return new SearchOptions(costs, effort, budget, newSeed, threads);
  }

  public SearchOptions withThreads(int newThreads) {
    return new SearchOptions(costs, effort, budget, seed, newThreads);
  }

  /** Every answer proved, however long it takes. */
  public SearchOptions exact() {
    return withEffort(Effort.PROOF).withBudget(Budget.unlimited());
  }
}
