package org.eugene.estimate;

import java.util.Optional;
import org.eugene.mapping.VertexMapping;

/**
 * A guess.
 *
 * @param distance finite, not negative; above or below the true distance
 * @param mapping the mapping behind the guess, if the method has one; it costs what the problem
 *     says, not {@code distance}
 */
public record Estimate(double distance, Optional<VertexMapping> mapping) {
  /** Refuses what can be no distance. */
  public Estimate {
    if (!(distance >= 0) || Double.isInfinite(distance)) {
      throw new IllegalArgumentException(
          "distance (" + distance + ") must be a finite number and not negative");
    }
  }

  /** A number without a mapping. */
  public static Estimate of(double distance) {
    return new Estimate(distance, Optional.empty());
  }
}
