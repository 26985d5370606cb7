/**
 * Measurements on disk. A {@link org.eugene.bench.csv.Schema} names the columns, a {@link
 * org.eugene.bench.csv.Log} writes rows as they come and goes on where a broken-off run stopped,
 * {@link org.eugene.bench.csv.Lines} reads them back. Every row carries its {@link
 * org.eugene.bench.csv.Origin}. There is no other way to a file of measurements.
 */
package org.eugene.bench.csv;
