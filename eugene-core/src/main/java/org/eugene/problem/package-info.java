/**
 * The pair and its costs as numbers. {@link org.eugene.problem.GedProblem} is all that a solver
 * sees: prices in whole units, edges as arrays, and the method that prices every result.
 */
package org.eugene.problem;
