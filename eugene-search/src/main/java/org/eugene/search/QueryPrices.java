package org.eugene.search;

import java.util.Arrays;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.CostScale;
import org.eugene.problem.LabelPrices;

/** The prices of one query graph against all labels of a collection, in whole units. */
final class QueryPrices {
  final PriceMatrix vertices;
  final PriceMatrix edges;
  private final CostScale scale;

  QueryPrices(Features query, Features collection, EditCosts costs) {
    LabelPrices ofVertices =
        LabelPrices.ofVertices(
            labels(query.vertexLabels()), labels(collection.vertexLabels()), costs);
    LabelPrices ofEdges =
        LabelPrices.ofEdges(labels(query.edgeLabels()), labels(collection.edgeLabels()), costs);
    double[] all = LabelPrices.joined(ofVertices, ofEdges);
    double dearest = Arrays.stream(all).max().orElse(0);
    this.scale = CostScale.of(all, dearest * (largest(query) + largest(collection)));
    this.vertices = new PriceMatrix(ofVertices, scale);
    this.edges = new PriceMatrix(ofEdges, scale);
  }

  private static Label[] labels(LabelDictionary dictionary) {
    Label[] labels = new Label[dictionary.size()];
    Arrays.setAll(labels, dictionary::label);
    return labels;
  }

  /** Vertices and edges of the largest graph. */
  private static int largest(Features features) {
    int largest = 0;
    for (int g = 0; g < features.count(); g++) {
      largest = Math.max(largest, features.order()[g] + features.size()[g] + features.loops()[g]);
    }
    return largest;
  }

  /** What a distance of at least so many units is at least. */
  double lower(long units) {
    return scale.cost(units);
  }
}
