package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class RelaxedF1ContractTest extends MipContract {
  RelaxedF1ContractTest() {
    super("f1", MethodOptions.defaults().with(MipMethods.RELAXATION, true));
  }
}
