package org.eugene.report.layout;

import java.util.Arrays;
import java.util.Random;

/**
 * Places the points of a connected net so that distances on paper come close to the lengths of
 * shortest ways: stochastic gradient descent on the stress (key {@code zheng2019}), one pair of
 * points at a time, with steps that shrink exponentially. O(n²) a sweep; nets of more than {@value
 * #ALL_PAIRS} points only look at links and at the pairs with {@value #PIVOTS} pivots.
 */
final class StressDescent {
  private static final int ALL_PAIRS = 700;
  private static final int PIVOTS = 100;
  private static final int SWEEPS = 40;
  private static final double LAST_STEP = 0.02;

  private int[] first = new int[0];
  private int[] second = new int[0];
  private double[] wanted = new double[0];
  private int terms;
  private final Net net;

  StressDescent(Net net) {
    this.net = net;
    if (net.order() <= ALL_PAIRS) {
      addAllPairs();
    } else {
      addSomePairs();
    }
  }

  private void addAllPairs() {
    for (int i = 0; i < net.order(); i++) {
      double[] distance = net.distances(i);
      for (int j = i + 1; j < net.order(); j++) {
        add(i, j, distance[j]);
      }
    }
  }

  /** Links, and pivots each as far from those before it as can be. */
  private void addSomePairs() {
    for (int e = 0; e < net.size(); e++) {
      if (net.from(e) != net.to(e)) {
        add(net.from(e), net.to(e), net.length(e));
      }
    }
    double[] nearest = new double[net.order()];
    Arrays.fill(nearest, Double.POSITIVE_INFINITY);
    int pivot = 0;
    for (int count = 0; count < PIVOTS; count++) {
      double[] distance = net.distances(pivot);
      int farthest = 0;
      for (int j = 0; j < net.order(); j++) {
        if (j != pivot) {
          add(pivot, j, distance[j]);
        }
        nearest[j] = Math.min(nearest[j], distance[j]);
        farthest = nearest[j] > nearest[farthest] ? j : farthest;
      }
      pivot = farthest;
    }
  }

  private void add(int i, int j, double distance) {
    if (distance == 0) {
      return;
    }
    if (terms == first.length) {
      int room = Math.max(64, 2 * terms);
      first = Arrays.copyOf(first, room);
      second = Arrays.copyOf(second, room);
      wanted = Arrays.copyOf(wanted, room);
    }
    first[terms] = i;
    second[terms] = j;
    wanted[terms++] = distance;
  }

  /** Places from a start that the seed decides: x of point v at 2v, y at 2v + 1. */
  double[] places(long seed) {
    Random random = new Random(seed);
    double longest = 1;
    double shortest = Double.POSITIVE_INFINITY;
    for (int t = 0; t < terms; t++) {
      longest = Math.max(longest, wanted[t]);
      shortest = Math.min(shortest, wanted[t]);
    }
    double[] place = new double[2 * net.order()];
    for (int at = 0; at < place.length; at++) {
      place[at] = random.nextDouble() * longest;
    }
    double step = longest * longest;
    double shrink = shrink(step, LAST_STEP * shortest * shortest);
    int[] order = identity();
    for (int sweep = 0; sweep < SWEEPS && terms > 0; sweep++) {
      shuffle(order, random);
      for (int t : order) {
        pull(t, step, place);
      }
      step *= shrink;
    }
    return place;
  }

  private static double shrink(double largest, double smallest) {
    return StrictMath.exp(StrictMath.log(smallest / largest) / (SWEEPS - 1));
  }

  private int[] identity() {
    int[] order = new int[terms];
    for (int t = 0; t < terms; t++) {
      order[t] = t;
    }
    return order;
  }

  private static void shuffle(int[] order, Random random) {
    for (int at = order.length - 1; at > 0; at--) {
      int other = random.nextInt(at + 1);
      int kept = order[at];
      order[at] = order[other];
      order[other] = kept;
    }
  }

  private void pull(int term, double step, double[] place) {
    int i = 2 * first[term];
    int j = 2 * second[term];
    double d = wanted[term];
    double dx = place[i] - place[j];
    double dy = place[i + 1] - place[j + 1];
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length == 0) {
      return;
    }
    double share = Math.min(1, step / (d * d)) * (length - d) / (2 * length);
    place[i] -= share * dx;
    place[i + 1] -= share * dy;
    place[j] += share * dx;
    place[j + 1] += share * dy;
  }
}
