package org.eugene.report.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Points to be placed and the links between them, with the length that each would like to have. A
 * link that only one of the graphs has is longer, so that the common part gives the shape.
 */
final class Net {
  private final int order;
  private final int[] from;
  private final int[] to;
  private final double[] length;
  private final int[][] links; // links[v]: the links at v

  Net(int order, int[] from, int[] to, double[] length) {
    this.order = order;
    this.from = from;
    this.to = to;
    this.length = length;
    int[] degree = new int[order];
    for (int e = 0; e < from.length; e++) {
      degree[from[e]]++;
      degree[to[e]]++;
    }
    this.links = new int[order][];
    for (int v = 0; v < order; v++) {
      links[v] = new int[degree[v]];
    }
    for (int e = from.length - 1; e >= 0; e--) {
      links[from[e]][--degree[from[e]]] = e;
      links[to[e]][--degree[to[e]]] = e;
    }
  }

  int order() {
    return order;
  }

  int size() {
    return from.length;
  }

  int from(int link) {
    return from[link];
  }

  int to(int link) {
    return to[link];
  }

  double length(int link) {
    return length[link];
  }

  int[] links(int v) {
    return links[v];
  }

  int other(int link, int v) {
    return from[link] == v ? to[link] : from[link];
  }

  /** The points of each connected part, the largest part first, points in ascending order. */
  List<int[]> parts() {
    int[] part = new int[order];
    List<List<Integer>> parts = new ArrayList<>();
    for (int v = 0; v < order; v++) {
      if (part[v] == 0) {
        parts.add(reach(v, parts.size() + 1, part));
      }
    }
    return parts.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).sorted().toArray())
        .sorted((a, b) -> Integer.compare(b.length, a.length))
        .toList();
  }

  private List<Integer> reach(int start, int number, int[] part) {
    List<Integer> reached = new ArrayList<>();
    Deque<Integer> next = new ArrayDeque<>();
    part[start] = number;
    next.add(start);
    while (!next.isEmpty()) {
      int v = next.remove();
      reached.add(v);
      for (int link : links[v]) {
        int w = other(link, v);
        if (part[w] == 0) {
          part[w] = number;
          next.add(w);
        }
      }
    }
    return reached;
  }

  /** The part with these points, renumbered in their order. */
  Net part(int[] points) {
    int[] number = new int[order];
    for (int at = 0; at < points.length; at++) {
      number[points[at]] = at + 1;
    }
    int count = 0;
    int[] f = new int[from.length];
    int[] t = new int[from.length];
    double[] l = new double[from.length];
    for (int e = 0; e < from.length; e++) {
      if (number[from[e]] > 0) {
        f[count] = number[from[e]] - 1;
        t[count] = number[to[e]] - 1;
        l[count++] = length[e];
      }
    }
    return new Net(
        points.length, Arrays.copyOf(f, count), Arrays.copyOf(t, count), Arrays.copyOf(l, count));
  }

  /** Lengths of the shortest ways from a point. */
  double[] distances(int start) {
    double[] distance = new double[order];
    Arrays.fill(distance, Double.POSITIVE_INFINITY);
    record Reached(int point, double distance) {}
    PriorityQueue<Reached> queue =
        new PriorityQueue<>((a, b) -> Double.compare(a.distance, b.distance));
    distance[start] = 0;
    queue.add(new Reached(start, 0));
    while (!queue.isEmpty()) {
      Reached nearest = queue.remove();
      if (nearest.distance > distance[nearest.point]) {
        continue;
      }
      for (int link : links[nearest.point]) {
        int w = other(link, nearest.point);
        double way = nearest.distance + length[link];
        if (way < distance[w]) {
          distance[w] = way;
          queue.add(new Reached(w, way));
        }
      }
    }
    return distance;
  }
}
