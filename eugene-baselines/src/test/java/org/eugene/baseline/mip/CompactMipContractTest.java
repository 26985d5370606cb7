package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class CompactMipContractTest extends MipContract {
  CompactMipContractTest() {
    super("compact-mip", MethodOptions.defaults());
  }

  /** Dense graphs of five vertices take long now and then. */
  @Override
  protected int maxOrder() {
    return 4;
  }
}
