package org.eugene.io.request;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.eugene.optima.OptimaOptions;

/**
 * How a request wants to be answered; what it leaves open is up to whoever answers.
 *
 * @param costs what edits cost
 * @param options texts of the command line's options of the same name: method, effort, budget, seed
 * @param set values of the method's own options by their names
 * @param threshold if given, the question is only whether the distance is at most this
 * @param optima if given, which optimal mappings are to be listed
 * @param hasProgress whether every improvement is to be told
 * @param hasPaths whether the answer has mapping and path
 */
public record Manner(
    Optional<RequestCosts> costs,
    Map<String, String> options,
    Map<String, String> set,
    OptionalDouble threshold,
    Optional<OptimaOptions> optima,
    boolean hasProgress,
    boolean hasPaths) {
  /** Keeps copies of the maps. */
  public Manner {
    options = Map.copyOf(options);
    set = Map.copyOf(set);
  }
}
