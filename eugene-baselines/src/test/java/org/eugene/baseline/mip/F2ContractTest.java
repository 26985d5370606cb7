package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class F2ContractTest extends MipContract {
  F2ContractTest() {
    super("f2", MethodOptions.defaults());
  }

  /** Dense graphs of five vertices take long now and then. */
  @Override
  protected int maxOrder() {
    return 4;
  }
}
