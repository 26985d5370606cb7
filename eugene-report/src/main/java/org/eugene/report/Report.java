package org.eugene.report;

import java.util.Optional;
import org.eugene.Comparison;
import org.eugene.optima.Optima;

/**
 * A comparison and how it was asked for.
 *
 * @param comparison the pair with its answer
 * @param costs the costs, as typed
 * @param method the method, as typed
 * @param stages what a run of M-Adam looked like, if that was asked for
 * @param optima all optimal mappings, if they were asked for
 * @param provenance how the answer came about
 */
public record Report(
    Comparison comparison,
    String costs,
    String method,
    Optional<Stages> stages,
    Optional<Optima> optima,
    Provenance provenance) {
  /** Without stages, come about nobody knows how. */
  public Report(Comparison comparison, String costs, String method) {
    this(comparison, costs, method, Optional.empty(), Optional.empty(), Provenance.UNKNOWN);
  }

  /** The same with matrices of a run of M-Adam to show. */
  public Report withStages(Stages shown) {
    return new Report(comparison, costs, method, Optional.of(shown), optima, provenance);
  }

  /** The same with all optimal mappings to list. */
  public Report withOptima(Optima listed) {
    return new Report(comparison, costs, method, stages, Optional.of(listed), provenance);
  }

  /** The same with its origin told. */
  public Report withProvenance(Provenance known) {
    return new Report(comparison, costs, method, stages, optima, known);
  }

  /** The id of the source. */
  public String source() {
    return comparison.problem().pair().source().id();
  }

  /** The id of the target. */
  public String target() {
    return comparison.problem().pair().target().id();
  }
}
