package org.eugene.io.report;

import org.eugene.Comparison;

/**
 * A comparison and how it was asked for.
 *
 * @param costs the costs, as typed
 * @param method the method, as typed
 */
public record Report(Comparison comparison, String costs, String method) {
  String source() {
    return comparison.problem().pair().source().id();
  }

  String target() {
    return comparison.problem().pair().target().id();
  }
}
