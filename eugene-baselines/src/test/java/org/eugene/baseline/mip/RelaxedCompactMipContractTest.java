package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class RelaxedCompactMipContractTest extends MipContract {
  RelaxedCompactMipContractTest() {
    super("compact-mip", MethodOptions.defaults().with(MipMethods.RELAXATION, true));
  }
}
