package org.eugene.baseline.mip;

import java.util.Optional;

/**
 * What a backend found out about a model.
 *
 * @param values of the vertex variables in the best solution, in the model's order
 * @param lower what the objective is at least, in the model's fractions of a unit
 */
record Solution(Optional<double[]> values, long lower) {}
