package org.eugene.search;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Keeps the k best in a heap whose worst entry prunes the rest. Ranks are by upper bound, then by
 * position: a graph as distant as the worst entry is of interest only if it comes before it in the
 * collection. Whoever falls out remains open until the limit is below its lower bound.
 */
final class NearestCollector implements Collector {
  private final int k;
  private final double within;
  private final PriorityQueue<Hit> best = new PriorityQueue<>(Hit.BEST_FIRST.reversed());
  private final List<Hit> others = new ArrayList<>();

  NearestCollector(int k, double within) {
    this.k = k;
    this.within = within;
  }

  @Override
  public double limit(int position) {
    if (best.size() < k) {
      return within;
    }
    Hit worst = best.element();
    return position <= worst.position() ? worst.upper() : Math.nextDown(worst.upper());
  }

  @Override
  public int room() {
    return k;
  }

  @Override
  public void offer(Hit candidate) {
    if (candidate.upper() > within) {
      others.add(candidate);
      return;
    }
    best.add(candidate);
    if (best.size() > k) {
      others.add(best.remove());
    }
  }

  @Override
  public Answer answer(String query, Work work) {
    return new Answer(
        query,
        best.stream().sorted(Hit.BEST_FIRST).toList(),
        others.stream()
            .filter(other -> other.lower() <= limit(other.position()))
            .sorted(Hit.BEST_FIRST)
            .toList(),
        work);
  }
}
