/**
 * Matrices of distances: {@link org.eugene.report.matrix.MatrixRow} a cell as CSV, {@link
 * org.eugene.report.matrix.MatrixArray} all of them as an array for NumPy.
 */
package org.eugene.report.matrix;
