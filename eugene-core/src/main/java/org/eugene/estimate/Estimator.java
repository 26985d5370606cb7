package org.eugene.estimate;

import java.util.List;
import org.eugene.problem.GedProblem;

/**
 * Guesses distances: no bound, hence no solver. The same problem gets the same number, alone or
 * among others. Lists, because learned estimators work in batches.
 */
@FunctionalInterface
public interface Estimator {
  /** One estimate a problem, in their order. */
  List<Estimate> estimate(List<GedProblem> problems);
}
