package org.eugene.search;

import java.util.Arrays;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.CostScale;
import org.eugene.problem.LabelPrices;

/**
 * The prices of one query graph against all labels of a collection, in whole units.
 *
 * <p>Where some price is no whole number of units (a Euclidean distance, say), the distance that a
 * problem computes for a pair may differ from a sum of these by a rounding of each summand here and
 * there; a bound is then lowered by as much as that can be.
 */
final class QueryPrices {
  final PriceMatrix vertices;
  final PriceMatrix edges;
  private final CostScale scale;
  private final double slack;

  QueryPrices(Features query, Features collection, EditCosts costs) {
    LabelPrices ofVertices =
        LabelPrices.ofVertices(
            labels(query.vertexLabels()), labels(collection.vertexLabels()), costs);
    LabelPrices ofEdges =
        LabelPrices.ofEdges(labels(query.edgeLabels()), labels(collection.edgeLabels()), costs);
    double[] all = LabelPrices.joined(ofVertices, ofEdges);
    int summands = largest(query) + largest(collection);
    this.scale = CostScale.of(all, summands);
    this.vertices = new PriceMatrix(ofVertices, scale);
    this.edges = new PriceMatrix(ofEdges, scale);
    this.slack = Arrays.stream(all).allMatch(scale::isExact) ? 0 : scale.cost(2L * summands);
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
    return slack == 0 ? scale.cost(units) : Math.max(0, scale.cost(units) - slack);
  }
}
