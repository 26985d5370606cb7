/**
 * The contract between a problem and whoever solves it: {@link org.eugene.solver.GedSolver} takes a
 * problem and the {@link org.eugene.solver.Terms} of a run and returns a {@link
 * org.eugene.solver.GedResult}; {@link org.eugene.solver.Run} is what every method does that with.
 * {@link org.eugene.solver.Methods} finds the solvers that are there by name, with the options that
 * each declares.
 */
package org.eugene.solver;
