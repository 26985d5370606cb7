package org.eugene.search.sample;

import java.util.OptionalDouble;

/**
 * What drawn graphs are to have on average.
 *
 * @param vertices the mean number of vertices
 * @param edges the mean number of edges; empty for whatever comes with the vertices
 */
public record MeanSizes(double vertices, OptionalDouble edges) {
  /** Refuses means that no graphs can have. */
  public MeanSizes {
    if (!(vertices >= 0 && Double.isFinite(vertices))) {
      throw new IllegalArgumentException("vertices (" + vertices + ") must not be negative");
    }
    if (edges.isPresent() && !(edges.getAsDouble() >= 0 && Double.isFinite(edges.getAsDouble()))) {
      throw new IllegalArgumentException(
          "edges (" + edges.getAsDouble() + ") must not be negative");
    }
  }

  /** So many vertices, and whatever edges come with them. */
  public static MeanSizes of(double vertices) {
    return new MeanSizes(vertices, OptionalDouble.empty());
  }

  /** So many vertices and edges. */
  public static MeanSizes of(double vertices, double edges) {
    return new MeanSizes(vertices, OptionalDouble.of(edges));
  }
}
