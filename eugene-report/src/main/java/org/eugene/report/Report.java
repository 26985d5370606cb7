package org.eugene.report;

import java.util.Optional;
import org.eugene.Comparison;

/**
 * A comparison and how it was asked for.
 *
 * @param costs the costs, as typed
 * @param method the method, as typed
 * @param stages what a run of M-Adam looked like, if that was asked for
 */
public record Report(Comparison comparison, String costs, String method, Optional<Stages> stages) {
  /** Without stages. */
  public Report(Comparison comparison, String costs, String method) {
    this(comparison, costs, method, Optional.empty());
  }

  public Report withStages(Stages shown) {
    return new Report(comparison, costs, method, Optional.of(shown));
  }

  public String source() {
    return comparison.problem().pair().source().id();
  }

  public String target() {
    return comparison.problem().pair().target().id();
  }
}
