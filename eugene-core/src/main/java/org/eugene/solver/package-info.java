/**
 * The contract between a problem and whoever solves it: {@link org.eugene.solver.GedSolver} takes a
 * problem and a {@link org.eugene.solver.Budget} and returns a {@link org.eugene.solver.GedResult}.
 * {@link org.eugene.solver.Methods} finds the solvers that are there by name.
 */
package org.eugene.solver;
