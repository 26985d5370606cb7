package org.eugene.baseline.mip;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

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

  /** As typed. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Who runs it; the seed is for engines that take one. */
  Backend backend(long seed) {
    return this == CP_SAT ? new CpSat(seed) : BranchAndCut.exact(this);
  }

  /** The engine of this name; the given one if the name is empty. */
  static MipEngine named(String name, MipEngine otherwise) {
    if (name.isEmpty()) {
      return otherwise;
    }
    return Arrays.stream(values())
        .filter(engine -> engine.label().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no solver of integer programmes named "
                        + name
                        + "; there are "
                        + Arrays.stream(values())
                            .map(MipEngine::label)
                            .collect(Collectors.joining(", "))));
  }
}
