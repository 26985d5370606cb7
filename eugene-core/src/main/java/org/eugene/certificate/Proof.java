package org.eugene.certificate;

import java.util.List;

/**
 * Why no mapping is cheaper than claimed: a tree of cases, in each some bounds.
 *
 * @param rowsAreTarget whether the argument runs over target vertices and maps them to source
 *     vertices, which it may do as both ways round cost the same
 * @param grain shares and prices below are in 1/grain units
 * @param rowSymmetries renumberings of the rows' graph that change nothing: vertices in turn with
 *     where they go; those not named stay
 * @param columnSymmetries the same of the columns' graph
 * @param root the case that covers all mappings
 */
public record Proof(
    boolean rowsAreTarget,
    long grain,
    List<int[]> rowSymmetries,
    List<int[]> columnSymmetries,
    Node root) {

  /** A proof that uses no symmetries but those of twins. */
  public Proof(boolean rowsAreTarget, long grain, Node root) {
    this(rowsAreTarget, grain, List.of(), List.of(), root);
  }

  /**
   * What is said about a case.
   *
   * @param items to be read in order: each may rely on those before it
   */
  public record Node(List<Item> items) {}

  /** Something said about a case. */
  public sealed interface Item permits Step, Crowded, Child {}

  /**
   * A bound on everything in this case.
   *
   * @param changes the shares that differ from those before, four numbers each: row edge, column
   *     edge, 0 if it is mapped from end to from end and 1 if crosswise, share at its from end
   * @param columnPrices the dual price of every column
   */
  @SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared or changed
  public record Step(long[] changes, long[] columnPrices) implements Item {}

  /**
   * This case holds no mapping at all: more rows than these columns have nowhere else to go.
   *
   * @param columns the columns; none of them if some row has no column left
   */
  @SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared or changed
  public record Crowded(int[] columns) implements Item {}

  /**
   * A smaller case: the row goes to the column.
   *
   * @param row vertex
   * @param column vertex, or a dummy beyond the vertices
   * @param node why there is nothing cheaper in it
   */
  public record Child(int row, int column, Node node) implements Item {}

  /** A proof that distances are not negative. */
  public static Proof ofNothing() {
    return new Proof(false, 1, new Node(List.of()));
  }

  /** How many cases there are. */
  public long cases() {
    return cases(root);
  }

  private static long cases(Node node) {
    long count = 1;
    for (Item item : node.items()) {
      count += item instanceof Child child ? cases(child.node()) : 0;
    }
    return count;
  }

  /** How many bounds there are, crowded columns included. */
  public long steps() {
    return steps(root);
  }

  private static long steps(Node node) {
    long count = 0;
    for (Item item : node.items()) {
      count += item instanceof Child child ? steps(child.node()) : 1;
    }
    return count;
  }

  /** How many numbers it takes to write the proof down. */
  long numbers() {
    return numbers(rowSymmetries) + numbers(columnSymmetries) + numbers(root);
  }

  private static long numbers(List<int[]> symmetries) {
    return symmetries.stream().mapToLong(symmetry -> symmetry.length).sum();
  }

  private static long numbers(Node node) {
    long count = 0;
    for (Item item : node.items()) {
      if (item instanceof Step step) {
        count += step.changes().length + step.columnPrices().length;
      } else if (item instanceof Crowded crowded) {
        count += crowded.columns().length;
      } else if (item instanceof Child child) {
        count += 2 + numbers(child.node());
      }
    }
    return count;
  }
}
