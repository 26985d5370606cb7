/**
 * Answers as CSV: {@link org.eugene.report.csv.CsvReport} for one pair. {@link
 * org.eugene.report.csv.CsvLine} writes every line, {@link org.eugene.report.csv.DistanceTable}
 * reads them back; the library behind these two is used nowhere else.
 */
package org.eugene.report.csv;
