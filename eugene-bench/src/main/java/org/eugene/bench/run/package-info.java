/**
 * From a question to a line of CSV: a {@link org.eugene.bench.run.Contender} is a method with its
 * options and budget, {@link org.eugene.bench.run.Runner} puts every question of a {@link
 * org.eugene.bench.run.Cell} to its contenders and writes {@link org.eugene.bench.run.Row}s, and
 * goes on where an interrupted run stopped. {@link org.eugene.bench.run.References} knows the
 * proved or best known distances.
 */
package org.eugene.bench.run;
