/**
 * One class per table, named after it. A {@link org.eugene.bench.table.Table} says which cells are
 * to be run, and makes Markdown of the rows that came of it without computing anything again.
 */
package org.eugene.bench.table;
