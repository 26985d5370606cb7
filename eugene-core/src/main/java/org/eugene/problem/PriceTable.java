package org.eugene.problem;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** The prices of the labels that occur in one pair of graphs, and which vertex has which. */
final class PriceTable {
  private final Kinds sourceVertices;
  private final Kinds targetVertices;
  private final Kinds sourceEdges;
  private final Kinds targetEdges;
  private final LabelPrices vertices;
  private final LabelPrices edges;
  private final int[] kindOfSourceLabel;
  private final int[] kindOfTargetLabel;

  private PriceTable(Graph source, Graph target, EditCosts costs) {
    sourceVertices = new Kinds(source.order(), source::vertexLabelId, source.labels());
    targetVertices = new Kinds(target.order(), target::vertexLabelId, target.labels());
    sourceEdges = new Kinds(source.size(), source::edgeLabelId, source.labels());
    targetEdges = new Kinds(target.size(), target::edgeLabelId, target.labels());
    vertices = LabelPrices.ofVertices(sourceVertices.labels, targetVertices.labels, costs);
    edges = LabelPrices.ofEdges(sourceEdges.labels, targetEdges.labels, costs);
    kindOfSourceLabel = kinds(edges.sourceLabels(), edges::isSameSource);
    kindOfTargetLabel = kinds(edges.targetLabels(), edges::isSameTarget);
  }

  static PriceTable of(Graph source, Graph target, EditCosts costs) {
    return new PriceTable(source, target, costs);
  }

  CostScale scale() {
    return CostScale.of(
        LabelPrices.joined(vertices, edges),
        dearest(vertices, sourceVertices, targetVertices)
            + dearest(edges, sourceEdges, targetEdges));
  }

  /** No mapping asks for more than this. */
  private static double dearest(LabelPrices prices, Kinds source, Kinds target) {
    double[] ofSource = new double[prices.sourceLabels()];
    Arrays.setAll(ofSource, prices::dearestOfSource);
    double sum = 0;
    for (int kind : source.kindOf) {
      sum += ofSource[kind];
    }
    for (int kind : target.kindOf) {
      sum += prices.dearestOfTarget(kind);
    }
    return sum;
  }

  /** Prices by kind of vertex: label and self-loop. */
  VertexPrices vertices(CostScale scale, EdgeList source, EdgeList target, EdgePrices loops) {
    VertexKinds rows = new VertexKinds(sourceVertices.kindOf, source);
    VertexKinds columns = new VertexKinds(targetVertices.kindOf, target);
    long[] delete = vertices.delete(scale);
    long[] insert = vertices.insert(scale);
    long[] substitute = vertices.substituteRowMajor(scale);
    int width = columns.count + 1;
    long[] prices = new long[Math.multiplyExact(rows.count + 1, width)];
    for (int a = 0; a <= rows.count; a++) {
      for (int b = 0; b <= columns.count; b++) {
        long price = loops.loop(rows.loop[a], columns.loop[b]);
        if (a < rows.count && b < columns.count) {
          price += substitute[rows.label[a] * vertices.targetLabels() + columns.label[b]];
        } else if (a < rows.count) {
          price += delete[rows.label[a]];
        } else if (b < columns.count) {
          price += insert[columns.label[b]];
        }
        prices[a * width + b] = price;
      }
    }
    return new VertexPrices(rows.kindOf, columns.kindOf, width, prices);
  }

  /** Vertices by label and kind of self-loop, numbered as they first occur. */
  private static final class VertexKinds {
    final int count;
    final int[] kindOf; // of each vertex, and of "nothing"
    final int[] label; // of each kind
    final int[] loop; // of each kind, and of "nothing"

    VertexKinds(int[] labelOf, EdgeList edges) {
      Numbering kinds = new Numbering(labelOf.length);
      kindOf = new int[labelOf.length + 1];
      int[] labels = new int[labelOf.length];
      int[] loops = new int[labelOf.length + 1];
      for (int v = 0; v < labelOf.length; v++) {
        long key = ((long) labelOf[v] << Integer.SIZE) + edges.loopKind(v) + 1;
        kindOf[v] = kinds.number(key);
        labels[kindOf[v]] = labelOf[v];
        loops[kindOf[v]] = edges.loopKind(v);
      }
      count = kinds.count();
      kindOf[labelOf.length] = count;
      loops[count] = Graph.NO_EDGE;
      label = labels;
      loop = loops;
    }
  }

  /** Prices by kind of edge: labels that make no difference to any price are one kind. */
  EdgePrices edges(CostScale scale) {
    LabelPrices kinds =
        edges.of(oneOfEachKind(kindOfSourceLabel), oneOfEachKind(kindOfTargetLabel));
    return new EdgePrices(
        kinds.delete(scale), kinds.insert(scale), kinds.substituteRowMajor(scale));
  }

  int[] sourceEdgeKinds() {
    return at(kindOfSourceLabel, sourceEdges.kindOf);
  }

  int[] targetEdgeKinds() {
    return at(kindOfTargetLabel, targetEdges.kindOf);
  }

  /** Numbers labels so that those that are the same have one number. */
  private static int[] kinds(int labels, SamePrices same) {
    int[] kindOf = new int[labels];
    int[] firstOf = new int[labels];
    int count = 0;
    for (int a = 0; a < labels; a++) {
      int kind = 0;
      while (kind < count && !same.test(firstOf[kind], a)) {
        kind++;
      }
      kindOf[a] = kind;
      if (kind == count) {
        firstOf[count++] = a;
      }
    }
    return kindOf;
  }

  private static int[] oneOfEachKind(int[] kindOfLabel) {
    int[] first = new int[kindOfLabel.length];
    int count = 0;
    for (int a = 0; a < kindOfLabel.length; a++) {
      if (kindOfLabel[a] == count) { // kinds are numbered as they first occur
        first[count++] = a;
      }
    }
    return Arrays.copyOf(first, count);
  }

  private static int[] at(int[] values, int[] places) {
    int[] found = new int[places.length];
    for (int at = 0; at < places.length; at++) {
      found[at] = values[places[at]];
    }
    return found;
  }

  private interface SamePrices {
    boolean test(int a, int b);
  }

  /** The distinct labels of some vertices or edges, numbered as they first occur. */
  private static final class Kinds {
    final int[] kindOf;
    final Label[] labels;

    Kinds(int elements, IntUnaryOperator labelOf, LabelDictionary dictionary) {
      kindOf = new int[elements];
      Numbering kinds = new Numbering(elements);
      for (int at = 0; at < elements; at++) {
        kindOf[at] = kinds.number(labelOf.applyAsInt(at));
      }
      labels = new Label[kinds.count()];
      for (int kind = 0; kind < labels.length; kind++) {
        labels[kind] = dictionary.label((int) kinds.key(kind));
      }
    }
  }
}
