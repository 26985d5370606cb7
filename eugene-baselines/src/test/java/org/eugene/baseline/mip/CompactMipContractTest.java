package org.eugene.baseline.mip;

import org.eugene.solver.MethodOptions;

class CompactMipContractTest extends MipContract {
  CompactMipContractTest() {
    super("compact-mip", MethodOptions.defaults());
  }
}
