package org.eugene.bound;

import java.util.Arrays;
import org.eugene.solver.Countdown;

/**
 * The most that can be gained by sending supplies to demands, where not everything needs to be
 * sent:
 *
 * <pre>max Σ value·flow, Σ_t flow_st ≤ supply_s, Σ_s flow_st ≤ demand_t</pre>
 *
 * By shortest augmenting paths, each for as many as it takes. The answer is read off the prices of
 * the demands alone: whatever prices w ≥ 0 are, nothing gains more than
 *
 * <pre>Σ supply_s · max(0, max_t(value_st − w_t)) + Σ demand_t · w_t,</pre>
 *
 * so that it is an upper bound also if time was up before all paths were found.
 */
final class Transport {
  private static final int NOBODY = -1;

  private final long[][] value;
  private final int sources;
  private final int targets; // the last column is "nothing": it gains 0, and there is no end of it
  private final long[] left; // what the demands still take
  private final long[][] flow;
  private final long[] price;
  private final long[] distance;
  private final int[] from; // the source that a target was reached from
  private final int[] via; // the target that a source was reached by
  private final boolean[] settled;

  private Transport(long[][] value, long[] demand) {
    this.value = value;
    this.sources = value.length;
    this.targets = demand.length;
    this.left = Arrays.copyOf(demand, targets + 1);
    left[targets] = Long.MAX_VALUE;
    this.flow = new long[sources][targets + 1];
    this.price = new long[targets + 1];
    this.distance = new long[targets + 1];
    this.from = new int[targets + 1];
    this.via = new int[sources];
    this.settled = new boolean[targets + 1];
  }

  /** An upper bound, and the most itself if time allows. */
  static long most(long[][] value, long[] supply, long[] demand, Countdown countdown) {
    Transport transport = new Transport(value, demand);
    for (int s = 0; s < value.length; s++) {
      long rest = supply[s];
      while (rest > 0 && !countdown.isOver()) {
        rest -= transport.augment(s, rest);
      }
    }
    return transport.bound(supply, demand);
  }

  private long bound(long[] supply, long[] demand) {
    long sum = 0;
    for (int s = 0; s < sources; s++) {
      sum = Math.addExact(sum, Math.multiplyExact(supply[s], profit(s)));
    }
    for (int t = 0; t < targets; t++) {
      sum = Math.addExact(sum, Math.multiplyExact(demand[t], price[t]));
    }
    return sum;
  }

  private long profit(int s, int t) {
    return (t == targets ? 0 : value[s][t]) - price[t];
  }

  /** The best that a source can get; nothing is always to be had. */
  private long profit(int s) {
    long most = 0;
    for (int t = 0; t < targets; t++) {
      most = Math.max(most, profit(s, t));
    }
    return most;
  }

  /**
   * Sends some of s along the shortest path to a demand that is not met, where sources on the way
   * send to the next one what they sent to the last. Lengths are losses of profit.
   */
  private long augment(int s, long rest) {
    Arrays.fill(distance, Long.MAX_VALUE);
    Arrays.fill(settled, false);
    Arrays.fill(via, NOBODY);
    relax(s, 0);
    int end = nearest();
    while (left[end] == 0) {
      settled[end] = true;
      for (int other = 0; other < sources; other++) {
        if (flow[other][end] > 0 && via[other] == NOBODY && other != s) {
          via[other] = end;
          relax(other, distance[end]);
        }
      }
      end = nearest();
    }
    for (int t = 0; t < targets; t++) {
      price[t] += settled[t] ? distance[end] - distance[t] : 0;
    }
    return send(s, end, rest);
  }

  private void relax(int s, long there) {
    long best = profit(s);
    for (int t = 0; t <= targets; t++) {
      long length = there + best - profit(s, t);
      if (!settled[t] && length < distance[t]) {
        distance[t] = length;
        from[t] = s;
      }
    }
  }

  private int nearest() {
    int nearest = targets;
    for (int t = 0; t < targets; t++) {
      if (!settled[t] && distance[t] < distance[nearest]) {
        nearest = t;
      }
    }
    return nearest;
  }

  private long send(int s, int end, long rest) {
    long most = Math.min(rest, left[end]);
    for (int at = from[end]; at != s; at = from[via[at]]) {
      most = Math.min(most, flow[at][via[at]]);
    }
    int t = end;
    for (int at = from[end]; at != s; at = from[t]) {
      flow[at][t] += most;
      t = via[at];
      flow[at][t] -= most;
    }
    flow[s][t] += most;
    left[end] -= end == targets ? 0 : most;
    return most;
  }
}
