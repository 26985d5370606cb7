package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class F1ContractTest extends MipContract {
  F1ContractTest() {
    super("f1", MethodOptions.defaults());
  }
}
