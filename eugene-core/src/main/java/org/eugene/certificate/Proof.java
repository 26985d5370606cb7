package org.eugene.certificate;

import java.util.List;

/**
 * Why no mapping is cheaper than claimed: a tree of cases, in each some bounds.
 *
 * @param rowsAreTarget whether the argument runs over target vertices and maps them to source
 *     vertices, which it may do as both ways round cost the same
 * @param grain shares and prices below are in 1/grain units
 * @param root the case that covers all mappings
 */
public record Proof(boolean rowsAreTarget, long grain, Node root) {

  /** What is said about a case, to be read in order. */
  public record Node(List<Item> items) {}

  /** Something said about a case. */
  public sealed interface Item permits Step, Child {}

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
   * A smaller case: the row goes to the column.
   *
   * @param row vertex
   * @param column vertex, or a dummy beyond the vertices
   * @param node why there is nothing cheaper in it
   */
  public record Child(int row, int column, Node node) implements Item {}

  /** How many cases there are. */
  public long cases() {
    return count(root, true);
  }

  /** How many bounds there are. */
  public long steps() {
    return count(root, false);
  }

  private static long count(Node node, boolean cases) {
    long count = cases ? 1 : 0;
    for (Item item : node.items()) {
      if (item instanceof Child child) {
        count += count(child.node(), cases);
      } else {
        count += cases ? 0 : 1;
      }
    }
    return count;
  }
}
