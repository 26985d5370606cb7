package org.eugene.baseline.mip;

import org.eugene.problem.GedProblem;
import org.eugene.solver.MethodOptions;

/** The contract where edges have one price. */
abstract class AdjIpContract extends MipContract {
  AdjIpContract(MethodOptions options) {
    super("adj-ip", options);
  }

  /** Many problems have edge labels. */
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
