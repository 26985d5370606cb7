package org.eugene.bench.table;

import java.util.function.DoubleFunction;
import org.eugene.solver.GedSolver;

/**
 * A number of a method that somebody chose, and may have chosen badly.
 *
 * @param name as the method calls it
 * @param value what it is
 * @param solver the method with another value
 */
public record Constant(String name, double value, DoubleFunction<GedSolver> solver) {
  private static final String ARROW = "→";

  /** What a table calls the method with another value; {@link #parts} takes it apart again. */
  String methodWith(double other) {
    return name + " " + spelled(value) + ARROW + spelled(other);
  }

  private static String spelled(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e15
        ? Long.toString((long) number)
        : Double.toString(number);
  }

  /**
   * What is in the name of a method.
   *
   * @param constant its name
   * @param value what it is by default
   * @param other what it was here
   */
  record Parts(String constant, String value, String other) {}

  static Parts parts(String method) {
    int blank = method.lastIndexOf(' ');
    int arrow = method.lastIndexOf(ARROW);
    return new Parts(
        method.substring(0, blank),
        method.substring(blank + 1, arrow),
        method.substring(arrow + ARROW.length()));
  }

  static boolean isMethod(String method) {
    return method.contains(" ") && method.lastIndexOf(ARROW) > method.lastIndexOf(' ');
  }
}
