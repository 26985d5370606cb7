package org.eugene.neural.part;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
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
    if (rows == 0 || columns == 0) {
      int[] none = new int[rows];
      Arrays.fill(none, -1);
      return List.of(none);
    }
    int side = Math.max(rows, columns);
    double[] square = new double[side * side];
    for (int i = 0; i < rows; i++) {
      System.arraycopy(costs, i * columns, square, i * side, columns);
    }
    List<int[]> found = new ArrayList<>();
    PriorityQueue<Part> parts = new PriorityQueue<>(Comparator.comparingDouble(Part::cost));
    add(parts, square, side, 0);
    while (!parts.isEmpty() && found.size() < k) {
      Part best = parts.remove();
      int[] image = Arrays.copyOf(best.image, rows);
      for (int i = 0; i < rows; i++) {
        image[i] = image[i] < columns ? image[i] : -1;
      }
      if (found.stream().noneMatch(known -> Arrays.equals(known, image))) {
        found.add(image);
      }
      split(parts, best, side, Math.min(rows, side));
    }
    return found;
  }

  @SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared
  private record Part(double[] costs, int fixed, int[] image, double cost) {}

  private static void split(PriorityQueue<Part> parts, Part part, int side, int rows) {
    for (int row = part.fixed; row < rows; row++) {
      double[] costs = part.costs.clone();
      for (int i = part.fixed; i < row; i++) {
        for (int j = 0; j < side; j++) {
          if (j != part.image[i]) {
            costs[i * side + j] = FORBIDDEN;
          }
        }
      }
      costs[row * side + part.image[row]] = FORBIDDEN;
      add(parts, costs, side, row);
    }
  }

  private static void add(PriorityQueue<Part> parts, double[] costs, int side, int fixed) {
    LinearAssignment assignment = new LinearAssignment().solve(costs, side, side);
    int[] image = new int[side];
    double sum = 0;
    for (int i = 0; i < side; i++) {
      image[i] = assignment.columnOf(i);
      sum += costs[i * side + image[i]];
    }
    if (sum < FORBIDDEN / 2) {
      parts.add(new Part(costs, fixed, image, sum));
    }
  }
}
