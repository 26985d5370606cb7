/**
 * Tables. A {@link org.eugene.bench.table.Table} measures rows into a CSV file and makes a view of
 * the rows that are there. Most are about distances of pairs, a {@link
 * org.eugene.bench.table.PairTable}: the paper's are listed in {@link
 * org.eugene.bench.table.PaperTables}, the project's own in {@link
 * org.eugene.bench.table.OurTables}.
 */
package org.eugene.bench.table;
