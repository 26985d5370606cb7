package org.eugene.baseline.mip;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The solvers of integer programmes that can be chosen by name. */
enum MipEngine {
  /** Google's, by clause learning and linear programming; its bounds are whole numbers. */
  CP_SAT,
  /** Of the Zuse Institute Berlin: branch, cut and price in floating point. */
  SCIP,
  /** Of the University of Edinburgh: branch and cut in floating point. */
  HIGHS,
  /** Of COIN-OR: branch and cut in floating point. */
  CBC;

  /** As typed. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
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
