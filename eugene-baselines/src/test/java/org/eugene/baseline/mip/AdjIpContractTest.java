package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class AdjIpContractTest extends AdjIpContract {
  AdjIpContractTest() {
    super(MethodOptions.defaults());
  }
}
