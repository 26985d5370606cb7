package org.eugene.baseline.mip;

import org.eugene.problem.EdgeList;
import org.eugene.problem.GedProblem;

/**
 * The oriented edge formulation FORI of D'Ascenzo, Meffert, Mutzel and Rossi (2025), key {@code
 * meffert2025}. Exact when solved to the end.
 *
 * <p>Symbols: i, j source vertices, k, l target vertices; x_ik whether i becomes k; z_(ij)(kl)
 * whether edge ij becomes edge kl with i ↦ k and j ↦ l, so an undirected edge pair has two of them,
 * one for each orientation. Mapped vertices and edges save what deleting and inserting would cost
 * more. An edge is mapped only along with its ends, seen from either graph:
 *
 * <pre>
 *   Σ_l z_(ij)(kl) ≤ x_ik   for every edge ij and every k, and likewise for the end j
 *   Σ_j z_(ij)(kl) ≤ x_ik   for every edge kl and every i, and likewise for the end l
 * </pre>
 *
 * <p>What we do differently: the vertices of the smaller graph are all mapped where that loses
 * nothing ({@link Assignment#allOfTheSmaller}), vertices that can be exchanged are kept in order
 * ({@link TwinOrder}), and the solver is CP-SAT where the authors have Gurobi. There are n₁n₂ +
 * 2m₁m₂ variables and 2m₁n₂ + 2m₂n₁ rows.
 */
final class Fori implements MipFormulation {
  @Override
  public void write(MipModel model) {
    Assignment.priceSavings(model);
    Assignment.allOfTheSmaller(model);
    TwinOrder.write(model);
    EdgeVariables along = EdgeVariables.savingIn(model);
    if (model.problem().isDirected()) {
      link(model, along, new NoEdges());
    } else {
      EdgeVariables against = EdgeVariables.savingIn(model);
      link(model, along, against::term);
    }
  }

  private interface Terms {
    void add(MipModel model, int e, int f);
  }

  /** A directed edge has no other orientation. */
  private static final class NoEdges implements Terms {
    @Override
    public void add(MipModel model, int e, int f) {}
  }

  private static void link(MipModel model, EdgeVariables along, Terms against) {
    GedProblem problem = model.problem();
    EdgeList source = problem.sourceEdges();
    EdgeList target = problem.targetEdges();
    Incidence atTarget = Incidence.of(target, problem.targetOrder());
    for (int e = 0; e < source.size(); e++) {
      for (int k = 0; k < problem.targetOrder(); k++) {
        begin(model, source.from(e), k);
        for (int f : atTarget.out(k)) {
          along.term(model, e, f);
        }
        for (int f : atTarget.in(k)) {
          against.add(model, e, f);
        }
        begin(model, source.to(e), k);
        for (int f : atTarget.in(k)) {
          along.term(model, e, f);
        }
        for (int f : atTarget.out(k)) {
          against.add(model, e, f);
        }
      }
    }
    Incidence atSource = Incidence.of(source, problem.sourceOrder());
    for (int f = 0; f < target.size(); f++) {
      for (int i = 0; i < problem.sourceOrder(); i++) {
        begin(model, i, target.from(f));
        for (int e : atSource.out(i)) {
          along.term(model, e, f);
        }
        for (int e : atSource.in(i)) {
          against.add(model, e, f);
        }
        begin(model, i, target.to(f));
        for (int e : atSource.in(i)) {
          along.term(model, e, f);
        }
        for (int e : atSource.out(i)) {
          against.add(model, e, f);
        }
      }
    }
  }

  /** The row Σ - x_ik ≤ 0; its sum follows. */
  private static void begin(MipModel model, int i, int k) {
    model.rowAtMost(0);
    model.term(model.vertex(i, k), -1);
  }
}
