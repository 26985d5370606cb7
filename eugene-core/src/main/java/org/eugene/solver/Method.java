package org.eugene.solver;

import java.util.function.Function;

/**
 * A solver that can be chosen by name.
 *
 * @param name as typed
 * @param description one line
 * @param factory makes the solver
 */
public record Method(String name, String description, Function<MethodOptions, GedSolver> factory) {
  public GedSolver solver(MethodOptions options) {
    return factory.apply(options);
  }
}
