package org.eugene.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The dual variables are the judge: feasible and tight, they leave nothing better to be found. */
class LinearAssignmentTest {
  private static final int[] SIZES = {1, 2, 3, 5, 8, 13, 40, 120};

  /** What a uniform number in 0..1 becomes. */
  private enum Costs {
    REAL(x -> x),
    DIGITS(x -> Math.floor(10 * x)),
    TWO_VALUES(x -> Math.rint(x)),
    CONSTANT(x -> 7),
    ZERO(x -> 0),
    NEGATIVE(x -> 100 * (x - 1)),
    MIXED_SIGNS(x -> x - 0.5),
    HUGE_AND_TINY(x -> x < 0.3 ? 1e9 : x),
    NEARLY_TIED(x -> 1 + Math.rint(3 * x) * 1e-12);

    private final DoubleUnaryOperator price;

    Costs(DoubleUnaryOperator price) {
      this.price = price;
    }

    double[] matrix(int size, Random random) {
      return random.doubles(size).map(price).toArray();
    }
  }

  @TestFactory
  Stream<DynamicTest> theDualsProveTheAnswer() {
    return Stream.of(Costs.values())
        .map(costs -> DynamicTest.dynamicTest(costs.name(), () -> checkAllSizes(costs)));
  }

  private static void checkAllSizes(Costs costs) {
    LinearAssignment assignment = new LinearAssignment();
    Random random = new Random(costs.name().length());
    for (int rows : SIZES) {
      for (int columns : SIZES) {
        double[] matrix = costs.matrix(rows * columns, random);
        checkCertificate(assignment.solve(matrix, rows, columns), matrix, rows, columns);
      }
    }
  }

  private static void checkCertificate(
      LinearAssignment assignment, double[] matrix, int rows, int columns) {
    double scale = 1;
    for (double c : matrix) {
      scale = Math.max(scale, Math.abs(c));
    }
    double tolerance = 1e-12 * scale * (rows + columns);
    double dualSum = 0;
    for (int i = 0; i < rows; i++) {
      dualSum += assignment.rowDual(i);
      for (int j = 0; j < columns; j++) {
        double sum = assignment.rowDual(i) + assignment.columnDual(j);
        double c = matrix[i * columns + j];
        assertThat(sum).isLessThanOrEqualTo(c + tolerance);
        if (assignment.columnOf(i) == j) {
          assertThat(sum).isCloseTo(c, within(tolerance));
          assertThat(assignment.rowOf(j)).isEqualTo(i);
        }
      }
    }
    for (int j = 0; j < columns; j++) {
      dualSum += assignment.columnDual(j);
    }
    assertThat(dualSum).isCloseTo(assignment.cost(), within(tolerance * (rows + columns)));
    checkLeftOvers(assignment, rows, columns);
  }

  private static void checkLeftOvers(LinearAssignment assignment, int rows, int columns) {
    int assigned = 0;
    for (int i = 0; i < rows; i++) {
      assigned += assignment.columnOf(i) >= 0 ? 1 : 0;
      if (rows > columns) {
        assertThat(assignment.rowDual(i)).isLessThanOrEqualTo(0);
        if (assignment.columnOf(i) < 0) {
          assertThat(assignment.rowDual(i)).isZero();
        }
      }
    }
    for (int j = 0; j < columns && columns > rows; j++) {
      assertThat(assignment.columnDual(j)).isLessThanOrEqualTo(0);
      if (assignment.rowOf(j) < 0) {
        assertThat(assignment.columnDual(j)).isZero();
      }
    }
    assertThat(assigned).isEqualTo(Math.min(rows, columns));
  }

  @Test
  void noPermutationIsCheaper() {
    LinearAssignment assignment = new LinearAssignment();
    Random random = new Random(7);
    for (Costs costs : Costs.values()) {
      for (int rows = 1; rows <= 7; rows++) {
        int columns = 1 + random.nextInt(7);
        double[] matrix = costs.matrix(rows * columns, random);
        double least = cheapest(matrix, rows, columns, 0, 0, Math.max(0, rows - columns));
        assertThat(assignment.solve(matrix, rows, columns).cost())
            .isCloseTo(least, within(1e-9 * Math.max(1, Math.abs(least))));
      }
    }
  }

  /** The least cost of rows from i on, some columns being taken and so many rows to be skipped. */
  private static double cheapest(
      double[] matrix, int rows, int columns, int i, int taken, int skips) {
    if (i == rows) {
      return 0;
    }
    double least =
        skips > 0
            ? cheapest(matrix, rows, columns, i + 1, taken, skips - 1)
            : Double.POSITIVE_INFINITY;
    for (int j = 0; j < columns; j++) {
      if ((taken & (1 << j)) == 0) {
        double rest = cheapest(matrix, rows, columns, i + 1, taken | (1 << j), skips);
        least = Math.min(least, matrix[i * columns + j] + rest);
      }
    }
    return least;
  }

  @Test
  void nothingIsAssignedForNothing() {
    LinearAssignment assignment = new LinearAssignment();
    assertThat(assignment.solve(new double[0], 0, 0).cost()).isZero();
    assertThat(assignment.solve(new double[0], 0, 4).cost()).isZero();
    assertThat(assignment.rowOf(2)).isEqualTo(-1);
    assertThat(assignment.solve(new double[0], 4, 0).cost()).isZero();
    assertThat(assignment.columnOf(3)).isEqualTo(-1);
  }

  @Test
  void aUsedInstanceAnswersLikeANewOne() {
    LinearAssignment used = new LinearAssignment();
    Random random = new Random(3);
    for (int trial = 0; trial < 200; trial++) {
      int rows = 1 + random.nextInt(12);
      int columns = 1 + random.nextInt(12);
      double[] matrix = Costs.DIGITS.matrix(rows * columns, random);
      used.solve(matrix, rows, columns);
      LinearAssignment fresh = new LinearAssignment().solve(matrix, rows, columns);
      for (int i = 0; i < rows; i++) {
        assertThat(used.columnOf(i)).isEqualTo(fresh.columnOf(i));
        assertThat(used.rowDual(i)).isEqualTo(fresh.rowDual(i));
      }
    }
  }

  @Test
  void solvingAgainFromOldPricesIsAsGood() {
    LinearAssignment assignment = new LinearAssignment();
    Random random = new Random(9);
    for (Costs costs : Costs.values()) {
      for (int trial = 0; trial < 40; trial++) {
        // The order changes now and then, and a rectangle may come in between.
        int n = trial % 10 < 7 ? 9 : 1 + random.nextInt(20);
        double[] matrix = costs.matrix(n * n, random);
        assignment.solveAgain(matrix, n);
        double least = new LinearAssignment().solve(matrix, n, n).cost();
        assertThat(assignment.cost()).isCloseTo(least, within(1e-9 * Math.max(1, Math.abs(least))));
        if (trial % 6 == 0) {
          assignment.solve(costs.matrix(3 * n, random), n, 3);
        }
      }
    }
  }

  @Test
  void theMatrixIsLeftAsItWas() {
    double[] matrix = Costs.REAL.matrix(30, new Random(4));
    double[] copy = matrix.clone();
    new LinearAssignment().solve(matrix, 5, 6);
    new LinearAssignment().solve(matrix, 6, 5);
    assertThat(matrix).isEqualTo(copy);
  }
}
