package org.eugene.report.layout;

/**
 * A bond that leaves the plane of the drawing at one of its ends.
 *
 * @param from the vertex in the plane, a number in the overlay
 * @param to the vertex before or behind it
 * @param near whether {@code to} is nearer to the reader: a solid wedge, else a hashed one
 */
public record Wedge(int from, int to, boolean near) {
  boolean joins(int one, int other) {
    return (from == one && to == other) || (from == other && to == one);
  }
}
