package org.eugene.search.sample;

import org.eugene.graph.Graph;

/**
 * Which graphs may be drawn, by their number of vertices.
 *
 * @param least at least so many
 * @param most at most so many
 */
public record SizeLimits(int least, int most) {
  /** The paper's small graphs. */
  public static final SizeLimits UNDER_25 = new SizeLimits(1, 24);

  /** The paper's large graphs. */
  public static final SizeLimits FROM_25_TO_50 = new SizeLimits(25, 50);

  /** Refuses limits that no graph can keep. */
  public SizeLimits {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException("least (" + least + ") must be in 0.." + most + " (most)");
    }
  }

  /** Whether a graph may be drawn. */
  public boolean admit(Graph graph) {
    return graph.order() >= least && graph.order() <= most;
  }
}
