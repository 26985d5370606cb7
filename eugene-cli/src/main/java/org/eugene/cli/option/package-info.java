/**
 * Options that several commands share, each group a mixin that also knows what it means: {@link
 * org.eugene.cli.option.InputOptions} opens files, {@link org.eugene.cli.option.SolverOptions}
 * makes the solver, {@link org.eugene.cli.option.OutputOptions} takes the answer.
 */
package org.eugene.cli.option;
