package org.eugene.neural.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.eugene.neural.NeedsTensors;
import org.eugene.neural.Toys;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Transport plans, soft and hard. */
@ExtendWith(NeedsTensors.class)
class PlansTest {
  private final Encoding encoding = Toys.encoding(Toys.uniform());
  private final List<EncodedPair> pairs =
      Toys.encoded(Toys.known(Toys.molecules(8, 2, 6, 5), Toys.uniform()), encoding);

  private static Tensor random(PairBatch batch, int side, long seed) {
    Random random = new Random(seed);
    float[] values = new float[batch.count() * side * side];
    for (int at = 0; at < values.length; at++) {
      values[at] = 3 * random.nextFloat();
    }
    return batch.tape().constant(values, batch.count(), side, side);
  }

  @Test
  void squarePlansAddUpToOne() {
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, encoding.width(), 8);
      float[] plan = Sinkhorn.square(batch, random(batch, 8, 1), 60).values();
      for (int p = 0; p < pairs.size(); p++) {
        int order = Math.max(pairs.get(p).source().order(), pairs.get(p).target().order());
        for (int u = 0; u < 8; u++) {
          double row = 0;
          double column = 0;
          for (int v = 0; v < 8; v++) {
            row += plan[(p * 8 + u) * 8 + v];
            column += plan[(p * 8 + v) * 8 + u];
          }
          assertThat(row).isCloseTo(u < order ? 1 : 0, within(1e-3));
          assertThat(column).isCloseTo(u < order ? 1 : 0, within(1e-3));
        }
      }
    }
  }

  /** However few iterations there were and however dear "nothing" is. */
  @Test
  void plansWithNothingAddUpToOneForRealVertices() {
    addsUp(0.3, 200, 0);
    addsUp(0.3, 2, 0);
    addsUp(0.01, 5, 50);
  }

  private void addsUp(double share, int iterations, double nothing) {
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, encoding.width(), 7);
      Tensor block = random(batch, 8, 2).slice(1, 0, 7).slice(2, 0, 7);
      Tensor dear = tape.full(nothing + 1, batch.count(), 7, 1);
      float[] plan =
          Sinkhorn.withNothing(batch, Assign.costs(block, dear, dear), share, iterations).values();
      for (int p = 0; p < pairs.size(); p++) {
        for (int u = 0; u < 7; u++) {
          double row = 0;
          double column = 0;
          for (int v = 0; v < 8; v++) {
            row += plan[(p * 8 + u) * 8 + v];
            column += plan[(p * 8 + v) * 8 + u];
          }
          assertThat(row).isCloseTo(u < pairs.get(p).source().order() ? 1 : 0, within(1e-5));
          assertThat(column).isCloseTo(u < pairs.get(p).target().order() ? 1 : 0, within(1e-5));
        }
      }
    }
  }

  /** S[(u,v),(s,t)] = P_us P_vt + P_ut P_vs, pair by pair, equals P R Pᵀ. */
  @Test
  void threeMatricesAreThePlanOfPairs() {
    Random random = new Random(4);
    int n = 5;
    double[][] p = new double[n][n];
    double[][] r = new double[n][n];
    for (int u = 0; u < n; u++) {
      for (int v = 0; v < n; v++) {
        p[u][v] = random.nextDouble();
        r[u][v] = u < v ? random.nextDouble() : 0;
      }
    }
    r = Rows.plus(r, Rows.transposed(r));
    double[][] quick = Rows.dot(Rows.dot(p, r), Rows.transposed(p));
    for (int u = 0; u < n; u++) {
      for (int v = u + 1; v < n; v++) {
        double slow = 0;
        for (int s = 0; s < n; s++) {
          for (int t = s + 1; t < n; t++) {
            slow += (p[u][s] * p[v][t] + p[u][t] * p[v][s]) * r[s][t];
          }
        }
        assertThat(quick[u][v]).isCloseTo(slow, within(1e-9));
      }
    }
  }

  @Test
  void hardPlansAreCheapest() {
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, encoding.width(), 6);
      Tensor costs = random(batch, 7, 3);
      float[] c = costs.values();
      float[] plan = Assign.cheapest(batch, costs).values();
      for (int p = 0; p < pairs.size(); p++) {
        double found = 0;
        for (int at = p * 49; at < (p + 1) * 49; at++) {
          found += plan[at] * c[at];
        }
        int n1 = pairs.get(p).source().order();
        int n2 = pairs.get(p).target().order();
        assertThat(found).isCloseTo(cheapest(c, p * 49, n1, n2, 0, 0), within(1e-4));
      }
    }
  }

  /** By trying everything: row by row deleted or mapped to a free column. */
  private static double cheapest(float[] c, int from, int n1, int n2, int row, int used) {
    if (row == n1) {
      double rest = 0;
      for (int v = 0; v < n2; v++) {
        rest += (used >> v & 1) == 0 ? c[from + 42 + v] : 0;
      }
      return rest;
    }
    double best = c[from + row * 7 + 6] + cheapest(c, from, n1, n2, row + 1, used);
    for (int v = 0; v < n2; v++) {
      if ((used >> v & 1) == 0) {
        best =
            Math.min(
                best, c[from + row * 7 + v] + cheapest(c, from, n1, n2, row + 1, used | 1 << v));
      }
    }
    return best;
  }

  @Test
  void theBestFewAssignmentsAreThoseOfBruteForce() {
    Seeds.forEach(
        20,
        random -> {
          int rows = 1 + random.nextInt(5);
          int columns = 1 + random.nextInt(5);
          double[] costs = random.doubles((long) rows * columns).toArray();
          List<Double> all = new ArrayList<>();
          enumerate(costs, rows, columns, 0, 0, 0, Math.max(0, rows - columns), all);
          all.sort(null);
          List<int[]> found = KBest.assignments(costs, rows, columns, 10);
          assertThat(found).hasSize(Math.min(10, all.size()));
          for (int at = 0; at < found.size(); at++) {
            assertThat(cost(costs, columns, found.get(at))).isCloseTo(all.get(at), within(1e-9));
          }
          assertThat(found.stream().map(Arrays::toString).distinct()).hasSize(found.size());
        });
  }

  private static double cost(double[] costs, int columns, int[] image) {
    double sum = 0;
    for (int i = 0; i < image.length; i++) {
      sum += image[i] < 0 ? 0 : costs[i * columns + image[i]];
    }
    return sum;
  }

  private static void enumerate(
      double[] costs,
      int rows,
      int columns,
      int row,
      int used,
      double sum,
      int mayLeave,
      List<Double> all) {
    if (row == rows) {
      all.add(sum);
      return;
    }
    if (mayLeave > 0) {
      enumerate(costs, rows, columns, row + 1, used, sum, mayLeave - 1, all);
    }
    for (int j = 0; j < columns; j++) {
      if ((used >> j & 1) == 0) {
        enumerate(
            costs,
            rows,
            columns,
            row + 1,
            used | 1 << j,
            sum + costs[row * columns + j],
            mayLeave,
            all);
      }
    }
  }
}
