package org.eugene.report.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Orders the nodes of every layer by the middle of their neighbours on the layer before, down and
 * up in turn, exchanges neighbours where that helps, and keeps the order with the fewest crossings.
 */
final class LayerOrder {
  private static final int SWEEPS = 24;

  private final Hierarchy hierarchy;
  private final int[] position;

  private LayerOrder(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.position = new int[hierarchy.nodes()];
  }

  static void reduceCrossings(Hierarchy hierarchy) {
    new LayerOrder(hierarchy).run();
  }

  private void run() {
    List<List<Integer>> layers = hierarchy.layers();
    layers.forEach(this::number);
    List<List<Integer>> best = copy(layers);
    long fewest = crossings();
    for (int sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
      boolean downwards = sweep % 2 == 0;
      for (int at = 0; at < layers.size(); at++) {
        sort(layers.get(downwards ? at : layers.size() - 1 - at), downwards);
      }
      exchange();
      long now = crossings();
      if (now < fewest) {
        fewest = now;
        best = copy(layers);
      }
    }
    for (int at = 0; at < layers.size(); at++) {
      layers.get(at).clear();
      layers.get(at).addAll(best.get(at));
    }
  }

  private static List<List<Integer>> copy(List<List<Integer>> layers) {
    List<List<Integer>> copy = new ArrayList<>();
    layers.forEach(layer -> copy.add(List.copyOf(layer)));
    return copy;
  }

  private void number(List<Integer> layer) {
    for (int at = 0; at < layer.size(); at++) {
      position[layer.get(at)] = at;
    }
  }

  private void sort(List<Integer> layer, boolean downwards) {
    double[] middle = new double[hierarchy.nodes()];
    for (int node : layer) {
      List<Integer> before = downwards ? hierarchy.up(node) : hierarchy.down(node);
      middle[node] =
          before.stream().mapToInt(other -> position[other]).average().orElse(position[node]);
    }
    layer.sort(Comparator.comparingDouble(node -> middle[node]));
    number(layer);
  }

  private void exchange() {
    for (List<Integer> layer : hierarchy.layers()) {
      for (int at = 0; at + 1 < layer.size(); at++) {
        int left = layer.get(at);
        int right = layer.get(at + 1);
        if (between(left, right) > between(right, left)) {
          layer.set(at, right);
          layer.set(at + 1, left);
          number(layer);
        }
      }
    }
  }

  /** Crossings of the links of two nodes if one stands left of the other. */
  private long between(int left, int right) {
    return between(hierarchy.up(left), hierarchy.up(right))
        + between(hierarchy.down(left), hierarchy.down(right));
  }

  private long between(List<Integer> ofLeft, List<Integer> ofRight) {
    long count = 0;
    for (int a : ofLeft) {
      for (int b : ofRight) {
        count += position[a] > position[b] ? 1 : 0;
      }
    }
    return count;
  }

  private long crossings() {
    long count = 0;
    for (List<Integer> layer : hierarchy.layers()) {
      for (int at = 0; at < layer.size(); at++) {
        for (int other = at + 1; other < layer.size(); other++) {
          count += between(hierarchy.down(layer.get(at)), hierarchy.down(layer.get(other)));
        }
      }
    }
    return count;
  }
}
