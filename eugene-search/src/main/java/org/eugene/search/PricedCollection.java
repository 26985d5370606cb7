package org.eugene.search;

import java.util.ArrayList;
import java.util.List;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;

/**
 * A collection as certain costs see it: costs that write something into the labels get features of
 * their own, all others share those of the collection.
 */
final class PricedCollection {
  private final GraphCollection collection;
  private final EditCosts costs;
  private final Features features;

  PricedCollection(GraphCollection collection, EditCosts costs) {
    this.collection = collection;
    this.costs = costs;
    this.features = annotates() ? Features.of(annotated()) : collection.features();
  }

  private boolean annotates() {
    for (int g = 0; g < collection.size(); g++) {
      if (!costs.annotate(collection.graph(g)).equals(collection.graph(g))) {
        return true;
      }
    }
    return false;
  }

  private List<Graph> annotated() {
    List<Graph> graphs = new ArrayList<>();
    for (int g = 0; g < collection.size(); g++) {
      graphs.add(costs.annotate(collection.graph(g)));
    }
    return graphs;
  }

  GraphCollection collection() {
    return collection;
  }

  EditCosts costs() {
    return costs;
  }

  Features features() {
    return features;
  }

  /** The features of a query; refuses one of another kind than the collection. */
  Features featuresOf(Graph query) {
    collection.checkKind(query);
    return Features.of(List.of(costs.annotate(query)));
  }
}
