package org.eugene.cli.collection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.search.Hit;
import org.eugene.solver.Terms;

/**
 * Comparisons for pages: searches keep distances and forget mappings, so the pairs that are drawn
 * are solved once more.
 */
final class Drawings {
  private final CollectionOptions.Opened opened;
  private final EditCosts costs;

  Drawings(CollectionOptions.Opened opened) throws IOException {
    this.opened = opened;
    this.costs = opened.costs();
  }

  /** A graph with the first of some others. */
  List<Comparison> of(Graph source, List<Hit> hits, int most) {
    List<Comparison> comparisons = new ArrayList<>();
    for (Hit hit : hits.subList(0, Math.min(most, hits.size()))) {
      Graph target = opened.collection().graph(hit.position());
      GedProblem problem = GedProblem.of(new GraphPair(source, target), costs);
      comparisons.add(Comparison.of(problem, opened.solver(), Terms.of(opened.budget())));
    }
    return comparisons;
  }
}
