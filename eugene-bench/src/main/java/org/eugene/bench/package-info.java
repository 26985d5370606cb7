/**
 * The doors: {@link org.eugene.bench.TableCommand} for {@code eugene table}, which runs every table
 * and shows it, and {@link org.eugene.bench.Main} for the JMH kernels and example graphs. Pairs
 * come from {@code org.eugene.bench.sample}, are solved in {@code org.eugene.bench.run}, written
 * down in {@code org.eugene.bench.csv} and looked at in {@code org.eugene.bench.view}; {@code
 * org.eugene.bench.table} says which of them make a table.
 */
package org.eugene.bench;
