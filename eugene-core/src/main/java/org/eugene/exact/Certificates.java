package org.eugene.exact;

import java.util.Optional;
import org.eugene.bound.EdgeSplitting;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.Proof;
import org.eugene.mapping.VertexMapping;
import org.eugene.model.Incumbent;
import org.eugene.model.SavingsModel;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Run;
import org.eugene.solver.Terms;

/**
 * Certificates of results. A method that wrote its proof down while it found it has done all the
 * work; the bounds of any other are proved again here, by the same tree, which then looks for no
 * mappings.
 */
public final class Certificates {
  /** What the checker allows, too. */
  private static final long LARGEST_SPLITTING = 1 << 24;

  /** So does it: rows and columns of a proof, dummies included. */
  private static final int MOST_ROWS = 4096;

  private static final MethodOptions PROOF_ONLY =
      MethodOptions.defaults().with(BranchAndBound.STEPS_BETWEEN_LOCAL_SEARCHES, 0L);

  private Certificates() {}

  /**
   * A certificate of the result's bounds. If its lower bound has to be proved again and the time
   * does not suffice, it certifies the best that was proved.
   *
   * @param costs what the costs are called
   * @return empty if the graphs are too large for a proof of this kind, or there is no mapping
   */
  public static Optional<Certificate> certify(
      GedProblem problem, String costs, GedResult result, Budget budget) {
    if (result.mapping().isEmpty() || problem.paddedOrder() > MOST_ROWS) {
      return Optional.empty();
    }
    long claim = problem.lattice().roundUp(problem.scale().unitsWithin(result.lower()));
    if (result.proof().isPresent()) {
      return Optional.of(certificate(problem, costs, result, claim, result.proof().get()));
    }
    return prove(problem, costs, result, claim, budget);
  }

  private static Optional<Certificate> prove(
      GedProblem problem, String costs, GedResult result, long claim, Budget budget) {
    Terms terms = Terms.of(budget);
    // "Is it at most a unit less?" has the claim as its answer no.
    Run run = Run.start(problem, claim > 0 ? terms.within(problem.scale().cost(claim - 1)) : terms);
    run.offer(result.mapping().orElseThrow());
    if (claim > 0) {
      run.untilSpent(() -> search(run));
    }
    if (run.proof().isPresent()) {
      long proved = Math.min(claim, run.lower());
      return Optional.of(certificate(problem, costs, result, proved, run.proof().get()));
    }
    boolean nothingToProve = claim == 0 || run.countdown().isOver();
    return nothingToProve
        ? Optional.of(certificate(problem, costs, result, 0, Proof.ofNothing()))
        : Optional.empty();
  }

  /** The tree, without looking for mappings; the run is given what it proves. */
  private static void search(Run run) {
    SavingsModel model = SavingsModel.of(run.problem(), run.countdown());
    if (!EdgeSplitting.fits(model, LARGEST_SPLITTING)) {
      return;
    }
    EdgeSplitting.within(model, run.countdown()::isOver)
        .ifPresent(
            root -> {
              Recorder recorder = new Recorder(model);
              new BranchAndBound(model, root, new Incumbent(model, run), recorder, PROOF_ONLY, 1)
                  .search(Long.MAX_VALUE);
              recorder.proof(root, run.lower()).ifPresent(run::prove);
            });
  }

  private static Certificate certificate(
      GedProblem problem, String costs, GedResult result, long claim, Proof proof) {
    VertexMapping mapping = result.mapping().orElseThrow();
    int[] image = new int[problem.sourceOrder()];
    for (int i = 0; i < image.length; i++) {
      image[i] = Math.max(-1, mapping.image(i));
    }
    return new Certificate(
        PricedPairs.of(problem, costs), image, problem.units(mapping), claim, proof);
  }
}
