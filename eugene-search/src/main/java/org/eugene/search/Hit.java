package org.eugene.search;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A graph of the answer.
 *
 * @param position its place in the collection
 * @param id its id
 * @param lower what its distance from the query is at least
 * @param upper what its distance from the query is at most
 */
public record Hit(int position, String id, double lower, double upper) implements Serializable {
  private static final long serialVersionUID = 1;

  /** Best first: by upper bound, equal ones in the order of the collection. */
  public static final Comparator<Hit> BEST_FIRST =
      Comparator.comparingDouble(Hit::upper).thenComparingInt(Hit::position);

  /** Whether the distance is proved to be exactly upper. */
  public boolean isOptimal() {
    return lower == upper;
  }
}
