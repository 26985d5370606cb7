package org.eugene.baseline.mip;

import org.eugene.solver.GedSolver;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.testkit.GedSolverContract;

/** The contract for a method that is found by name. */
abstract class MipContract extends GedSolverContract {
  private final String method;
  private final MethodOptions options;

  MipContract(String method, MethodOptions options) {
    this.method = method;
    this.options = options;
  }

  @Override
  protected GedSolver solver() {
    return Methods.named(method).solver(options);
  }

  @Override
  protected boolean isExact() {
    return !options.get(MipMethods.RELAXATION);
  }

  @Override
  protected int trials() {
    return 15;
  }

  @Override
  protected int maxOrder() {
    return 5;
  }
}
