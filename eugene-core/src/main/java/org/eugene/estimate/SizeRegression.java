package org.eugene.estimate;

import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.problem.GedProblem;

/**
 * Least squares on the sizes of the two graphs and nothing else: the line that a learned method
 * must be clearly below before it has learnt more than sizes.
 */
public final class SizeRegression implements Estimator {
  private static final int FEATURES = 8;

  /** Keeps the equations solvable where features are proportional, as in trees. */
  private static final double RIDGE = 1e-9;

  private final double[] weights;

  private SizeRegression(double[] weights) {
    this.weights = weights;
  }

  /** Fits the known distances of these problems. */
  public static SizeRegression fit(List<GedProblem> problems, double[] distances) {
    if (problems.size() != distances.length || distances.length == 0) {
      throw new IllegalArgumentException(
          problems.size() + " problems and " + distances.length + " distances; give one for each");
    }
    double[][] normal = new double[FEATURES][FEATURES + 1];
    for (int p = 0; p < distances.length; p++) {
      double[] x = features(problems.get(p));
      for (int a = 0; a < FEATURES; a++) {
        for (int b = 0; b < FEATURES; b++) {
          normal[a][b] += x[a] * x[b];
        }
        normal[a][FEATURES] += x[a] * distances[p];
      }
    }
    double trace = 0;
    for (int a = 0; a < FEATURES; a++) {
      trace += normal[a][a];
    }
    for (int a = 0; a < FEATURES; a++) {
      normal[a][a] += RIDGE * trace;
    }
    return new SizeRegression(solve(normal));
  }

  private static double[] features(GedProblem problem) {
    Graph source = problem.pair().source();
    Graph target = problem.pair().target();
    int n = target.order() - source.order();
    int m = target.size() - source.size();
    return new double[] {
      Math.max(0, n),
      Math.max(0, -n),
      Math.max(0, m),
      Math.max(0, -m),
      Math.min(source.order(), target.order()),
      Math.min(source.size(), target.size()),
      Math.abs(n - m),
      1
    };
  }

  /** Gauss's elimination; the matrix is positive definite, so no pivot is 0. */
  private static double[] solve(double[][] rows) {
    for (int a = 0; a < FEATURES; a++) {
      for (int b = a + 1; b < FEATURES; b++) {
        double factor = rows[b][a] / rows[a][a];
        for (int c = a; c <= FEATURES; c++) {
          rows[b][c] -= factor * rows[a][c];
        }
      }
    }
    double[] solution = new double[FEATURES];
    for (int a = FEATURES - 1; a >= 0; a--) {
      double rest = rows[a][FEATURES];
      for (int b = a + 1; b < FEATURES; b++) {
        rest -= rows[a][b] * solution[b];
      }
      solution[a] = rest / rows[a][a];
    }
    return solution;
  }

  @Override
  public List<Estimate> estimate(List<GedProblem> problems) {
    return problems.stream().map(this::estimate).toList();
  }

  private Estimate estimate(GedProblem problem) {
    double[] x = features(problem);
    double sum = 0;
    for (int a = 0; a < FEATURES; a++) {
      sum += weights[a] * x[a];
    }
    return Estimate.of(Math.max(0, sum));
  }
}
