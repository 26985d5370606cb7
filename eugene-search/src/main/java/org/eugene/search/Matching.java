package org.eugene.search;

/**
 * The heaviest matching of few rows and columns, by trying all ways. Weights are not negative and
 * stand in an array row by row, from some place on. The shapes that molecules have are written out:
 * half of what a search within a small distance does is here.
 */
final class Matching {
  private Matching() {}

  /** The heaviest matching. */
  static int heaviest(int[] weight, int at, int rows, int columns) {
    if (rows == 3 && columns == 3) {
      return threeByThree(weight, at, at + 3, at + 6, 0, 1, 2);
    }
    if (rows == 4 && columns == 4) {
      return fourByFour(weight, at);
    }
    return rows <= columns
        ? heaviest(weight, at, rows, columns, 1, columns)
        : heaviest(weight, at, columns, 1, columns, rows);
  }

  /**
   * The heaviest matching of few and at least as many.
   *
   * @param step from one of the few to the next
   * @param over from one of the many to the next
   */
  private static int heaviest(int[] weight, int at, int few, int step, int over, int many) {
    return switch (few) {
      case 0 -> 0;
      case 1 -> one(weight, at, over, many);
      case 2 -> two(weight, at, at + step, over, many);
      case 3 -> three(weight, at, at + step, at + 2 * step, over, many);
      default -> all(weight, at, step, over, (1 << few) - 1, (1 << many) - 1);
    };
  }

  /** The heaviest matching without a row and a column. */
  static int rest(int[] weight, int at, int rows, int columns, int row, int column) {
    if (rows == 3 && columns == 3) {
      int x = at + (row == 0 ? 3 : 0);
      int y = at + (row == 2 ? 3 : 6);
      int q = column == 0 ? 1 : 0;
      int r = column == 2 ? 1 : 2;
      return Math.max(weight[x + q] + weight[y + r], weight[x + r] + weight[y + q]);
    }
    if (rows == 4 && columns == 4) {
      int x = at + (row == 0 ? 4 : 0);
      int y = at + (row <= 1 ? 8 : 4);
      int z = at + (row <= 2 ? 12 : 8);
      return threeByThree(
          weight, x, y, z, column == 0 ? 1 : 0, column <= 1 ? 2 : 1, column <= 2 ? 3 : 2);
    }
    return rows <= columns
        ? rest(weight, at, rows, columns, 1, columns, row, column)
        : rest(weight, at, columns, 1, columns, rows, column, row);
  }

  private static int rest(
      int[] weight, int at, int few, int step, int over, int many, int a, int b) {
    return switch (few) {
      case 1 -> 0;
      case 2 -> oneWithout(weight, at + (1 - a) * step, over, many, b);
      case 3 ->
          twoWithout(
              weight, at + (a == 0 ? step : 0), at + (a == 2 ? step : 2 * step), over, many, b);
      default -> {
        int some = ((1 << few) - 1) & ~(1 << a);
        yield all(weight, at, step, over, some, ((1 << many) - 1) & ~(1 << b));
      }
    };
  }

  private static int oneWithout(int[] weight, int x, int over, int many, int without) {
    int most = 0;
    for (int q = 0, at = x; q < many; q++, at += over) {
      most = q == without ? most : Math.max(most, weight[at]);
    }
    return most;
  }

  private static int twoWithout(int[] weight, int x, int y, int over, int many, int without) {
    int most = 0;
    for (int q = 1; q < many; q++) {
      if (q != without) {
        int ofX = weight[x + q * over];
        int ofY = weight[y + q * over];
        for (int r = 0; r < q; r++) {
          if (r != without) {
            int straight = ofX + weight[y + r * over];
            most = Math.max(most, Math.max(straight, weight[x + r * over] + ofY));
          }
        }
      }
    }
    return most;
  }

  private static int one(int[] weight, int x, int over, int many) {
    int most = 0;
    for (int q = 0, at = x; q < many; q++, at += over) {
      most = Math.max(most, weight[at]);
    }
    return most;
  }

  private static int two(int[] weight, int x, int y, int over, int many) {
    if (many == 2) {
      return Math.max(weight[x] + weight[y + over], weight[x + over] + weight[y]);
    }
    int most = 0;
    for (int q = 1; q < many; q++) {
      int ofX = weight[x + q * over];
      int ofY = weight[y + q * over];
      for (int r = 0; r < q; r++) {
        most = Math.max(most, Math.max(ofX + weight[y + r * over], weight[x + r * over] + ofY));
      }
    }
    return most;
  }

  private static int three(int[] weight, int x, int y, int z, int over, int many) {
    int most = 0;
    for (int q = 0; q < many; q++) {
      int here = weight[x + q * over];
      for (int r = 1; r < many; r++) {
        if (r != q) {
          int ofY = weight[y + r * over];
          int ofZ = weight[z + r * over];
          for (int s = 0; s < r; s++) {
            if (s != q) {
              int straight = ofY + weight[z + s * over];
              most = Math.max(most, here + Math.max(straight, weight[y + s * over] + ofZ));
            }
          }
        }
      }
    }
    return most;
  }

  /** Three rows and three columns: all six ways. */
  private static int threeByThree(int[] weight, int x, int y, int z, int q, int r, int s) {
    int yq = weight[y + q];
    int yr = weight[y + r];
    int ys = weight[y + s];
    int zq = weight[z + q];
    int zr = weight[z + r];
    int zs = weight[z + s];
    int withQ = weight[x + q] + Math.max(yr + zs, ys + zr);
    int withR = weight[x + r] + Math.max(yq + zs, ys + zq);
    int withS = weight[x + s] + Math.max(yq + zr, yr + zq);
    return Math.max(withQ, Math.max(withR, withS));
  }

  /** Four rows and columns: two columns for the first two rows, the others for the others. */
  private static int fourByFour(int[] weight, int at) {
    int most = 0;
    for (int q = 0; q < 3; q++) {
      for (int r = q + 1; r < 4; r++) {
        int s = q == 0 ? (r == 1 ? 2 : 1) : 0;
        int t = 6 - q - r - s;
        int first = at + 8;
        int upper =
            Math.max(weight[at + q] + weight[at + 4 + r], weight[at + r] + weight[at + 4 + q]);
        int lower =
            Math.max(
                weight[first + s] + weight[first + 4 + t],
                weight[first + t] + weight[first + 4 + s]);
        most = Math.max(most, upper + lower);
      }
    }
    return most;
  }

  /** The heaviest matching of some and at least as many. */
  private static int all(int[] weight, int at, int step, int over, int some, int many) {
    if (some == 0) {
      return 0;
    }
    int first = Integer.numberOfTrailingZeros(some);
    int others = some & (some - 1);
    int most = 0;
    for (int q = 0, x = at + first * step; many >>> q != 0; q++, x += over) {
      if ((many >>> q & 1) != 0) {
        most = Math.max(most, weight[x] + all(weight, at, step, over, others, many & ~(1 << q)));
      }
    }
    return most;
  }
}
