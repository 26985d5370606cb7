package org.eugene.madam;

import java.util.Arrays;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.testkit.RandomGraphs;

/** Square matrices written out, and the obvious algorithms on them: slow, short, easy to trust. */
final class Dense {
  private static final int MAX_SWEEPS = 100;

  private Dense() {}

  /** κ times the adjacency matrix, padded with zeros to order n. */
  static double[][] adjacency(Graph graph, double kappa, int n) {
    double[][] a = new double[n][n];
    for (int e = 0; e < graph.size(); e++) {
      a[graph.edgeFrom(e)][graph.edgeTo(e)] = kappa;
      if (!graph.isDirected()) {
        a[graph.edgeTo(e)][graph.edgeFrom(e)] = kappa;
      }
    }
    return a;
  }

  static double[][] permutation(int[] image) {
    double[][] p = new double[image.length][image.length];
    for (int i = 0; i < image.length; i++) {
      p[i][image[i]] = 1;
    }
    return p;
  }

  /** A convex combination of that many random permutations. */
  static double[][] doublyStochastic(int n, int permutations, Random random) {
    double[] weights = random.doubles(permutations, 0.1, 1).toArray();
    double sum = Arrays.stream(weights).sum();
    double[][] p = new double[n][n];
    for (double weight : weights) {
      int[] image = RandomGraphs.permutation(n, random);
      for (int i = 0; i < n; i++) {
        p[i][image[i]] += weight / sum;
      }
    }
    return p;
  }

  static double[][] product(double[][] x, double[][] y) {
    int n = x.length;
    double[][] z = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        for (int j = 0; j < n; j++) {
          z[i][j] += x[i][k] * y[k][j];
        }
      }
    }
    return z;
  }

  /** The block matrix of x_ij·Y. */
  static double[][] kronecker(double[][] x, double[][] y) {
    int n = x.length;
    int m = y.length;
    double[][] z = new double[n * m][n * m];
    for (int i = 0; i < n * m; i++) {
      for (int j = 0; j < n * m; j++) {
        z[i][j] = x[i / m][j / m] * y[i % m][j % m];
      }
    }
    return z;
  }

  static double[][] identity(int n) {
    double[][] identity = new double[n][n];
    for (int i = 0; i < n; i++) {
      identity[i][i] = 1;
    }
    return identity;
  }

  /** ‖AP − PB‖². */
  static double misfit(double[][] a, double[][] b, double[][] p) {
    double[][] ap = product(a, p);
    double[][] pb = product(p, b);
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a.length; j++) {
        sum += (ap[i][j] - pb[i][j]) * (ap[i][j] - pb[i][j]);
      }
    }
    return sum;
  }

  /** tr(XᵀY). */
  static double inner(double[][] x, double[][] y) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < x.length; j++) {
        sum += x[i][j] * y[i][j];
      }
    }
    return sum;
  }

  /** tr(Pᵀ(J − P)). */
  static double regulariser(double[][] p) {
    double sum = 0;
    for (double[] row : p) {
      for (double x : row) {
        sum += x * (1 - x);
      }
    }
    return sum;
  }

  static double[][] unflattened(double[] rowMajor, int n) {
    double[][] x = new double[n][];
    Arrays.setAll(x, i -> Arrays.copyOfRange(rowMajor, i * n, (i + 1) * n));
    return x;
  }

  static double[] flattened(double[][] x) {
    int n = x.length;
    double[] flat = new double[n * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(x[i], 0, flat, i * n, n);
    }
    return flat;
  }

  /** The eigenvalues of a symmetric matrix, by cyclic Jacobi rotations; ascending. */
  static double[] eigenvalues(double[][] symmetric) {
    int n = symmetric.length;
    double[][] a = new double[n][];
    Arrays.setAll(a, i -> symmetric[i].clone());
    for (int sweep = 0; sweep < MAX_SWEEPS && offDiagonal(a) > 1e-24; sweep++) {
      for (int p = 0; p < n; p++) {
        for (int q = p + 1; q < n; q++) {
          rotate(a, p, q);
        }
      }
    }
    double[] values = new double[n];
    Arrays.setAll(values, i -> a[i][i]);
    Arrays.sort(values);
    return values;
  }

  private static double offDiagonal(double[][] a) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < i; j++) {
        sum += a[i][j] * a[i][j];
      }
    }
    return sum;
  }

  /** Makes a_pq zero by turning the plane of p and q. */
  private static void rotate(double[][] a, int p, int q) {
    if (a[p][q] == 0) {
      return;
    }
    double angle = 0.5 * Math.atan2(2 * a[p][q], a[q][q] - a[p][p]);
    double c = Math.cos(angle);
    double s = Math.sin(angle);
    for (int k = 0; k < a.length; k++) {
      double kp = a[k][p];
      double kq = a[k][q];
      a[k][p] = c * kp - s * kq;
      a[k][q] = s * kp + c * kq;
    }
    for (int k = 0; k < a.length; k++) {
      double pk = a[p][k];
      double qk = a[q][k];
      a[p][k] = c * pk - s * qk;
      a[q][k] = s * pk + c * qk;
    }
  }
}
