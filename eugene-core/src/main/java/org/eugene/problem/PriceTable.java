package org.eugene.problem;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * The answers of {@link EditCosts} for the labels that occur in one pair of graphs, as prices; each
 * question is asked once for every label or pair of labels.
 */
final class PriceTable {
  private final Kinds sourceVertices;
  private final Kinds targetVertices;
  private final Kinds sourceEdges;
  private final Kinds targetEdges;
  private final double[] deleteVertex;
  private final double[] insertVertex;
  private final double[] substituteVertex;
  private final double[] deleteEdge;
  private final double[] insertEdge;
  private final double[] substituteEdge;
  private final int[] kindOfSourceLabel;
  private final int[] kindOfTargetLabel;

  private PriceTable(Graph source, Graph target, EditCosts costs) {
    sourceVertices = new Kinds(source.order(), source::vertexLabelId, source.labels());
    targetVertices = new Kinds(target.order(), target::vertexLabelId, target.labels());
    sourceEdges = new Kinds(source.size(), source::edgeLabelId, source.labels());
    targetEdges = new Kinds(target.size(), target::edgeLabelId, target.labels());
    deleteVertex = single("deleting vertex", sourceVertices, costs::deleteVertex);
    insertVertex = single("inserting vertex", targetVertices, costs::insertVertex);
    substituteVertex =
        paired("substituting vertex", sourceVertices, targetVertices, costs::substituteVertex);
    deleteEdge = single("deleting edge", sourceEdges, costs::deleteEdge);
    insertEdge = single("inserting edge", targetEdges, costs::insertEdge);
    substituteEdge = paired("substituting edge", sourceEdges, targetEdges, costs::substituteEdge);
    kindOfSourceLabel = kinds(sourceEdges.count, this::isSameSourceEdge);
    kindOfTargetLabel = kinds(targetEdges.count, this::isSameTargetEdge);
  }

  static PriceTable of(Graph source, Graph target, EditCosts costs) {
    return new PriceTable(source, target, costs);
  }

  private static double[] single(String what, Kinds kinds, SinglePrice price) {
    double[] prices = new double[kinds.count];
    for (int a = 0; a < kinds.count; a++) {
      prices[a] = checked(what, kinds.labels[a].name(), price.of(kinds.labels[a]));
    }
    return prices;
  }

  private static double[] paired(String what, Kinds rows, Kinds columns, PairPrice price) {
    double[] prices = new double[rows.count * columns.count];
    for (int a = 0; a < rows.count; a++) {
      for (int b = 0; b < columns.count; b++) {
        Label from = rows.labels[a];
        Label to = columns.labels[b];
        prices[a * columns.count + b] = price.of(from, to);
        if (!isPrice(prices[a * columns.count + b])) {
          checked(what, from.name() + " by " + to.name(), prices[a * columns.count + b]);
        }
      }
    }
    return prices;
  }

  private static boolean isPrice(double price) {
    return price >= 0 && !Double.isInfinite(price);
  }

  private static double checked(String what, String label, double price) {
    if (!isPrice(price)) {
      throw new IllegalArgumentException(
          "the cost of "
              + what
              + " "
              + label
              + " ("
              + price
              + ") must be a finite number and not negative; mend the costs");
    }
    return price + 0.0; // -0.0 becomes 0.0
  }

  CostScale scale() {
    double[][] all = {
      deleteVertex, insertVertex, substituteVertex, deleteEdge, insertEdge, substituteEdge
    };
    int count = 0;
    for (double[] prices : all) {
      count += prices.length;
    }
    double[] joined = new double[count];
    int at = 0;
    for (double[] prices : all) {
      System.arraycopy(prices, 0, joined, at, prices.length);
      at += prices.length;
    }
    int summands =
        sourceVertices.kindOf.length
            + targetVertices.kindOf.length
            + sourceEdges.kindOf.length
            + targetEdges.kindOf.length;
    return CostScale.of(joined, summands);
  }

  VertexPrices vertices(CostScale scale) {
    int rows = sourceVertices.kindOf.length;
    int columns = targetVertices.kindOf.length;
    long[] delete = units(deleteVertex, scale);
    long[] insert = units(insertVertex, scale);
    long[] substitute = units(substituteVertex, scale);
    long[] prices = new long[(rows + 1) * (columns + 1)];
    for (int i = 0; i < rows; i++) {
      int a = sourceVertices.kindOf[i];
      for (int k = 0; k < columns; k++) {
        prices[i * (columns + 1) + k] =
            substitute[a * targetVertices.count + targetVertices.kindOf[k]];
      }
      prices[i * (columns + 1) + columns] = delete[a];
    }
    for (int k = 0; k < columns; k++) {
      prices[rows * (columns + 1) + k] = insert[targetVertices.kindOf[k]];
    }
    return new VertexPrices(rows, columns, prices);
  }

  /** Prices by kind of edge: labels that make no difference to any price are one kind. */
  EdgePrices edges(CostScale scale) {
    int columns = targetEdges.count;
    int[] rowKinds = oneOfEachKind(kindOfSourceLabel);
    int[] columnKinds = oneOfEachKind(kindOfTargetLabel);
    double[] substitute = new double[rowKinds.length * columnKinds.length];
    for (int a = 0; a < rowKinds.length; a++) {
      for (int b = 0; b < columnKinds.length; b++) {
        substitute[a * columnKinds.length + b] =
            substituteEdge[rowKinds[a] * columns + columnKinds[b]];
      }
    }
    return new EdgePrices(
        units(at(deleteEdge, rowKinds), scale),
        units(at(insertEdge, columnKinds), scale),
        units(substitute, scale));
  }

  int[] sourceEdgeKinds() {
    return at(kindOfSourceLabel, sourceEdges.kindOf);
  }

  int[] targetEdgeKinds() {
    return at(kindOfTargetLabel, targetEdges.kindOf);
  }

  private boolean isSameSourceEdge(int a, int b) {
    boolean same = deleteEdge[a] == deleteEdge[b];
    for (int k = 0; k < targetEdges.count && same; k++) {
      same = substituteEdge[a * targetEdges.count + k] == substituteEdge[b * targetEdges.count + k];
    }
    return same;
  }

  private boolean isSameTargetEdge(int a, int b) {
    boolean same = insertEdge[a] == insertEdge[b];
    for (int i = 0; i < sourceEdges.count && same; i++) {
      same = substituteEdge[i * targetEdges.count + a] == substituteEdge[i * targetEdges.count + b];
    }
    return same;
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
    return IntStream.range(0, kindOfLabel.length)
        .filter(a -> IntStream.range(0, a).noneMatch(b -> kindOfLabel[b] == kindOfLabel[a]))
        .toArray();
  }

  private static int[] at(int[] values, int[] places) {
    return IntStream.of(places).map(place -> values[place]).toArray();
  }

  private static double[] at(double[] values, int[] places) {
    return IntStream.of(places).mapToDouble(place -> values[place]).toArray();
  }

  private static long[] units(double[] prices, CostScale scale) {
    long[] units = new long[prices.length];
    for (int at = 0; at < prices.length; at++) {
      units[at] = scale.units(prices[at]);
    }
    return units;
  }

  private interface SamePrices {
    boolean test(int a, int b);
  }

  private interface SinglePrice {
    double of(Label label);
  }

  private interface PairPrice {
    double of(Label from, Label to);
  }

  /** The distinct labels of some vertices or edges, numbered as they first occur. */
  private static final class Kinds {
    final int[] kindOf;
    final int count;
    final Label[] labels;

    Kinds(int elements, IntUnaryOperator labelOf, LabelDictionary dictionary) {
      kindOf = new int[elements];
      Map<Integer, Integer> kinds = new HashMap<>();
      int[] firstId = new int[elements];
      for (int at = 0; at < elements; at++) {
        int id = labelOf.applyAsInt(at);
        Integer known = kinds.putIfAbsent(id, kinds.size());
        kindOf[at] = known == null ? kinds.size() - 1 : known;
        if (known == null) {
          firstId[kinds.size() - 1] = id;
        }
      }
      count = kinds.size();
      labels = new Label[count];
      for (int kind = 0; kind < count; kind++) {
        labels[kind] = dictionary.label(firstId[kind]);
      }
    }
  }
}
