package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class RelaxedAdjIpContractTest extends AdjIpContract {
  RelaxedAdjIpContractTest() {
    super(MethodOptions.defaults().with(MipMethods.RELAXATION, true));
  }
}
