package org.eugene.search;

import java.nio.IntBuffer;
import java.util.Arrays;
import org.eugene.graph.Graph;
import org.eugene.search.Features.Histograms;

/**
 * Holds everything in an index against the graphs in it. A checksum tells accidents, not lies, and
 * a bound taken from a lying feature proves what is not so: hence whatever a bound looks at is
 * counted again from vertices and edges, once, in passing over flat arrays, when the index is
 * opened. What is found wrong is an {@link IllegalStateException}.
 */
final class IndexCheck {
  private final FlatGraphs graphs;
  private final Features features;
  private final Numbering vertexLabels;
  private final Numbering edgeLabels;
  private final boolean[] starSeen;

  private IndexCheck(FlatGraphs graphs, Features features, Numbering vertices, Numbering edges) {
    this.graphs = graphs;
    this.features = features;
    this.vertexLabels = vertices;
    this.edgeLabels = edges;
    this.starSeen = new boolean[features.stars().label().length];
  }

  /**
   * Checks structure, ranges and features.
   *
   * @param labels how many labels there are
   * @param vertexLabels the ids of those that vertices have, in the order of their numbers
   * @param edgeLabels the ids of those that edges have, in the order of their numbers
   */
  static void check(
      FlatGraphs graphs, Features features, int labels, int[] vertexLabels, int[] edgeLabels) {
    IndexCheck check =
        new IndexCheck(
            graphs,
            features,
            new Numbering(vertexLabels, labels),
            new Numbering(edgeLabels, labels));
    check.shape();
    for (int g = 0; g < graphs.count(); g++) {
      check.graph(g);
    }
    check.vertexLabels.checkAllSeen();
    check.edgeLabels.checkAllSeen();
    for (boolean seen : check.starSeen) {
      demand(seen, "a star that no vertex has");
    }
  }

  private static void demand(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalStateException(otherwise);
    }
  }

  private void shape() {
    int count = graphs.count();
    starts(graphs.vertexStart(), count, graphs.vertexLabel().capacity());
    starts(graphs.edgeStart(), count, graphs.edgeFrom().capacity());
    int edges = graphs.edgeFrom().capacity();
    demand(
        graphs.edgeTo().capacity() == edges && graphs.edgeLabel().capacity() == edges,
        "lengths of edges");
    int vertices = graphs.vertexLabel().capacity();
    demand(
        features.order().length == count
            && features.size().length == count
            && features.loops().length == count
            && features.outDegree().length == vertices
            && features.inDegree().length == (features.directed() ? vertices : 0)
            && features.star().length == vertices,
        "lengths of features");
    shape(features.vertices(), count);
    shape(features.edges(), count);
    Stars stars = features.stars();
    demand(stars.loop().length == stars.label().length, "lengths of stars");
    starts(stars.start(), stars.label().length, stars.half().length);
  }

  private static void shape(Histograms bars, int count) {
    starts(bars.start(), count, bars.label().length);
    demand(bars.count().length == bars.label().length, "lengths of bars");
  }

  /** From 0 to the end, never back. */
  private static void starts(int[] start, int count, int end) {
    demand(start.length == count + 1 && start[0] == 0 && start[count] == end, "places");
    for (int at = 0; at < count; at++) {
      demand(start[at] <= start[at + 1], "places");
    }
  }

  private void graph(int g) {
    int kind = graphs.directed().get(g);
    demand(kind == 0 || kind == 1, "kind of a graph");
    demand(graphs.size(g) == 0 || graphs.isDirected(g) == features.directed(), "kinds of graphs");
    int[] vertexLabel = numbered(graphs.vertexLabel(), graphs.vertexStart(), g, vertexLabels);
    int[] edgeLabel = numbered(graphs.edgeLabel(), graphs.edgeStart(), g, edgeLabels);
    edges(g);
    degrees(g);
    stars(g, vertexLabel, edgeLabel);
    bars(g, vertexLabel, features.vertices());
    bars(g, edgeLabel, features.edges());
  }

  private static int[] numbered(IntBuffer label, int[] start, int g, Numbering numbering) {
    int[] numbers = new int[start[g + 1] - start[g]];
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] = numbering.number(label.get(start[g] + at));
    }
    return numbers;
  }

  /** Ends within the graph, in their order, none twice. */
  private void edges(int g) {
    int lastFrom = -1;
    int lastTo = -1;
    for (int e = graphs.edgeStart()[g]; e < graphs.edgeStart()[g + 1]; e++) {
      int from = graphs.edgeFrom().get(e);
      int to = graphs.edgeTo().get(e);
      demand(from >= 0 && to >= 0 && from < graphs.order(g) && to < graphs.order(g), "an edge");
      demand(graphs.isDirected(g) || from <= to, "ends of an edge");
      demand(from > lastFrom || (from == lastFrom && to > lastTo), "order of edges");
      lastFrom = from;
      lastTo = to;
    }
  }

  private void degrees(int g) {
    int loops = 0;
    int[] out = new int[graphs.order(g)];
    int[] in = features.directed() ? new int[graphs.order(g)] : out;
    for (int e = graphs.edgeStart()[g]; e < graphs.edgeStart()[g + 1]; e++) {
      int from = graphs.edgeFrom().get(e);
      int to = graphs.edgeTo().get(e);
      if (from == to) {
        loops++;
      } else {
        out[from]++;
        in[to]++;
      }
    }
    demand(
        features.order()[g] == graphs.order(g)
            && features.size()[g] == graphs.size(g) - loops
            && features.loops()[g] == loops,
        "sizes of a graph");
    falling(out, features.outDegree(), graphs.vertexStart()[g]);
    if (features.directed()) {
      falling(in, features.inDegree(), graphs.vertexStart()[g]);
    }
  }

  private static void falling(int[] degrees, int[] sorted, int first) {
    Arrays.sort(degrees);
    for (int at = 0; at < degrees.length; at++) {
      demand(sorted[first + at] == degrees[degrees.length - 1 - at], "degrees of a graph");
    }
  }

  private static void bars(int g, int[] numbers, Histograms bars) {
    Arrays.sort(numbers);
    int bar = bars.start()[g];
    for (int at = 0; at < numbers.length; bar++) {
      int end = at;
      while (end < numbers.length && numbers[end] == numbers[at]) {
        end++;
      }
      demand(
          bar < bars.start()[g + 1]
              && bars.label()[bar] == numbers[at]
              && bars.count()[bar] == end - at,
          "labels of a graph");
      at = end;
    }
    demand(bar == bars.start()[g + 1], "labels of a graph");
  }

  private void stars(int g, int[] vertexLabel, int[] edgeLabel) {
    int order = graphs.order(g);
    int[] loop = new int[order];
    int[] start = new int[order + 2];
    Arrays.fill(loop, Graph.NO_EDGE);
    int first = graphs.edgeStart()[g];
    for (int e = 0; e < edgeLabel.length; e++) {
      int from = graphs.edgeFrom().get(first + e);
      int to = graphs.edgeTo().get(first + e);
      if (from == to) {
        loop[from] = edgeLabel[e];
      } else {
        start[from + 2]++;
        start[to + 2]++;
      }
    }
    for (int v = 0; v < order; v++) {
      start[v + 2] += start[v + 1];
    }
    int[] half = new int[start[order + 1]];
    for (int e = 0; e < edgeLabel.length; e++) {
      int from = graphs.edgeFrom().get(first + e);
      int to = graphs.edgeTo().get(first + e);
      if (from != to) {
        half[start[from + 1]++] = 2 * edgeLabel[e];
        half[start[to + 1]++] = 2 * edgeLabel[e] + (graphs.isDirected(g) ? 1 : 0);
      }
    }
    for (int v = 0; v < order; v++) {
      int star = features.star()[graphs.vertexStart()[g] + v];
      demand(star >= 0 && star < starSeen.length, "star of a vertex");
      starSeen[star] = true;
      Arrays.sort(half, start[v], start[v + 1]);
      Stars stars = features.stars();
      demand(
          stars.label()[star] == vertexLabel[v]
              && stars.loop()[star] == loop[v]
              && Arrays.equals(
                  half,
                  start[v],
                  start[v + 1],
                  stars.half(),
                  stars.start()[star],
                  stars.start()[star + 1]),
          "star of a vertex");
    }
  }

  /** From ids of labels to their numbers, which are given in the order of first occurrence. */
  private static final class Numbering {
    private static final int NONE = -1;

    private final int[] numberOf;
    private final int count;
    private int seen;

    Numbering(int[] ids, int labels) {
      this.count = ids.length;
      this.numberOf = new int[labels];
      Arrays.fill(numberOf, NONE);
      for (int number = 0; number < ids.length; number++) {
        int id = ids[number];
        demand(id >= 0 && id < labels && numberOf[id] == NONE, "numbers of labels");
        numberOf[id] = number;
      }
    }

    int number(int id) {
      int number = id >= 0 && id < numberOf.length ? numberOf[id] : NONE;
      demand(number >= 0 && number <= seen, "a label");
      seen = Math.max(seen, number + 1);
      return number;
    }

    void checkAllSeen() {
      demand(seen == count, "a label that does not occur");
    }
  }
}
