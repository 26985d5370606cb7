package org.eugene.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Chooses k graphs, the medoids, such that the distances of all graphs to the nearest of them add
 * up to as little as swaps of one medoid for another graph can bring about. Distances are upper
 * bounds of a matrix, from the graph to the medoid; nothing is asked of them but that they are not
 * negative.
 *
 * <p>Starts greedily (BUILD), then takes every swap that helps as it is found, O(n²) a round
 * (FasterPAM, Schubert and Rousseeuw 2021, key {@code schubert2021}). Deterministic: of equally
 * good choices the first counts. The sum is a local optimum; for k = 1 it is the least.
 */
public final class KMedoids {
  /** Less than this is rounding, not progress. */
  private static final double TOLERANCE = 1e-9;

  private final DistanceMatrix matrix;
  private final int n;
  private final int k;
  private final int[] medoids;
  private final boolean[] isMedoid;
  private final int[] nearest; // which medoid, by its number
  private final double[] toNearest;
  private final double[] toSecond;

  private KMedoids(DistanceMatrix matrix, int k) {
    this.matrix = matrix;
    this.n = matrix.rows();
    this.k = k;
    this.medoids = new int[k];
    this.isMedoid = new boolean[n];
    this.nearest = new int[n];
    this.toNearest = new double[n];
    this.toSecond = new double[n];
  }

  /** Groups the graphs of a square matrix around k medoids. */
  public static Clustering of(DistanceMatrix matrix, int k) {
    if (matrix.rows() != matrix.columns()) {
      throw new IllegalArgumentException(
          "a matrix of " + matrix.rows() + " × " + matrix.columns() + " is not square");
    }
    if (k < 1 || k > matrix.rows()) {
      throw new IllegalArgumentException(
          "k (" + k + ") must be between 1 and the number of graphs, " + matrix.rows());
    }
    KMedoids run = new KMedoids(matrix, k);
    run.build();
    run.assign();
    if (k > 1) {
      run.swap();
    }
    return run.clustering();
  }

  /** Adds the graph that helps most, k times. */
  private void build() {
    Arrays.fill(toNearest, Double.POSITIVE_INFINITY);
    for (int m = 0; m < k; m++) {
      int best = -1;
      double least = Double.POSITIVE_INFINITY;
      for (int x = 0; x < n; x++) {
        double sum = 0;
        for (int o = 0; o < n && !isMedoid[x]; o++) {
          sum += Math.min(toNearest[o], distance(o, x));
        }
        if (!isMedoid[x] && (best < 0 || sum < least)) {
          best = x;
          least = sum;
        }
      }
      medoids[m] = best;
      isMedoid[best] = true;
      for (int o = 0; o < n; o++) {
        toNearest[o] = Math.min(toNearest[o], distance(o, best));
      }
    }
  }

  private double distance(int graph, int medoid) {
    return graph == medoid ? 0 : matrix.upper(graph, medoid);
  }

  private void assign() {
    for (int o = 0; o < n; o++) {
      toNearest[o] = Double.POSITIVE_INFINITY;
      toSecond[o] = Double.POSITIVE_INFINITY;
      for (int m = 0; m < k; m++) {
        double distance = distance(o, medoids[m]);
        if (distance < toNearest[o] || medoids[m] == o) {
          toSecond[o] = toNearest[o];
          toNearest[o] = medoids[m] == o ? -1 : distance; // its own, whoever else is at 0
          nearest[o] = m;
        } else {
          toSecond[o] = Math.min(toSecond[o], distance);
        }
      }
      toNearest[o] = Math.max(0, toNearest[o]);
    }
  }

  private void swap() {
    int idle = 0;
    for (int x = 0; idle < n; x = (x + 1) % n) {
      idle = !isMedoid[x] && swappedFor(x) ? 0 : idle + 1;
    }
  }

  /** Puts x in the place of the medoid where that helps most, if it helps. */
  private boolean swappedFor(int x) {
    double[] change = new double[k];
    double gain = 0;
    for (int o = 0; o < n; o++) {
      double distance = distance(o, x);
      change[nearest[o]] += toSecond[o] - toNearest[o];
      if (distance < toNearest[o]) {
        gain += distance - toNearest[o];
        change[nearest[o]] += toNearest[o] - toSecond[o];
      } else if (distance < toSecond[o]) {
        change[nearest[o]] += distance - toSecond[o];
      }
    }
    int best = 0;
    for (int m = 1; m < k; m++) {
      best = change[m] < change[best] ? m : best;
    }
    if (change[best] + gain >= -TOLERANCE) {
      return false;
    }
    isMedoid[medoids[best]] = false;
    isMedoid[x] = true;
    medoids[best] = x;
    assign();
    return true;
  }

  private Clustering clustering() {
    List<Integer> sorted = Arrays.stream(medoids).sorted().boxed().toList();
    List<List<Integer>> members = new ArrayList<>();
    for (int m = 0; m < k; m++) {
      members.add(new ArrayList<>());
    }
    double total = 0;
    for (int o = 0; o < n; o++) {
      members.get(sorted.indexOf(medoids[nearest[o]])).add(o);
      total += toNearest[o];
    }
    return new Clustering(sorted, members, total);
  }
}
