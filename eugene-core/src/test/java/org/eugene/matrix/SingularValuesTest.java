package org.eugene.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SingularValuesTest {
  @Test
  void theFactorsMultiplyToTheMatrix() {
    Random random = new Random(11);
    for (int rows = 0; rows <= 7; rows++) {
      for (int columns = 0; columns <= 7; columns++) {
        check(random.doubles((long) rows * columns, -3, 3).toArray(), rows, columns);
      }
    }
  }

  @Test
  void lowRanksAndEqualValuesAreNoTrouble() {
    check(new double[] {1, 2, 3, 2, 4, 6, 3, 6, 9}, 3, 3);
    check(new double[] {4, 4, 4, 4, 4, 4}, 2, 3);
    check(new double[] {4, 4, 4, 4, 4, 4}, 3, 2);
    check(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, 3, 3);
    check(new double[12], 3, 4);
    // Two of three labels alike: the shape that edge savings have.
    check(new double[] {2, 1, 1, 1, 2, 1, 1, 1, 2}, 3, 3);
  }

  @Test
  void knownValues() {
    SingularValues svd = SingularValues.of(new double[] {3, 0, 4, 5}, 2, 2);
    assertThat(svd.value(0)).isCloseTo(3 * Math.sqrt(5), within(1e-12));
    assertThat(svd.value(1)).isCloseTo(Math.sqrt(5), within(1e-12));
    SingularValues simplex = SingularValues.of(new double[] {2, 1, 1, 1, 2, 1, 1, 1, 2}, 3, 3);
    assertThat(simplex.value(0)).isCloseTo(4, within(1e-12));
    assertThat(simplex.value(1)).isCloseTo(1, within(1e-12));
    assertThat(simplex.value(2)).isCloseTo(1, within(1e-12));
  }

  private static void check(double[] matrix, int rows, int columns) {
    SingularValues svd = SingularValues.of(matrix, rows, columns);
    assertThat(svd.count()).isEqualTo(Math.min(rows, columns));
    for (int r = 1; r < svd.count(); r++) {
      assertThat(svd.value(r)).isNotNegative().isLessThanOrEqualTo(svd.value(r - 1));
    }
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        double sum = 0;
        for (int r = 0; r < svd.count(); r++) {
          sum += svd.left(i, r) * svd.value(r) * svd.right(j, r);
        }
        assertThat(sum).isCloseTo(matrix[i * columns + j], within(1e-11));
      }
    }
    checkOrthonormal(svd, rows, columns);
  }

  private static void checkOrthonormal(SingularValues svd, int rows, int columns) {
    for (int r = 0; r < svd.count(); r++) {
      for (int s = 0; s <= r; s++) {
        double right = 0;
        for (int j = 0; j < columns; j++) {
          right += svd.right(j, r) * svd.right(j, s);
        }
        assertThat(right).isCloseTo(r == s ? 1 : 0, within(1e-12));
        double left = 0;
        for (int i = 0; i < rows; i++) {
          left += svd.left(i, r) * svd.left(i, s);
        }
        if (svd.value(r) > 1e-9) {
          assertThat(left).isCloseTo(r == s ? 1 : 0, within(1e-9));
        }
      }
    }
  }
}
