package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class ScipContractTest extends MipContract {
  ScipContractTest() {
    super("f2", MethodOptions.defaults().withMipSolver("scip"));
  }

  /** A bound in floating point does not settle the ninth decimal. */
  @Override
  protected boolean isExact() {
    return false;
  }
}
