package org.eugene.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sparse products against the obvious dense ones. */
class SparseMatrixTest {
  private static final int[] AWKWARD = {0, 1, 2, 3, 7, 16, 33};

  @Test
  void entriesComeBackFromDense() {
    for (int n : AWKWARD) {
      double[] dense = sparseEntries(n, new Random(n));
      assertThat(sparse(dense, n).toDense()).isEqualTo(dense);
      assertThat(sparse(dense, n).order()).isEqualTo(n);
    }
  }

  @Test
  void transposingExchangesRowsAndColumns() {
    for (int n : AWKWARD) {
      double[] dense = sparseEntries(n, new Random(n));
      double[] transposed = sparse(dense, n).transposed().toDense();
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          assertThat(transposed[j * n + i]).isEqualTo(dense[i * n + j]);
        }
      }
    }
  }

  @Test
  void productsFromTheLeftAgree() {
    for (int n : AWKWARD) {
      Random random = new Random(n);
      double[] a = sparseEntries(n, random);
      double[] x = random.doubles((long) n * n, -1, 1).toArray();
      double[] out = random.doubles((long) n * n).toArray(); // overwritten, whatever was there
      sparse(a, n).times(x, out);
      assertThat(out).containsExactly(product(a, x, n), within(1e-14 * (n + 1)));
    }
  }

  @Test
  void productsFromTheRightAgree() {
    for (int n : AWKWARD) {
      Random random = new Random(n);
      double[] a = sparseEntries(n, random);
      double[] x = random.doubles((long) n * n, -1, 1).toArray();
      double[] out = random.doubles((long) n * n).toArray();
      double[] expected = out.clone();
      double[] product = product(x, a, n);
      for (int at = 0; at < expected.length; at++) {
        expected[at] -= product[at];
      }
      sparse(a, n).transposed().subtractProductWithTransposed(x, out);
      assertThat(out).containsExactly(expected, within(1e-14 * (n + 1)));
    }
  }

  @Test
  void productsWithPermutationsAgree() {
    for (int n : AWKWARD) {
      Random random = new Random(n);
      double[] a = sparseEntries(n, random);
      int[] shift = new int[n];
      double[] s = new double[n * n];
      for (int i = 0; i < n; i++) {
        shift[i] = (i + 2) % n;
        s[i * n + shift[i]] = 1;
      }
      double[] columns = new double[n * n];
      sparse(a, n).addPermutedColumns(1, shift, columns);
      assertThat(columns).containsExactly(product(a, s, n), within(0.0));
      double[] rows = product(s, a, n);
      sparse(a, n).addPermutedRows(-1, shift, rows);
      assertThat(rows).containsExactly(new double[n * n], within(0.0));
    }
  }

  @Test
  void permutingFetchesRowsAndColumns() {
    int n = 4;
    double[] dense = sparseEntries(n, new Random(9));
    int[] from = {2, 0, 3, 1};
    double[] permuted = sparse(dense, n).permuted(from).toDense();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        assertThat(permuted[i * n + j]).isEqualTo(dense[from[i] * n + from[j]]);
      }
    }
  }

  private static double[] sparseEntries(int n, Random random) {
    return random.doubles((long) n * n, -1, 1).map(x -> Math.abs(x) < 0.7 ? 0 : x).toArray();
  }

  private static SparseMatrix sparse(double[] dense, int n) {
    int[] rows = new int[n * n];
    int[] columns = new int[n * n];
    for (int at = 0; at < n * n; at++) {
      // Columns backwards: the order of the entries must not matter.
      rows[at] = at / n;
      columns[at] = n - 1 - at % n;
    }
    double[] values = new double[n * n];
    for (int at = 0; at < n * n; at++) {
      values[at] = dense[rows[at] * n + columns[at]];
    }
    return SparseMatrix.of(n, rows, columns, values);
  }

  private static double[] product(double[] x, double[] y, int n) {
    double[] out = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        for (int k = 0; k < n; k++) {
          out[i * n + j] += x[i * n + k] * y[k * n + j];
        }
      }
    }
    return out;
  }
}
