package org.eugene.optima;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.testkit.BruteForce;

/**
 * The judge: every mapping of a small pair is priced, and every renumbering of either graph tried.
 */
final class AllMappings {
  /** Prices are decimals with few digits, so that sums that differ do so by more than this. */
  private static final double EQUAL = 1e-7;

  private final GraphPair pair;
  private final EditCosts costs;
  private double least = Double.POSITIVE_INFINITY;
  private final Set<List<Integer>> optimal = new LinkedHashSet<>();

  AllMappings(GraphPair pair, EditCosts costs) {
    this.pair = pair;
    this.costs = costs;
    extend(new ArrayList<>());
  }

  private void extend(List<Integer> images) {
    if (images.size() == pair.source().order()) {
      price(images);
      return;
    }
    for (int k = -1; k < pair.target().order(); k++) {
      if (k < 0 || !images.contains(k)) {
        images.add(k);
        extend(images);
        images.remove(images.size() - 1);
      }
    }
  }

  private void price(List<Integer> images) {
    double cost = BruteForce.cost(pair, costs, mapping(images));
    if (cost < least - EQUAL) {
      least = cost;
      optimal.clear();
    }
    if (cost <= least + EQUAL) {
      optimal.add(List.copyOf(images));
    }
  }

  private VertexMapping mapping(List<Integer> images) {
    return VertexMapping.of(
        images.stream().mapToInt(Integer::intValue).toArray(), pair.target().order());
  }

  double distance() {
    return least;
  }

  /** All optimal mappings, by the images of the source's vertices, -1 for none. */
  Set<List<Integer>> optimal() {
    return optimal;
  }

  /** The same in classes: whatever symmetries of both graphs take to each other. */
  List<Set<List<Integer>>> classes() {
    List<int[]> ofSource = symmetries(pair.source());
    List<int[]> ofTarget = symmetries(pair.target());
    List<Set<List<Integer>>> classes = new ArrayList<>();
    Set<List<Integer>> seen = new HashSet<>();
    for (List<Integer> each : optimal) {
      if (seen.add(each)) {
        Set<List<Integer>> alike = new LinkedHashSet<>(Set.of(each));
        Deque<List<Integer>> open = new ArrayDeque<>(alike);
        while (!open.isEmpty()) {
          for (List<Integer> next : moved(open.remove(), ofSource, ofTarget)) {
            if (alike.add(next)) {
              open.add(next);
            }
          }
        }
        seen.addAll(alike);
        classes.add(alike);
      }
    }
    return classes;
  }

  private static List<List<Integer>> moved(
      List<Integer> images, List<int[]> ofSource, List<int[]> ofTarget) {
    List<List<Integer>> moved = new ArrayList<>();
    for (int[] alpha : ofSource) {
      Integer[] turned = new Integer[images.size()];
      for (int i = 0; i < turned.length; i++) {
        turned[alpha[i]] = images.get(i);
      }
      moved.add(List.of(turned));
    }
    for (int[] beta : ofTarget) {
      moved.add(images.stream().map(k -> k < 0 ? k : beta[k]).toList());
    }
    return moved;
  }

  /** Every renumbering that leaves the graph as it is, by trying all. */
  static List<int[]> symmetries(Graph graph) {
    List<int[]> found = new ArrayList<>();
    tryAll(graph, new ArrayList<>(), found);
    return found;
  }

  private static void tryAll(Graph graph, List<Integer> images, List<int[]> found) {
    int v = images.size();
    if (v == graph.order()) {
      found.add(images.stream().mapToInt(Integer::intValue).toArray());
      return;
    }
    for (int w = 0; w < graph.order(); w++) {
      images.add(w);
      if (images.indexOf(w) == v && fits(graph, images)) {
        tryAll(graph, images, found);
      }
      images.remove(v);
    }
  }

  private static boolean fits(Graph graph, List<Integer> images) {
    int v = images.size() - 1;
    boolean fits = graph.labelOfVertex(v).equals(graph.labelOfVertex(images.get(v)));
    for (int u = 0; u <= v; u++) {
      fits &= label(graph, u, v).equals(label(graph, images.get(u), images.get(v)));
      fits &= label(graph, v, u).equals(label(graph, images.get(v), images.get(u)));
    }
    return fits;
  }

  private static String label(Graph graph, int u, int v) {
    int edge = graph.edge(u, v);
    return edge == Graph.NO_EDGE ? "none" : "edge " + graph.labelOfEdge(edge);
  }

  /** What all optimal mappings do, a text for each edit. */
  Set<String> always() {
    Set<String> common = null;
    for (List<Integer> images : optimal) {
      Set<String> edits = edits(images);
      if (common == null) {
        common = edits;
      }
      common.retainAll(edits);
    }
    return common;
  }

  private Set<String> edits(List<Integer> images) {
    Graph source = pair.source();
    Graph target = pair.target();
    Set<String> edits = new TreeSet<>();
    for (int i = 0; i < source.order(); i++) {
      int k = images.get(i);
      if (k < 0) {
        edits.add("delete " + i);
      } else if (!source.labelOfVertex(i).equals(target.labelOfVertex(k))
          || costs.substituteVertex(source.labelOfVertex(i), target.labelOfVertex(k)) != 0) {
        edits.add("substitute " + i + " " + k);
      }
    }
    for (int k = 0; k < target.order(); k++) {
      if (!images.contains(k)) {
        edits.add("insert " + k);
      }
    }
    Set<Integer> reached = new HashSet<>();
    for (int e = 0; e < source.size(); e++) {
      int k = images.get(source.edgeFrom(e));
      int l = images.get(source.edgeTo(e));
      int f = k < 0 || l < 0 ? Graph.NO_EDGE : target.edge(k, l);
      String edge = ends(source, e);
      if (f == Graph.NO_EDGE || isReplaced(e, f)) {
        edits.add("delete " + edge);
      } else {
        reached.add(f);
        if (!source.labelOfEdge(e).equals(target.labelOfEdge(f))
            || costs.substituteEdge(source.labelOfEdge(e), target.labelOfEdge(f)) != 0) {
          edits.add("substitute " + edge + " " + ends(target, f));
        }
      }
    }
    for (int f = 0; f < target.size(); f++) {
      if (!reached.contains(f)) {
        edits.add("insert " + ends(target, f));
      }
    }
    return edits;
  }

  private boolean isReplaced(int e, int f) {
    double deleted = costs.deleteEdge(pair.source().labelOfEdge(e));
    double inserted = costs.insertEdge(pair.target().labelOfEdge(f));
    return costs.substituteEdge(pair.source().labelOfEdge(e), pair.target().labelOfEdge(f))
        > deleted + inserted + EQUAL;
  }

  private static String ends(Graph graph, int edge) {
    return ends(graph.isDirected(), graph.edgeFrom(edge), graph.edgeTo(edge));
  }

  static String ends(boolean directed, int from, int to) {
    return directed || from < to ? from + "-" + to : to + "-" + from;
  }
}
