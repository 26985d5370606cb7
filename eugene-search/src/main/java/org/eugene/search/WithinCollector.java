package org.eugene.search;

import java.util.ArrayList;
import java.util.List;

/** Keeps all within a distance; whoever may or may not be is open. */
final class WithinCollector implements Collector {
  private final double distance;
  private final List<Hit> hits = new ArrayList<>();
  private final List<Hit> open = new ArrayList<>();

  WithinCollector(double distance) {
    this.distance = distance;
  }

  @Override
  public double limit(int position) {
    return distance;
  }

  @Override
  public int room() {
    return Integer.MAX_VALUE;
  }

  @Override
  public void offer(Hit candidate) {
    if (candidate.upper() <= distance) {
      hits.add(candidate);
    } else if (candidate.lower() <= distance) {
      open.add(candidate);
    }
  }

  @Override
  public Answer answer(String query, Work work) {
    hits.sort(Hit.BEST_FIRST);
    open.sort(Hit.BEST_FIRST);
    return new Answer(query, hits, open, work);
  }
}
