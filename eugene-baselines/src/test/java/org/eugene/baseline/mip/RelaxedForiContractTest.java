package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class RelaxedForiContractTest extends MipContract {
  RelaxedForiContractTest() {
    super("fori", MethodOptions.defaults().with(MipMethods.RELAXATION, true));
  }
}
