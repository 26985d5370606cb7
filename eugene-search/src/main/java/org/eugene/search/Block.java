package org.eugene.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A rectangle of pairs: every source from one position up to another with every target from one
 * position up to another. A value that can be sent to wherever the graphs are.
 *
 * @param firstSource the first source
 * @param endSource behind the last source
 * @param firstTarget the first target
 * @param endTarget behind the last target
 */
public record Block(int firstSource, int endSource, int firstTarget, int endTarget)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** Refuses corners that make no rectangle. */
  public Block {
    boolean isRectangle =
        0 <= firstSource
            && firstSource <= endSource
            && 0 <= firstTarget
            && firstTarget <= endTarget;
    if (!isRectangle) {
      throw new IllegalArgumentException(
          "sources "
              + firstSource
              + " to "
              + endSource
              + " and targets "
              + firstTarget
              + " to "
              + endTarget
              + " are no block of pairs; an end must not be before its beginning");
    }
  }

  /** The part of it whose sources do not come before this one. */
  public Block from(int source) {
    int first = Math.min(endSource, Math.max(firstSource, source));
    return new Block(first, endSource, firstTarget, endTarget);
  }

  /** The blocks of at most so many sources and targets that make up this one, row by row. */
  public List<Block> split(int sources, int targets) {
    if (sources < 1 || targets < 1) {
      throw new IllegalArgumentException(
          "blocks of " + sources + " sources and " + targets + " targets hold no pair");
    }
    List<Block> blocks = new ArrayList<>();
    for (int source = firstSource; source < endSource; source += sources) {
      int sourcesEnd = (int) Math.min(endSource, (long) source + sources);
      for (int target = firstTarget; target < endTarget; target += targets) {
        int targetsEnd = (int) Math.min(endTarget, (long) target + targets);
        blocks.add(new Block(source, sourcesEnd, target, targetsEnd));
      }
    }
    return blocks;
  }
}
