/**
 * The program that measures: generates example graphs, runs tables, renders them, starts the JMH
 * kernels. Each subcommand translates its arguments and hands over: pairs come from {@code
 * org.eugene.bench.sample}, are solved and written down in {@code org.eugene.bench.run}, and become
 * Markdown in {@code org.eugene.bench.table}. Open {@link org.eugene.bench.TableCommand} first.
 */
package org.eugene.bench;
