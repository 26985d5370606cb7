package org.eugene.search;

import org.eugene.bound.EdgeSplitting;
import org.eugene.bound.StepLength;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;

/**
 * The edge-splitting bound, raised until it is beyond a limit or makes no more way: the last thing
 * to try before the engine, a millisecond or two for molecules. Steps and their size are those of
 * the bound's subgradient method with the limit in the place of an upper bound, since to get beyond
 * it is all that is wanted.
 */
final class SplittingBound {
  private static final int MOST_STEPS = 150;
  private static final int PATIENCE = 15;
  private static final double SHRINK = 0.7;

  /** Pairs of half-edges times steps: dense graphs get fewer steps. */
  private static final long WORK = 1 << 20;

  /** Beyond so many pairs of half-edges a step is so dear that the engine is asked at once. */
  private static final long LARGEST = 1 << 16;

  private SplittingBound() {}

  /** What the distance is at least; 0 where the graphs are too large to be worth it. */
  static double lower(GedProblem problem, double limit) {
    SavingsModel model = SavingsModel.of(problem);
    if (!EdgeSplitting.fits(model, LARGEST)) {
      return 0;
    }
    EdgeSplitting bound = new EdgeSplitting(model);
    long within = problem.scale().unitsWithin(limit);
    int goal = model.scaled(within + 1);
    StepLength length = new StepLength(1, SHRINK, PATIENCE);
    length.isGain(bound.lower());
    long pairs = Math.max(1, (long) model.rowHalves().count() * model.columnHalves().count());
    long steps = Math.min(MOST_STEPS, WORK / pairs);
    for (int step = 0; step < steps && model.provedUnits(length.highest()) <= within; step++) {
      if (bound.step(length.of(Math.max(1, goal - bound.lower()))) == 0) {
        break;
      }
      length.isGain(bound.lower());
    }
    return problem.scale().cost(model.provedUnits(length.highest()));
  }
}
