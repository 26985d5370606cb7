package org.eugene.baseline.mip;

/**
 * The solvers of integer programmes that can be chosen by name. OR-Tools has HiGHS and CBC too;
 * both were slower than either here on every formulation tried, and neither can be stopped by
 * another thread.
 */
enum MipEngine {
  /** Google's, by clause learning and linear programming; its bounds are whole numbers. */
  CP_SAT,
  /** Of the Zuse Institute Berlin: branch, cut and price in floating point. */
  SCIP;

  /** Who runs it; the seed is for engines that take one. */
  Backend backend(long seed) {
    return this == CP_SAT ? new CpSat(seed) : BranchAndCut.exact(this);
  }
}
