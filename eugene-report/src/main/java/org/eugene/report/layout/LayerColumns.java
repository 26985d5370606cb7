package org.eugene.report.layout;

import java.util.List;

/**
 * Places nodes on their layers near the middle of their neighbours, in order and with room between
 * them: per layer a least squares problem under order constraints, solved exactly by pooling
 * adjacent violators, down and up in turn. Joints pull each other hard, so long arcs run straight.
 */
final class LayerColumns {
  private static final int SWEEPS = 60;
  private static final double GAP = 26;
  private static final double JOINTS = 8;
  private static final double JOINT = 2;

  private final Hierarchy hierarchy;
  private final double[] width;
  private final double[] x;

  LayerColumns(Hierarchy hierarchy, double[] width) {
    this.hierarchy = hierarchy;
    this.width = width;
    this.x = new double[hierarchy.nodes()];
  }

  /** The middle of every node. */
  double[] places() {
    for (List<Integer> layer : hierarchy.layers()) {
      double left = 0;
      for (int node : layer) {
        x[node] = left + width[node] / 2;
        left += width[node] + GAP;
      }
    }
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      int count = hierarchy.layers().size();
      for (int at = 0; at < count; at++) {
        align(hierarchy.layers().get(sweep % 2 == 0 ? at : count - 1 - at));
      }
    }
    return x;
  }

  private void align(List<Integer> layer) {
    int count = layer.size();
    // offset: how far right of the first node a node stands if all are as close as can be. Without
    // it, the constraint is that places do not decrease.
    double[] offset = new double[count];
    double[] wish = new double[count];
    double[] weight = new double[count];
    for (int at = 0; at < count; at++) {
      int node = layer.get(at);
      if (at > 0) {
        int before = layer.get(at - 1);
        offset[at] = offset[at - 1] + (width[before] + width[node]) / 2 + GAP;
      }
      double pull = 0;
      double sum = 0;
      for (List<Integer> side : List.of(hierarchy.up(node), hierarchy.down(node))) {
        for (int other : side) {
          double strength = strength(node, other);
          pull += strength;
          sum += strength * x[other];
        }
      }
      wish[at] = (pull == 0 ? x[node] : sum / pull) - offset[at];
      weight[at] = Math.max(pull, 0.1);
    }
    double[] fitted = pool(wish, weight);
    for (int at = 0; at < count; at++) {
      x[layer.get(at)] = fitted[at] + offset[at];
    }
  }

  private double strength(int node, int other) {
    boolean both = hierarchy.isJoint(node) && hierarchy.isJoint(other);
    return both ? JOINTS : hierarchy.isJoint(node) || hierarchy.isJoint(other) ? JOINT : 1;
  }

  /** The non-decreasing sequence nearest to the wishes. */
  static double[] pool(double[] wish, double[] weight) {
    int count = wish.length;
    double[] mean = new double[count];
    double[] mass = new double[count];
    int[] length = new int[count];
    int pools = 0;
    for (int at = 0; at < count; at++) {
      mean[pools] = wish[at];
      mass[pools] = weight[at];
      length[pools++] = 1;
      while (pools > 1 && mean[pools - 2] > mean[pools - 1]) {
        double together = mass[pools - 2] + mass[pools - 1];
        mean[pools - 2] =
            (mean[pools - 2] * mass[pools - 2] + mean[pools - 1] * mass[pools - 1]) / together;
        mass[pools - 2] = together;
        length[pools - 2] += length[--pools];
      }
    }
    double[] fitted = new double[count];
    int next = 0;
    for (int p = 0; p < pools; p++) {
      for (int at = 0; at < length[p]; at++) {
        fitted[next++] = mean[p];
      }
    }
    return fitted;
  }
}
