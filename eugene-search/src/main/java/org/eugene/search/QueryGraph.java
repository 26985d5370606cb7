package org.eugene.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A source as the bounds of a search want it: how many vertices and edges it has of each class of
 * labels, how many vertices of each degree, and its stars. Immutable.
 */
final class QueryGraph {
  /** Degrees beyond this count as this. */
  static final int LARGEST_DEGREE = 32;

  final SmallGraph graph;
  final int properEdges;
  final int[] vertexBars; // labels, each once
  final int[] vertexCounts;
  final int[] edgeBars;
  final int[] edgeCounts;

  /** Vertices of each class; the class of those that become nothing for nothing has none. */
  final int[] vertexClasses;

  /** Edges of each class; the class of those that become nothing for nothing has none. */
  final int[] edgeClasses;

  /** How many vertices have at least so many edges, as in {@link StarList}. */
  final int[] atLeastDegree;

  /**
   * The numbers of the stars of all vertices among those of the sources, by rising number among
   * those of the targets.
   */
  final int[] starOf;

  /**
   * The number that an equal star of the targets has, rising; empty where prices do not let equal
   * stars stay together.
   */
  final int[] twinOf;

  QueryGraph(SmallGraph graph, PairPrices prices, Shelves sources, Shelves targets) {
    this.graph = graph;
    this.properEdges = graph.properEdges();
    Bars vertices = bars(graph.vertexLabel, graph.order);
    Bars edges = bars(graph.edgeLabel, graph.size);
    this.vertexBars = labels(vertices);
    this.vertexCounts = counts(vertices);
    this.edgeBars = labels(edges);
    this.edgeCounts = counts(edges);
    this.vertexClasses = classes(vertexBars, vertexCounts, prices.vertices);
    this.edgeClasses = classes(edgeBars, edgeCounts, prices.edges);
    graph.rings = sources.rings().new Finder(sources.stars()).find(graph);
    int[] number = graph.rings.star;
    this.atLeastDegree = new StarList(number, sources.stars()).atLeast;
    if (keepsEqualStars(prices)) {
      Rings there = targets.rings().new Finder(targets.stars()).find(translated(prices));
      graph.rings = graph.rings.withTwins(there.ring);
      int[] twin = there.star;
      Integer[] vertex = new Integer[graph.order];
      Arrays.setAll(vertex, v -> v);
      Arrays.sort(vertex, (v, w) -> Integer.compare(twin[v], twin[w]));
      this.starOf = Arrays.stream(vertex).mapToInt(v -> number[v]).toArray();
      this.twinOf = Arrays.stream(vertex).mapToInt(v -> twin[v]).toArray();
    } else {
      this.starOf = number;
      this.twinOf = new int[0];
    }
  }

  private static Bars bars(int[] labels, int count) {
    Bars bars = new Bars(1);
    bars.add(labels, count);
    return bars.done();
  }

  private static int[] labels(Bars bars) {
    int[] labels = new int[bars.start(1)];
    Arrays.setAll(labels, bars::label);
    return labels;
  }

  private static int[] counts(Bars bars) {
    int[] counts = new int[bars.start(1)];
    Arrays.setAll(counts, bars::count);
    return counts;
  }

  private static int[] classes(int[] labels, int[] counts, PairPrices.Side side) {
    int[] classes = new int[side.classes + 1];
    for (int bar = 0; bar < labels.length; bar++) {
      int mine = side.sourceClass[labels[bar]];
      classes[mine] += mine < side.classes ? counts[bar] : 0;
    }
    return classes;
  }

  /**
   * Where prices obey the triangle, some cheapest assignment of stars maps equal stars onto each
   * other: if a becomes b′ and a′ becomes b, and b equals a, then turning a′ into b′ costs no more
   * than a′ into b and a into b′. One label of each class on either side is needed, so that equal
   * means equal.
   */
  private static boolean keepsEqualStars(PairPrices prices) {
    return isOneToOne(prices.vertices) && isOneToOne(prices.edges);
  }

  private static boolean isOneToOne(PairPrices.Side side) {
    return side.isConstant
        && isOneToOne(side.sourceClass, side.classes)
        && isOneToOne(side.targetClass, side.classes);
  }

  private static boolean isOneToOne(int[] classOf, int classes) {
    boolean[] seen = new boolean[classes];
    for (int mine : classOf) {
      if (mine < classes) {
        if (seen[mine]) {
          return false;
        }
        seen[mine] = true;
      }
    }
    return true;
  }

  /** With the labels that the targets have for the same. */
  private SmallGraph translated(PairPrices prices) {
    int[] vertexNumber = translation(prices.vertices);
    int[] edgeNumber = translation(prices.edges);
    SmallGraph there = new SmallGraph();
    there.begin(graph.order, graph.size, graph.directed);
    for (int v = 0; v < graph.order; v++) {
      there.vertexLabel[v] = vertexNumber[graph.vertexLabel[v]];
    }
    for (int e = 0; e < graph.size; e++) {
      there.from[e] = graph.from[e];
      there.to[e] = graph.to[e];
      there.edgeLabel[e] = edgeNumber[graph.edgeLabel[e]];
    }
    return there;
  }

  /** To the label that each becomes for nothing; others get a number that no label has. */
  private static int[] translation(PairPrices.Side side) {
    Map<Integer, Integer> byClass = new HashMap<>();
    for (int b = 0; b < side.targetClass.length; b++) {
      byClass.put(side.targetClass[b], b);
    }
    int[] numbers = new int[side.sourceClass.length];
    for (int a = 0; a < numbers.length; a++) {
      int mine = side.sourceClass[a];
      numbers[a] = mine < side.classes ? byClass.get(mine) : -2 - a;
    }
    return numbers;
  }

  /** Self-loops. */
  int loops() {
    return graph.size - properEdges;
  }
}
