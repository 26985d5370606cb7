package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class ScipContractTest extends MipContract {
  ScipContractTest() {
    super("fori", MethodOptions.defaults().with(MipMethods.SOLVER, MipEngine.SCIP));
  }

  @Override
  protected int trials() {
    return 6;
  }

  @Override
  protected int maxOrder() {
    return 4;
  }
}
