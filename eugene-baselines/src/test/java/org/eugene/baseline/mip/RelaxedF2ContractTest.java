package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class RelaxedF2ContractTest extends MipContract {
  RelaxedF2ContractTest() {
    super("f2", MethodOptions.defaults().with(MipMethods.RELAXATION, true));
  }
}
