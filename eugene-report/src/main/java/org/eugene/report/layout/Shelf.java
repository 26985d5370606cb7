package org.eugene.report.layout;

import java.util.List;

/** Puts the parts of a drawing side by side, on shelves about as wide as the whole is high. */
final class Shelf {
  private Shelf() {}

  /**
   * A part and the room that it takes.
   *
   * @param points its points
   */
  record Block(List<Integer> points, double left, double top, double width, double height) {
    Block {
      points = List.copyOf(points);
    }
  }

  /** Moves the points of every block; blocks come the largest first. */
  static void pack(List<Block> blocks, double gap, double[] place) {
    double area = 0;
    double widest = 0;
    for (Block block : blocks) {
      area += (block.width + gap) * (block.height + gap);
      widest = Math.max(widest, block.width);
    }
    double limit = Math.max(widest, 1.25 * Math.sqrt(area));
    double x = 0;
    double y = 0;
    double tallest = 0;
    for (Block block : blocks) {
      if (x > 0 && x + block.width > limit) {
        x = 0;
        y += tallest + gap;
        tallest = 0;
      }
      for (int v : block.points) {
        place[2 * v] += x - block.left;
        place[2 * v + 1] += y - block.top;
      }
      x += block.width + gap;
      tallest = Math.max(tallest, block.height);
    }
  }
}
