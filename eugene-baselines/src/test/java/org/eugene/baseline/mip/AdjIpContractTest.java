package org.eugene.baseline.mip;

import org.eugene.problem.GedProblem;
import org.eugene.solver.MethodOptions;

class AdjIpContractTest extends MipContract {
  AdjIpContractTest() {
    this(MethodOptions.defaults());
  }

  AdjIpContractTest(MethodOptions options) {
    super("adj-ip", options);
  }

  /** Two problems in three have edge labels. */
  @Override
  protected int trials() {
    return 45;
  }

  @Override
  protected boolean supports(GedProblem problem) {
    return AdjIp.edgesHaveOnePrice(problem);
  }

  /** The law draws labelled edges only. */
  @Override
  protected void metricCostsObeyTheTriangle() {}
}
