package org.eugene.example;

import org.eugene.solver.GedSolver;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.testkit.GedSolverContract;

class AsTheyComeTest extends GedSolverContract {
  @Override
  protected GedSolver solver() {
    return Methods.named("as-they-come").solver(MethodOptions.defaults());
  }
}
