package org.eugene.report.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;

/** Nodes on layers: the vertices of an overlay, then the joints of its long arcs. */
final class Hierarchy {
  private final int vertices;
  private final int[] layer;
  private final List<List<Integer>> layers = new ArrayList<>();
  private final List<List<Integer>> joints = new ArrayList<>();
  private final List<List<Integer>> up = new ArrayList<>();
  private final List<List<Integer>> down = new ArrayList<>();

  private Hierarchy(int vertices, int[] layer) {
    this.vertices = vertices;
    this.layer = layer;
  }

  static Hierarchy of(Overlay overlay) {
    int[] rank = visitOrder(overlay);
    Hierarchy hierarchy = new Hierarchy(overlay.order(), ranked(overlay, rank));
    for (int v = 0; v < overlay.order(); v++) {
      hierarchy.addNode();
    }
    for (int number = 0; number < overlay.order(); number++) {
      for (int v = 0; v < overlay.order(); v++) {
        if (rank[v] == number) {
          hierarchy.layer(hierarchy.layer[v]).add(v);
        }
      }
    }
    for (OverlayEdge edge : overlay.edges()) {
      hierarchy.addArc(edge);
    }
    return hierarchy;
  }

  /**
   * The place of every vertex in an order that only few arcs go against: depth first from the
   * vertices that nothing leads to, each behind all that lead to it except over a cycle.
   */
  private static int[] visitOrder(Overlay overlay) {
    int order = overlay.order();
    List<List<Integer>> heads = new ArrayList<>();
    int[] entering = new int[order];
    for (int v = 0; v < order; v++) {
      heads.add(new ArrayList<>());
    }
    for (OverlayEdge edge : overlay.edges()) {
      if (!edge.isLoop()) {
        heads.get(edge.from()).add(edge.to());
        entering[edge.to()]++;
      }
    }
    boolean[] seen = new boolean[order];
    Deque<Integer> finished = new ArrayDeque<>();
    for (int pass = 0; pass < 2; pass++) {
      for (int v = 0; v < order; v++) {
        if (!seen[v] && (pass == 1 || entering[v] == 0)) {
          visit(v, heads, seen, finished);
        }
      }
    }
    int[] rank = new int[order];
    int number = 0;
    for (int v : finished) {
      rank[v] = number++;
    }
    return rank;
  }

  /** Depth first without recursion; a vertex is finished when all behind it are. */
  private static void visit(
      int start, List<List<Integer>> heads, boolean[] seen, Deque<Integer> finished) {
    Deque<int[]> stack = new ArrayDeque<>();
    seen[start] = true;
    stack.push(new int[] {start, 0});
    while (!stack.isEmpty()) {
      int[] top = stack.element();
      List<Integer> next = heads.get(top[0]);
      if (top[1] == next.size()) {
        finished.push(top[0]);
        stack.pop();
      } else {
        int w = next.get(top[1]++);
        if (!seen[w]) {
          seen[w] = true;
          stack.push(new int[] {w, 0});
        }
      }
    }
  }

  /** As far up as the arcs allow, then down again where that shortens more arcs than not. */
  private static int[] ranked(Overlay overlay, int[] rank) {
    int order = overlay.order();
    int[] byRank = new int[order];
    for (int v = 0; v < order; v++) {
      byRank[rank[v]] = v;
    }
    int[] layer = new int[order];
    for (int v : byRank) {
      for (OverlayEdge edge : overlay.edges()) {
        if (lower(edge, rank) == v && !edge.isLoop()) {
          layer[v] = Math.max(layer[v], layer[upper(edge, rank)] + 1);
        }
      }
    }
    for (int at = order - 1; at >= 0; at--) {
      int v = byRank[at];
      int below = Integer.MAX_VALUE;
      int balance = 0;
      for (OverlayEdge edge : overlay.edges()) {
        if (!edge.isLoop() && upper(edge, rank) == v) {
          below = Math.min(below, layer[lower(edge, rank)]);
          balance++;
        } else if (!edge.isLoop() && lower(edge, rank) == v) {
          balance--;
        }
      }
      if (balance > 0) {
        layer[v] = below - 1;
      }
    }
    return layer;
  }

  private static int upper(OverlayEdge edge, int[] rank) {
    return rank[edge.from()] < rank[edge.to()] ? edge.from() : edge.to();
  }

  private static int lower(OverlayEdge edge, int[] rank) {
    return rank[edge.from()] < rank[edge.to()] ? edge.to() : edge.from();
  }

  private int addNode() {
    up.add(new ArrayList<>());
    down.add(new ArrayList<>());
    return up.size() - 1;
  }

  private void addArc(OverlayEdge edge) {
    List<Integer> passed = new ArrayList<>();
    joints.add(passed);
    if (edge.isLoop()) {
      return;
    }
    boolean downwards = layer[edge.from()] < layer[edge.to()];
    int top = downwards ? edge.from() : edge.to();
    int bottom = downwards ? edge.to() : edge.from();
    int above = top;
    for (int at = layer[top] + 1; at < layer[bottom]; at++) {
      int joint = addNode();
      layer(at).add(joint);
      passed.add(joint);
      link(above, joint);
      above = joint;
    }
    link(above, bottom);
  }

  private void link(int above, int below) {
    down.get(above).add(below);
    up.get(below).add(above);
  }

  private List<Integer> layer(int number) {
    while (layers.size() <= number) {
      layers.add(new ArrayList<>());
    }
    return layers.get(number);
  }

  /** Nodes of each layer from left to right; may be reordered. */
  List<List<Integer>> layers() {
    return layers;
  }

  int nodes() {
    return up.size();
  }

  boolean isJoint(int node) {
    return node >= vertices;
  }

  /** The layer of a vertex. */
  int layerOf(int vertex) {
    return layer[vertex];
  }

  /** The joints of an arc from top to bottom. */
  List<Integer> joints(int edge) {
    return joints.get(edge);
  }

  List<Integer> up(int node) {
    return up.get(node);
  }

  List<Integer> down(int node) {
    return down.get(node);
  }
}
