package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/**
 * COMPACT-MIP of Blumenthal and Gamper (2020), key {@code blumenthal2020exact}: a programme with
 * only O(n₁n₂) variables and rows, at the price of a weak relaxation. Exact when solved to the end.
 *
 * <p>Symbols: x_ik whether vertex i becomes vertex k; z_ik what that costs, edges at i and k
 * included by half, and 0 if i does not become k. With ε for nothing, their programme minimises Σ
 * z_ik over all pairs, ε included, subject to
 *
 * <pre>
 *   z_ik ≥ c_ik + ½ Σ_jl c_(ij)(kl) x_jl - U_ik (1 - x_ik)
 * </pre>
 *
 * where U_ik is so large that the row says nothing if x_ik = 0.
 *
 * <p>What we do differently: every vertex has exactly one fate, so the sum over all j, l equals
 * K_ik = c_ik + ½ (what it costs to delete all edges at i and insert all at k) less the savings of
 * edge pairs at i and k, which is never more than K_ik; so U_ik = K_ik, the smallest that will do,
 * and the row becomes z_ik ≥ K_ik x_ik - ½ Σ saving_(ij)(kl) x_jl over neighbours only. Rows with ε
 * have no such sum: z_iε = K_iε x_iε, and x_iε = 1 - Σ_k x_ik, so these variables are put in and
 * gone.
 */
final class CompactMip implements MipFormulation {
  /** Half an edge is the smallest thing that is priced. */
  @Override
  public int fraction(GedProblem problem) {
    return 2;
  }

  @Override
  public void write(MipModel model) {
    GedProblem problem = model.problem();
    Assignment.atMostOneEach(model);
    Incidence atSource = Incidence.of(problem.sourceEdges(), problem.sourceOrder());
    Incidence atTarget = Incidence.of(problem.targetEdges(), problem.targetOrder());
    long[] deleted = new long[problem.sourceOrder()];
    long[] inserted = new long[problem.targetOrder()];
    for (int i = 0; i < deleted.length; i++) {
      deleted[i] = deletedEdges(problem, atSource, i);
      model.addOffset(2 * problem.vertexPrice(i, problem.targetOrder()) + deleted[i]);
    }
    for (int k = 0; k < inserted.length; k++) {
      inserted[k] = insertedEdges(problem, atTarget, k);
      model.addOffset(2 * problem.vertexPrice(problem.sourceOrder(), k) + inserted[k]);
    }
    for (int i = 0; i < deleted.length; i++) {
      for (int k = 0; k < inserted.length; k++) {
        long all = 2 * problem.vertexPrice(i, k) + deleted[i] + inserted[k];
        long unmapped =
            2 * problem.vertexPrice(i, problem.targetOrder())
                + deleted[i]
                + 2 * problem.vertexPrice(problem.sourceOrder(), k)
                + inserted[k];
        model.addCost(model.vertex(i, k), -unmapped);
        int z = model.variable(all, 1);
        model.rowAtMost(0);
        model.term(z, -1);
        model.term(model.vertex(i, k), all);
        addSavings(model, atSource, atTarget, i, k);
      }
    }
  }

  private static long deletedEdges(GedProblem problem, Incidence at, int i) {
    long sum = 0;
    for (int e : at.out(i)) {
      sum += problem.edgePrices().delete(problem.sourceEdges().kind(e));
    }
    for (int e : at.in(i)) {
      sum += problem.edgePrices().delete(problem.sourceEdges().kind(e));
    }
    return sum;
  }

  private static long insertedEdges(GedProblem problem, Incidence at, int k) {
    long sum = 0;
    for (int f : at.out(k)) {
      sum += problem.edgePrices().insert(problem.targetEdges().kind(f));
    }
    for (int f : at.in(k)) {
      sum += problem.edgePrices().insert(problem.targetEdges().kind(f));
    }
    return sum;
  }

  /** - Σ saving_(ij)(kl) x_jl over the edges at i and k. */
  private static void addSavings(
      MipModel model, Incidence atSource, Incidence atTarget, int i, int k) {
    addSavings(model, atSource.out(i), true, atTarget.out(k), true);
    addSavings(model, atSource.in(i), false, atTarget.in(k), false);
    if (!model.problem().isDirected()) {
      addSavings(model, atSource.out(i), true, atTarget.in(k), false);
      addSavings(model, atSource.in(i), false, atTarget.out(k), true);
    }
  }

  private static void addSavings(
      MipModel model, int[] es, boolean sourceLeaves, int[] fs, boolean targetLeaves) {
    EdgeList source = model.problem().sourceEdges();
    EdgeList target = model.problem().targetEdges();
    EdgePrices prices = model.problem().edgePrices();
    for (int e : es) {
      int j = sourceLeaves ? source.to(e) : source.from(e);
      for (int f : fs) {
        int l = targetLeaves ? target.to(f) : target.from(f);
        long saving = prices.saving(source.kind(e), target.kind(f));
        if (saving > 0) {
          model.term(model.vertex(j, l), -saving);
        }
      }
    }
  }
}
