package org.eugene.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * What the lower bounds of a search look at, for all graphs of a collection in flat arrays: sizes,
 * label histograms, sorted degrees, and the star of every vertex. Immutable.
 *
 * <p>Arrays with an entry a vertex or a histogram bar have graph g's entries at positions
 * start[g]..start[g+1]-1. Vertex labels and edge labels are numbered apart from each other, as they
 * first occur. Arrays are shared, not copied: whoever sees them must not write to them.
 */
final class Features {
  private final LabelDictionary vertexLabels;
  private final LabelDictionary edgeLabels;
  private final boolean directed;
  private final int[] order;
  private final int[] size;
  private final int[] loops;
  private final Histograms vertices;
  private final Histograms edges;
  private final int[] vertexStart;
  private final int[] outDegree;
  private final int[] inDegree;
  private final int[] star;
  private final Stars stars;

  Features(
      LabelDictionary vertexLabels,
      LabelDictionary edgeLabels,
      boolean directed,
      int[] order,
      int[] size,
      int[] loops,
      Histograms vertices,
      Histograms edges,
      int[] vertexStart,
      int[] outDegree,
      int[] inDegree,
      int[] star,
      Stars stars) {
    this.vertexLabels = vertexLabels;
    this.edgeLabels = edgeLabels;
    this.directed = directed;
    this.order = order;
    this.size = size;
    this.loops = loops;
    this.vertices = vertices;
    this.edges = edges;
    this.vertexStart = vertexStart;
    this.outDegree = outDegree;
    this.inDegree = inDegree;
    this.star = star;
    this.stars = stars;
  }

  /** Numbers of vertex labels. */
  LabelDictionary vertexLabels() {
    return vertexLabels;
  }

  /** Numbers of edge labels. */
  LabelDictionary edgeLabels() {
    return edgeLabels;
  }

  /** Whether edges have a direction; a collection is of one kind. */
  boolean directed() {
    return directed;
  }

  /** Vertices of each graph. */
  int[] order() {
    return order;
  }

  /** Edges of each graph, self-loops left out. */
  int[] size() {
    return size;
  }

  /** Self-loops of each graph. */
  int[] loops() {
    return loops;
  }

  /** Bars of the vertex labels. */
  Histograms vertices() {
    return vertices;
  }

  /** Bars of the edge labels, self-loops included. */
  Histograms edges() {
    return edges;
  }

  /** Where the vertices of each graph begin in the following three. */
  int[] vertexStart() {
    return vertexStart;
  }

  /** Degrees of each graph, falling; directed: numbers of arcs that leave. */
  int[] outDegree() {
    return outDegree;
  }

  /** Directed: numbers of arcs that arrive, falling; else empty. */
  int[] inDegree() {
    return inDegree;
  }

  /** The star of each vertex. */
  int[] star() {
    return star;
  }

  /** All stars that occur. */
  Stars stars() {
    return stars;
  }

  /** Label histograms of all graphs: label[h] occurs count[h] times in its graph. */
  static final class Histograms {
    private final int[] start;
    private final int[] label;
    private final int[] count;

    Histograms(int[] start, int[] label, int[] count) {
      this.start = start;
      this.label = label;
      this.count = count;
    }

    /** Where the bars of each graph begin. */
    int[] start() {
      return start;
    }

    /** Rising within a graph, each once. */
    int[] label() {
      return label;
    }

    /** At least 1. */
    int[] count() {
      return count;
    }
  }

  int count() {
    return order.length;
  }

  static Features of(List<Graph> graphs) {
    return new Maker(graphs).make();
  }

  /** The moving parts of {@link #of}. */
  private static final class Maker {
    private final List<Graph> graphs;
    private final LabelDictionary vertexLabels = new LabelDictionary();
    private final LabelDictionary edgeLabels = new LabelDictionary();
    private final Stars.Maker stars = new Stars.Maker();
    // Numbers of labels by dictionary and id, so that a label is looked up once.
    private final Map<LabelDictionary, Map<Integer, Integer>> vertexNumbers = new HashMap<>();
    private final Map<LabelDictionary, Map<Integer, Integer>> edgeNumbers = new HashMap<>();

    Maker(List<Graph> graphs) {
      this.graphs = graphs;
    }

    Features make() {
      int count = graphs.size();
      boolean directed = isDirected();
      int[] order = new int[count];
      int[] size = new int[count];
      int[] loops = new int[count];
      int[] vertexStart = new int[count + 1];
      HistogramMaker vertices = new HistogramMaker(count);
      HistogramMaker edges = new HistogramMaker(count);
      for (int g = 0; g < count; g++) {
        order[g] = graphs.get(g).order();
        vertexStart[g + 1] = vertexStart[g] + order[g];
      }
      int[] out = new int[vertexStart[count]];
      int[] in = new int[directed ? vertexStart[count] : 0];
      int[] star = new int[vertexStart[count]];
      for (int g = 0; g < count; g++) {
        Graph graph = graphs.get(g);
        int[] vertexLabel = numbersOfVertices(graph);
        int[] edgeLabel = numbersOfEdges(graph);
        int first = vertexStart[g];
        for (int e = 0; e < graph.size(); e++) {
          boolean loop = graph.edgeFrom(e) == graph.edgeTo(e);
          loops[g] += loop ? 1 : 0;
          size[g] += loop ? 0 : 1;
          if (!loop) {
            out[first + graph.edgeFrom(e)]++;
            (directed ? in : out)[first + graph.edgeTo(e)]++;
          }
        }
        stars.add(graph, vertexLabel, edgeLabel, star, first);
        sortFalling(out, first, first + order[g]);
        if (directed) {
          sortFalling(in, first, first + order[g]);
        }
        vertices.add(vertexLabel);
        edges.add(edgeLabel);
      }
      return new Features(
          vertexLabels,
          edgeLabels,
          directed,
          order,
          size,
          loops,
          vertices.make(),
          edges.make(),
          vertexStart,
          out,
          in,
          star,
          stars.make());
    }

    private boolean isDirected() {
      return graphs.stream().anyMatch(graph -> graph.isDirected() && graph.size() > 0);
    }

    private int[] numbersOfVertices(Graph graph) {
      int[] numbers = new int[graph.order()];
      Map<Integer, Integer> known =
          vertexNumbers.computeIfAbsent(graph.labels(), d -> new HashMap<>());
      for (int v = 0; v < numbers.length; v++) {
        Label label = graph.labelOfVertex(v);
        numbers[v] = known.computeIfAbsent(graph.vertexLabel(v), id -> vertexLabels.intern(label));
      }
      return numbers;
    }

    private int[] numbersOfEdges(Graph graph) {
      int[] numbers = new int[graph.size()];
      Map<Integer, Integer> known =
          edgeNumbers.computeIfAbsent(graph.labels(), d -> new HashMap<>());
      for (int e = 0; e < numbers.length; e++) {
        Label label = graph.labelOfEdge(e);
        numbers[e] = known.computeIfAbsent(graph.edgeLabel(e), id -> edgeLabels.intern(label));
      }
      return numbers;
    }

    private static void sortFalling(int[] numbers, int from, int to) {
      Arrays.sort(numbers, from, to);
      for (int low = from, high = to - 1; low < high; low++, high--) {
        int swapped = numbers[low];
        numbers[low] = numbers[high];
        numbers[high] = swapped;
      }
    }
  }

  /** Histograms as they grow. */
  private static final class HistogramMaker {
    private final int[] start;
    private int graphs;
    private int bars;
    private int[] label = new int[64];
    private int[] count = new int[64];

    HistogramMaker(int graphs) {
      this.start = new int[graphs + 1];
    }

    void add(int[] labels) {
      int[] sorted = labels.clone();
      Arrays.sort(sorted);
      for (int at = 0; at < sorted.length; at++) {
        if (at > 0 && sorted[at] == sorted[at - 1]) {
          count[bars - 1]++;
        } else {
          if (bars == label.length) {
            label = Arrays.copyOf(label, 2 * bars);
            count = Arrays.copyOf(count, 2 * bars);
          }
          label[bars] = sorted[at];
          count[bars++] = 1;
        }
      }
      start[++graphs] = bars;
    }

    Histograms make() {
      return new Histograms(start, Arrays.copyOf(label, bars), Arrays.copyOf(count, bars));
    }
  }
}
