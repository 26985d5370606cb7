package org.eugene.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.search.Features.Histograms;

/** Looks at all graphs of a collection once and makes their {@link Features}. */
final class FeaturesMaker {
  private final List<Graph> graphs;
  private final boolean directed;
  private final LabelDictionary vertexLabels = new LabelDictionary();
  private final LabelDictionary edgeLabels = new LabelDictionary();
  // Numbers of labels by dictionary and id, so that a label is looked up once.
  private final Map<LabelDictionary, Map<Integer, Integer>> vertexNumbers = new HashMap<>();
  private final Map<LabelDictionary, Map<Integer, Integer>> edgeNumbers = new HashMap<>();
  private final Stars.Maker stars = new Stars.Maker();
  private final HistogramMaker vertices;
  private final HistogramMaker edges;
  private final int[] order;
  private final int[] size;
  private final int[] loops;
  private final int[] vertexStart;
  private final int[] outDegree;
  private final int[] inDegree;
  private final int[] star;

  FeaturesMaker(List<Graph> graphs) {
    int count = graphs.size();
    this.graphs = graphs;
    this.directed = graphs.stream().anyMatch(graph -> graph.isDirected() && graph.size() > 0);
    this.vertices = new HistogramMaker(count);
    this.edges = new HistogramMaker(count);
    this.order = graphs.stream().mapToInt(Graph::order).toArray();
    this.size = new int[count];
    this.loops = new int[count];
    this.vertexStart = new int[count + 1];
    for (int g = 0; g < count; g++) {
      vertexStart[g + 1] = Math.addExact(vertexStart[g], order[g]);
    }
    this.outDegree = new int[vertexStart[count]];
    this.inDegree = new int[directed ? vertexStart[count] : 0];
    this.star = new int[vertexStart[count]];
  }

  Features make() {
    for (int g = 0; g < graphs.size(); g++) {
      look(g, graphs.get(g));
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
        outDegree,
        inDegree,
        star,
        stars.make());
  }

  private void look(int g, Graph graph) {
    int[] vertexLabel = new int[graph.order()];
    for (int v = 0; v < vertexLabel.length; v++) {
      vertexLabel[v] =
          number(
              graph, graph.vertexLabelId(v), graph.labelOfVertex(v), vertexNumbers, vertexLabels);
    }
    int[] edgeLabel = new int[graph.size()];
    for (int e = 0; e < edgeLabel.length; e++) {
      edgeLabel[e] =
          number(graph, graph.edgeLabelId(e), graph.labelOfEdge(e), edgeNumbers, edgeLabels);
    }
    vertices.add(vertexLabel);
    edges.add(edgeLabel);
    stars.add(graph, vertexLabel, edgeLabel, star, vertexStart[g]);
    countDegrees(g, graph);
  }

  private static int number(
      Graph graph,
      int id,
      Label label,
      Map<LabelDictionary, Map<Integer, Integer>> known,
      LabelDictionary numbers) {
    return known
        .computeIfAbsent(graph.labels(), dictionary -> new HashMap<>())
        .computeIfAbsent(id, unseen -> numbers.intern(label));
  }

  private void countDegrees(int g, Graph graph) {
    int first = vertexStart[g];
    for (int e = 0; e < graph.size(); e++) {
      if (graph.edgeFrom(e) == graph.edgeTo(e)) {
        loops[g]++;
      } else {
        size[g]++;
        outDegree[first + graph.edgeFrom(e)]++;
        (directed ? inDegree : outDegree)[first + graph.edgeTo(e)]++;
      }
    }
    sortFalling(outDegree, first, vertexStart[g + 1]);
    if (directed) {
      sortFalling(inDegree, first, vertexStart[g + 1]);
    }
  }

  private static void sortFalling(int[] numbers, int from, int to) {
    Arrays.sort(numbers, from, to);
    for (int low = from, high = to - 1; low < high; low++, high--) {
      int swapped = numbers[low];
      numbers[low] = numbers[high];
      numbers[high] = swapped;
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
