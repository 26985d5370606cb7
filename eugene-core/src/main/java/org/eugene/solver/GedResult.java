package org.eugene.solver;

import java.util.Optional;
import org.eugene.certificate.Proof;
import org.eugene.mapping.VertexMapping;

/**
 * lower ≤ true distance ≤ upper, always; the mapping, if any, costs exactly upper.
 *
 * @param lower what the distance is at least; 0 if nothing was proved
 * @param upper what the distance is at most; infinite if no mapping was found
 * @param mapping the mapping that costs upper
 * @param stop why the solver stopped
 * @param stats what it took
 * @param proof the proof of lower, if one was wanted and the method writes it down
 */
public record GedResult(
    double lower,
    double upper,
    Optional<VertexMapping> mapping,
    Stop stop,
    Stats stats,
    Optional<Proof> proof) {
  /** Refuses bounds that cross or are no numbers. */
  public GedResult {
    if (!(lower >= 0 && lower <= upper)) {
      throw new IllegalArgumentException(
          "lower (" + lower + ") must be in 0.." + upper + " (upper)");
    }
    if (mapping.isEmpty() != Double.isInfinite(upper)) {
      throw new IllegalArgumentException(
          "a finite upper bound (" + upper + ") goes with a mapping");
    }
    if (stop == Stop.PROVED_OPTIMAL && lower != upper) {
      throw new IllegalArgumentException("not optimal: lower " + lower + ", upper " + upper);
    }
  }

  /** Whether the distance is proved to be exactly upper. */
  public boolean isOptimal() {
    return lower == upper;
  }
}
