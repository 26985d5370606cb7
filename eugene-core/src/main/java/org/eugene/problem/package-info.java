/**
 * The pair and its costs as numbers. {@link org.eugene.problem.GedProblem} is all that a solver
 * sees: prices in whole units, edges as arrays, and the one method that prices a mapping.
 */
package org.eugene.problem;
