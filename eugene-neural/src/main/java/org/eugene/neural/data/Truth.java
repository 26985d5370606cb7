package org.eugene.neural.data;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.eugene.answer.learned.KnownPair;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.problem.ProblemDigest;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;

/** Distances by the exact method, with a cap on time; the only place here that solves anything. */
public final class Truth {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final Duration perPair;
  private final TruthCache cache;

  public Truth(Duration perPair, TruthCache cache) {
    this.perPair = perPair;
    this.cache = cache;
  }

  /** The pair with its distance, from the cache if it was solved before. */
  public KnownPair of(GraphPair pair, EditCosts costs) {
    GedProblem problem = GedProblem.of(pair, costs);
    String key = ProblemDigest.of(problem);
    return cache
        .find(key)
        .map(image -> known(problem, image.mapping(problem), image.proved(), image.seconds()))
        .orElseGet(() -> solved(problem, key));
  }

  private KnownPair solved(GedProblem problem, String key) {
    long start = CLOCK.getCurrentThreadCpuTime();
    GedResult result =
        new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF))
            .solve(problem, Budget.of(perPair));
    VertexMapping mapping =
        result
            .mapping()
            .orElseGet(
                () ->
                    VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder()));
    // Whole microseconds, as the cache keeps them: the same number now and later.
    long micros = (CLOCK.getCurrentThreadCpuTime() - start) / 1_000;
    double seconds = micros / 1e6;
    cache.add(key, mapping, result.isOptimal(), seconds);
    return known(problem, mapping, result.isOptimal(), seconds);
  }

  /** A distance is priced anew, so that a damaged cache cannot make one up. */
  private static KnownPair known(
      GedProblem problem, VertexMapping mapping, boolean proved, double seconds) {
    return new KnownPair(problem.pair(), problem.cost(mapping), mapping, proved, seconds);
  }
}
