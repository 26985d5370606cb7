package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class ForiContractTest extends MipContract {
  ForiContractTest() {
    super("fori", MethodOptions.defaults());
  }
}
