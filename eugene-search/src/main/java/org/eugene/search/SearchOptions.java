package org.eugene.search;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;

/**
 * What a search can be told.
 *
 * @param costs of turning the query into a graph of the collection: the query is always the source
 * @param solvers who is asked about a pair that the bounds do not settle, one after the other until
 *     it is settled; any method will do
 * @param budget at most so much for each run of a solver on a pair
 * @param settling how much the threshold search may do before the solvers are asked about a pair,
 *     in pairs of vertices looked at; with 0 they are asked about every pair that the bounds leave
 * @param threads how many pairs are worked on at a time; answers do not depend on it
 * @param ranking who is looked at first among pairs that the bounds put at the same distance;
 *     answers do not depend on it
 */
public record SearchOptions(
    EditCosts costs,
    List<GedSolver> solvers,
    Budget budget,
    long settling,
    int threads,
    Optional<Ranking> ranking) {
  /** A tenth of a second or so: beyond it, the engine is the better choice. */
  private static final long SETTLING = 1L << 24;

  /** Refuses work below 0, no threads and no solvers; keeps a copy of the list. */
  public SearchOptions {
    if (settling < 0) {
      throw new IllegalArgumentException("settling (" + settling + ") must not be negative");
    }
    if (threads < 1) {
      throw new IllegalArgumentException("threads (" + threads + ") must be at least 1");
    }
    solvers = List.copyOf(solvers);
    if (solvers.isEmpty()) {
      throw new IllegalArgumentException("a search needs a solver");
    }
  }

  /** Uniform costs, the engine at normal effort, ten seconds a pair, one thread. */
  public static SearchOptions defaults() {
    return new SearchOptions(
        ConstantCosts.uniform(),
        List.of(new EugeneSolver()),
        Budget.of(Duration.ofSeconds(10)),
        SETTLING,
        1,
        Optional.empty());
  }

  /** The same at other prices. */
  public SearchOptions withCosts(EditCosts newCosts) {
    return new SearchOptions(newCosts, solvers, budget, settling, threads, ranking);
  }

  /** The same with others asked about a pair, in this order. */
  public SearchOptions withSolvers(List<GedSolver> newSolvers) {
    return new SearchOptions(costs, newSolvers, budget, settling, threads, ranking);
  }

  /** The same with another limit for a run of a solver on a pair. */
  public SearchOptions withBudget(Budget newBudget) {
    return new SearchOptions(costs, solvers, newBudget, settling, threads, ranking);
  }

  /** The same with more or less threshold search before the solvers. */
  public SearchOptions withSettling(long newSettling) {
    return new SearchOptions(costs, solvers, budget, newSettling, threads, ranking);
  }

  /** The same on so many threads; answers do not depend on it. */
  public SearchOptions withThreads(int newThreads) {
    return new SearchOptions(costs, solvers, budget, settling, newThreads, ranking);
  }

  /** The same, work begun with the graphs that somebody else takes for the nearest. */
  public SearchOptions withRanking(Ranking newRanking) {
    return new SearchOptions(costs, solvers, budget, settling, threads, Optional.of(newRanking));
  }

  /** Every answer proved, however long it takes: what the engine leaves open is branched on. */
  public SearchOptions exact() {
    EugeneOptions proof = EugeneOptions.defaults().withEffort(Effort.PROOF);
    return withSolvers(List.of(new EugeneSolver(), new EugeneSolver(proof)))
        .withBudget(Budget.unlimited());
  }
}
