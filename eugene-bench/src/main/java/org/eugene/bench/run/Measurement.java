package org.eugene.bench.run;

import org.eugene.bench.sample.Question;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.Standing;

/** Puts one question to one contender, watches the clocks, and checks the mapping. */
final class Measurement {
  private static final double NANOS = 1e9;

  private final Stopwatch stopwatch;
  private long upperFoundAt;
  private long upperFoundAtCpu;
  private double upperFound;

  Measurement(Stopwatch stopwatch) {
    this.stopwatch = stopwatch;
  }

  /** Tabulating the problem counts: without it there is no answer. */
  Row.Answer of(Question question, Contender contender) {
    long cpuStart = stopwatch.cpu();
    long start = stopwatch.wall();
    upperFound = Double.POSITIVE_INFINITY;
    GedProblem problem = question.problem();
    GedResult result = contender.solve(problem, this::moved);
    long end = stopwatch.wall();
    long cpuEnd = stopwatch.cpu();
    result.mapping().ifPresent(mapping -> check(problem, mapping, result.upper()));
    boolean heard = result.mapping().isPresent() && result.upper() == upperFound;
    return new Row.Answer(
        result.lower(),
        result.upper(),
        result.stop().name(),
        (end - start) / NANOS,
        (cpuEnd - cpuStart) / NANOS,
        ((heard ? upperFoundAt : end) - start) / NANOS,
        ((heard ? upperFoundAtCpu : cpuEnd) - cpuStart) / NANOS,
        result.stats().iterations());
  }

  private void moved(Standing standing) {
    if (standing.upper() < upperFound) {
      upperFound = standing.upper();
      upperFoundAt = stopwatch.wall();
      upperFoundAtCpu = stopwatch.cpu();
    }
  }

  private static void check(GedProblem problem, VertexMapping mapping, double upper) {
    boolean[] taken = new boolean[problem.targetOrder()];
    for (int i = 0; i < problem.sourceOrder(); i++) {
      int k = mapping.image(i);
      if (k != VertexMapping.DELETED) {
        if (taken[k] || mapping.preImage(k) != i) {
          throw new IllegalStateException("vertex " + k + " of the target is mapped to twice");
        }
        taken[k] = true;
      }
    }
    if (problem.cost(mapping) != upper) {
      throw new IllegalStateException(
          "the mapping costs " + problem.cost(mapping) + ", not " + upper);
    }
  }
}
