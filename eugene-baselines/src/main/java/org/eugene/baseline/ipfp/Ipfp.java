package org.eugene.baseline.ipfp;

import org.eugene.baseline.starts.ManyStarts;
import org.eugene.baseline.starts.StartOptions;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * IPFP: integer projected fixed point (Leordeanu, Hebert and Sukthankar 2009, key {@code
 * leordeanu2009ipfp}) on the edit distance as a quadratic assignment problem (Bougleux et al. 2017,
 * key {@code bougleux2017}), from many starts as mIPFP (Daller et al. 2018, key {@code
 * daller2018}). Returns an upper bound with its mapping; the lower bound is BRANCH's. A step costs
 * one assignment, O(n³) at worst.
 *
 * <p>What we do differently: edges that are mapped onto edges save something and nothing else is
 * quadratic, so that gradients are sparse; what no permutation does is priced as GEDLIB prices it
 * ({@link EdgeSavings}). Vertices are padded to the larger order where that loses nothing. The
 * first start is the bipartite assignment, the others are random; a single start is what the
 * paper's comparison and GEDLIB's defaults have, and far weaker than the forty of ours.
 */
public final class Ipfp implements GedSolver {
  /** Right on four molecules in five and more; a single start on one in four. */
  public static final int DEFAULT_STARTS = 40;

  private final StartOptions options;

  public Ipfp() {
    this(StartOptions.of(DEFAULT_STARTS));
  }

  public Ipfp(StartOptions options) {
    this.options = options;
  }

  @Override
  public GedResult solve(GedProblem problem, Terms terms) {
    Run run = Run.start(problem, terms);
    run.offer(VertexMapping.inOrder(problem.sourceOrder(), problem.targetOrder()));
    run.untilSpent(
        () -> {
          SavingsModel model = SavingsModel.of(problem, run.countdown());
          new ManyStarts(model, run).run(new FixedPointDescent(model, run.countdown()), options);
        });
    return run.result();
  }
}
