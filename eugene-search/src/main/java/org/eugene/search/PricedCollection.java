package org.eugene.search;

import java.util.List;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;

/**
 * A collection as certain costs see it: costs that write something into the labels get shelves of
 * their own, all others share those of the collection.
 */
final class PricedCollection {
  private final GraphCollection collection;
  private final GraphCollection seen;

  PricedCollection(GraphCollection collection, EditCosts costs) {
    this.collection = collection;
    this.seen = annotates(collection, costs) ? annotated(collection, costs) : collection;
  }

  private static boolean annotates(GraphCollection collection, EditCosts costs) {
    if (!mayAnnotate(costs)) {
      return false;
    }
    for (Graph graph : collection.graphs()) {
      if (!costs.annotate(graph).equals(graph)) {
        return true;
      }
    }
    return false;
  }

  /** Most costs leave graphs as they are, and no graph need be made to know it. */
  private static boolean mayAnnotate(EditCosts costs) {
    try {
      return costs.getClass().getMethod("annotate", Graph.class).getDeclaringClass()
          != EditCosts.class;
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static GraphCollection annotated(GraphCollection collection, EditCosts costs) {
    List<Graph> graphs = collection.graphs().stream().map(costs::annotate).toList();
    return GraphCollection.of(graphs);
  }

  /** As it was given. */
  GraphCollection collection() {
    return collection;
  }

  /** As the costs see it. */
  GraphCollection seen() {
    return seen;
  }

  Shelves shelves() {
    return seen.shelves();
  }

  Features features() {
    return seen.features();
  }
}
