/**
 * What tests of solvers share. {@link org.eugene.testkit.GedSolverContract} is the type to open
 * first: a solver's test inherits it and gets every law there is. {@link
 * org.eugene.testkit.Samples} makes the pairs and the costs, {@link org.eugene.testkit.BruteForce}
 * knows their true distance, {@link org.eugene.testkit.Seeds} makes a failure repeatable.
 */
package org.eugene.testkit;
