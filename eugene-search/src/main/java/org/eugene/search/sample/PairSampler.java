package org.eugene.search.sample;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;

/**
 * Draws ordered pairs of different graphs; the same seed draws the same pairs, and a shorter sample
 * is the beginning of a longer one.
 */
public final class PairSampler {
  /** Where nearly all weight is on a few graphs, so many pairs that came before end the search. */
  private static final int VAIN_TRIES = 100_000;

  private PairSampler() {}

  /** No pair twice; fewer than asked for if there are no more. */
  public static List<GraphPair> draw(List<Graph> graphs, SizeLimits limits, int count, long seed) {
    List<Graph> admitted = graphs.stream().filter(limits::admit).toList();
    return draw(
        admitted, count, seed, Integer.MAX_VALUE, random -> random.nextInt(admitted.size()));
  }

  /**
   * The same, where a graph's chance grows or falls exponentially with its numbers of vertices and
   * edges so that drawn ones have given means; fewer than asked for, too, if all others have next
   * to no chance.
   *
   * @throws IllegalArgumentException if no chances of the graphs have these means
   */
  public static List<GraphPair> draw(
      List<Graph> graphs, SizeLimits limits, MeanSizes means, int count, long seed) {
    List<Graph> admitted = graphs.stream().filter(limits::admit).toList();
    if (admitted.size() < 2) {
      return List.of();
    }
    TiltedWeights weights = TiltedWeights.of(admitted, means);
    return draw(admitted, count, seed, VAIN_TRIES, weights::draw);
  }

  private static List<GraphPair> draw(
      List<Graph> graphs, int count, long seed, int vainTries, ToIntFunction<Random> place) {
    long possible = (long) graphs.size() * (graphs.size() - 1);
    Random random = new Random(seed);
    Set<Long> drawn = new HashSet<>();
    List<GraphPair> pairs = new ArrayList<>();
    int vain = 0;
    while (pairs.size() < Math.min(count, possible) && vain < vainTries) {
      int source = place.applyAsInt(random);
      int target = place.applyAsInt(random);
      vain++;
      if (source != target && drawn.add((long) source * graphs.size() + target)) {
        pairs.add(new GraphPair(graphs.get(source), graphs.get(target)));
        vain = 0;
      }
    }
    return pairs;
  }
}
