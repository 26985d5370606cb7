package org.eugene.neural.part;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;

/** Matrices the slow way, for the twins of parts. */
final class Rows {
  private Rows() {}

  /** A learned matrix by name. */
  static double[][] of(Weights weights, String name) {
    Weight weight = weight(weights, name);
    long[] shape = weight.shape();
    int columns = (int) shape[shape.length - 1];
    double[][] rows = new double[weight.values().length / columns][columns];
    for (int at = 0; at < weight.values().length; at++) {
      rows[at / columns][at % columns] = weight.values()[at];
    }
    return rows;
  }

  static Weight weight(Weights weights, String name) {
    return weights.all().stream()
        .filter(weight -> weight.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no weight " + name));
  }

  static double[][] of(float[] values, int columns) {
    double[][] rows = new double[values.length / columns][columns];
    for (int at = 0; at < values.length; at++) {
      rows[at / columns][at % columns] = values[at];
    }
    return rows;
  }

  static double[][] dot(double[][] a, double[][] b) {
    double[][] product = new double[a.length][b.length == 0 ? 0 : b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < b.length; k++) {
        for (int j = 0; j < b[0].length; j++) {
          product[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return product;
  }

  static double[][] transposed(double[][] a) {
    double[][] result = new double[a.length == 0 ? 0 : a[0].length][a.length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a[i].length; j++) {
        result[j][i] = a[i][j];
      }
    }
    return result;
  }

  /** Element by element; a second matrix of one row is repeated. */
  static double[][] plus(double[][] a, double[][] b) {
    double[][] sum = new double[a.length][];
    for (int i = 0; i < a.length; i++) {
      sum[i] = a[i].clone();
      double[] other = b.length == 1 ? b[0] : b[i];
      for (int j = 0; j < sum[i].length; j++) {
        sum[i][j] += other[j];
      }
    }
    return sum;
  }

  static double[][] map(double[][] a, DoubleUnaryOperator f) {
    double[][] result = new double[a.length][];
    for (int i = 0; i < a.length; i++) {
      result[i] = java.util.Arrays.stream(a[i]).map(f).toArray();
    }
    return result;
  }

  static double[][] relu(double[][] a) {
    return map(a, x -> Math.max(0, x));
  }

  static double sigmoid(double x) {
    return 1 / (1 + Math.exp(-x));
  }

  /** x W + b by the names that {@link Linear} gives. */
  static double[][] linear(Weights weights, String part, double[][] x) {
    return plus(dot(x, of(weights, part + ".weight")), of(weights, part + ".bias"));
  }

  /** By the names that {@link Mlp} gives, ReLU between. */
  static double[][] mlp(Weights weights, String part, int layers, double[][] x) {
    double[][] h = linear(weights, part + ".layer0", x);
    for (int at = 1; at < layers; at++) {
      h = linear(weights, part + ".layer" + at, relu(h));
    }
    return h;
  }

  static double[][] sum(double[][] a) {
    double[][] sum = new double[1][a.length == 0 ? 0 : a[0].length];
    for (double[] row : a) {
      for (int j = 0; j < row.length; j++) {
        sum[0][j] += row[j];
      }
    }
    return sum;
  }

  static double[][] beside(List<double[][]> parts) {
    double[][] joined = new double[parts.get(0).length][];
    for (int i = 0; i < joined.length; i++) {
      int row = i;
      joined[i] = parts.stream().flatMapToDouble(p -> java.util.Arrays.stream(p[row])).toArray();
    }
    return joined;
  }
}
