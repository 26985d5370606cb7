/**
 * Matrices as far as the solvers need them: row-major arrays, compressed sparse rows ({@link
 * org.eugene.matrix.SparseMatrix}), a small singular value decomposition.
 */
package org.eugene.matrix;
