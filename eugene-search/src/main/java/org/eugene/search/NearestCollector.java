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
  /** Small, since a stale limit lets candidates through; enough to keep a few threads busy. */
  private static final int WAVE = 8;

  private final int k;
  private final PriorityQueue<Hit> best = new PriorityQueue<>(Hit.BEST_FIRST.reversed());
  private final List<Hit> others = new ArrayList<>();

  NearestCollector(int k) {
    this.k = k;
  }

  @Override
  public double limit(int position) {
    if (best.size() < k) {
      return Double.POSITIVE_INFINITY;
    }
    Hit worst = best.element();
    return position <= worst.position() ? worst.upper() : Math.nextDown(worst.upper());
  }

  @Override
  public int wave() {
    return best.size() < k ? Math.min(WAVE, k - best.size()) : WAVE;
  }

  @Override
  public void offer(Hit candidate) {
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
