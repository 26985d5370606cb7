package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class F1ContractTest extends MipContract {
  F1ContractTest() {
    super("f1", MethodOptions.defaults());
  }

  /** Dense graphs of five vertices take long now and then. */
  @Override
  protected int maxOrder() {
    return 4;
  }
}
