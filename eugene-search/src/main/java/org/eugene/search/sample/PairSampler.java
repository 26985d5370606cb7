package org.eugene.search.sample;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;

/**
 * Draws ordered pairs of different graphs; the same seed draws the same pairs, and a shorter sample
 * is the beginning of a longer one.
 */
public final class PairSampler {
  private PairSampler() {}

  /** No pair twice; fewer than asked for if there are no more. */
  public static List<GraphPair> draw(List<Graph> graphs, SizeLimits limits, int count, long seed) {
    List<Graph> admitted = graphs.stream().filter(limits::admit).toList();
    long possible = (long) admitted.size() * (admitted.size() - 1);
    Random random = new Random(seed);
    Set<Long> drawn = new HashSet<>();
    List<GraphPair> pairs = new ArrayList<>();
    while (pairs.size() < Math.min(count, possible)) {
      int source = random.nextInt(admitted.size());
      int target = random.nextInt(admitted.size());
      if (source != target && drawn.add((long) source * admitted.size() + target)) {
        pairs.add(new GraphPair(admitted.get(source), admitted.get(target)));
      }
    }
    return pairs;
  }
}
