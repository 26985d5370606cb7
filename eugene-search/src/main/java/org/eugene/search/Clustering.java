package org.eugene.search;

import java.util.List;

/**
 * Graphs in groups around medoids.
 *
 * @param medoids positions of the medoids, rising
 * @param members for each medoid the positions of its graphs, itself included, rising
 * @param total the distances of all graphs to their medoids, added up
 */
public record Clustering(List<Integer> medoids, List<List<Integer>> members, double total) {
  /** Keeps copies of the lists. */
  public Clustering {
    medoids = List.copyOf(medoids);
    members = members.stream().map(List::copyOf).toList();
  }
}
