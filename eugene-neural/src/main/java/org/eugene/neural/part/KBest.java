package org.eugene.neural.part;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import org.eugene.assignment.LinearAssignment;

/**
 * The k cheapest assignments in order (Murty 1968): the best of all splits the rest into parts,
 * each of which forbids one of its choices and keeps those before; the best part comes next.
 */
public final class KBest {
  private static final double FORBIDDEN = 1e12;

  private KBest() {}

  /**
   * Images of the rows, -1 for rows left over; every vertex of the smaller side is assigned.
   *
   * @param costs rows × columns, row by row
   */
  public static List<int[]> assignments(double[] costs, int rows, int columns, int k) {
    List<int[]> all = new ArrayList<>();
    assignments(costs, rows, columns, k, () -> {}, all::add);
    return all;
  }

  /**
   * The same, each handed over as soon as it is known.
   *
   * @param look called before every assignment problem; may throw to end it all
   * @param taker says whether it wants more
   */
  public static void assignments(
      double[] costs, int rows, int columns, int k, Runnable look, Predicate<int[]> taker) {
    if (rows == 0 || columns == 0) {
      int[] none = new int[rows];
      Arrays.fill(none, -1);
      var unused = taker.test(none);
      return;
    }
    if (rows > columns) {
      // Rows without a partner would be told apart by the dummy they get, which means nothing.
      double[] turned = new double[rows * columns];
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
          turned[j * rows + i] = costs[i * columns + j];
        }
      }
      assignments(turned, columns, rows, k, look, image -> taker.test(inverse(image, rows)));
      return;
    }
    double[] square = new double[columns * columns];
    System.arraycopy(costs, 0, square, 0, rows * columns);
    PriorityQueue<Part> parts = new PriorityQueue<>(Comparator.comparingDouble(Part::cost));
    Search search = new Search(square, columns, parts, look);
    search.add(new int[0], new int[0]);
    for (int found = 0; found < k && !parts.isEmpty(); found++) {
      Part best = parts.remove();
      if (!taker.test(Arrays.copyOf(best.image, rows))) {
        return;
      }
      if (found + 1 < k) {
        search.split(best, rows);
      }
    }
  }

  private static int[] inverse(int[] image, int size) {
    int[] inverse = new int[size];
    Arrays.fill(inverse, -1);
    for (int i = 0; i < image.length; i++) {
      inverse[image[i]] = i;
    }
    return inverse;
  }

  /**
   * All assignments that begin like this one and go on otherwise.
   *
   * @param fixed so many rows keep their image
   * @param forbidden images that the row behind them may not have
   * @param image the best of them
   */
  @SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared
  private record Part(int fixed, int[] forbidden, int[] image, double cost) {}

  @SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared
  private record Search(double[] costs, int side, PriorityQueue<Part> parts, Runnable look) {
    void split(Part part, int rows) {
      for (int row = part.fixed; row < rows; row++) {
        int known = row == part.fixed ? part.forbidden.length : 0;
        int[] forbidden = Arrays.copyOf(part.forbidden, known + 1);
        forbidden[known] = part.image[row];
        add(Arrays.copyOf(part.image, row), forbidden);
      }
    }

    void add(int[] prefix, int[] forbidden) {
      look.run();
      double[] restricted = costs.clone();
      for (int i = 0; i < prefix.length; i++) {
        Arrays.fill(restricted, i * side, (i + 1) * side, FORBIDDEN);
        restricted[i * side + prefix[i]] = costs[i * side + prefix[i]];
      }
      for (int column : forbidden) {
        restricted[prefix.length * side + column] = FORBIDDEN;
      }
      LinearAssignment assignment = new LinearAssignment().solve(restricted, side, side);
      int[] image = new int[side];
      double sum = 0;
      for (int i = 0; i < side; i++) {
        image[i] = assignment.columnOf(i);
        sum += restricted[i * side + image[i]];
      }
      if (sum < FORBIDDEN / 2) {
        parts.add(new Part(prefix.length, forbidden, image, sum));
      }
    }
  }
}
