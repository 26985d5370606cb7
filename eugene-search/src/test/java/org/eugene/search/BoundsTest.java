package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eugene.testkit.Inspector.TOLERANCE;

import java.util.List;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Every bound of the filter is below the true distance, whatever the costs and graphs. */
class BoundsTest {
  private record Filter(HistogramBounds histograms, StarBound stars) {
    static Filter of(GraphCollection graphs, Graph query, EditCosts costs) {
      PricedCollection priced = new PricedCollection(graphs, costs);
      Features features = Features.of(List.of(costs.annotate(query)));
      QueryPrices prices = new QueryPrices(features, priced.features(), costs);
      return new Filter(
          new HistogramBounds(features, priced.features(), prices),
          new StarBound(features, priced.features(), prices));
    }
  }

  @Test
  void boundsAreBelowTheTrueDistanceAndGetNoWorse() {
    Seeds.forEach(
        400,
        random -> {
          List<Graph> graphs = Collections.random(random, 5, 5);
          EditCosts costs = RandomCosts.any(random);
          check(graphs, costs);
        });
  }

  @Test
  void cornersAreBoundedToo() {
    for (Samples.Corner corner : Samples.corners(4)) {
      Seeds.forEach(
          4,
          random ->
              check(
                  List.of(corner.pair().source(), corner.pair().target()),
                  RandomCosts.any(random)));
    }
  }

  private static void check(List<Graph> graphs, EditCosts costs) {
    GraphCollection collection = GraphCollection.of(graphs);
    for (Graph query : graphs) {
      Filter filter = Filter.of(collection, query, costs);
      for (int g = 0; g < graphs.size(); g++) {
        GraphPair pair = new GraphPair(query, graphs.get(g));
        double exact = BruteForce.distance(pair, costs) + TOLERANCE;
        double sizes = filter.histograms.bySizes(g);
        double labels = filter.histograms.byLabels(g);
        double degrees = filter.histograms.byDegrees(g);
        String what = new Samples.Sample(pair, costs).toString();
        assertThat(sizes).as("sizes of %s", what).isBetween(0.0, exact);
        assertThat(labels).as("labels of %s", what).isBetween(sizes, exact);
        assertThat(degrees).as("degrees of %s", what).isBetween(labels, exact);
        assertThat(filter.stars.lower(g)).as("branch of %s", what).isBetween(0.0, exact);
        assertThat(SplittingBound.lower(GedProblem.of(pair, costs), exact / 2))
            .as("splitting of %s", what)
            .isBetween(0.0, exact);
      }
    }
  }

  @Test
  void namedCostsAreBoundedToo() {
    for (String name :
        List.of("paper-1", "paper-3", "alignment", "chemistry", "gedlib-chem-1", "gedlib-chem-2")) {
      Seeds.forEach(
          5, random -> check(Collections.random(random, 4, 4), NamedCosts.named(name).costs()));
    }
  }

  @Test
  void uniformCostsCountWhatDiffers() {
    List<Graph> graphs = Paths.of("CCO", "CCCN", "OOOOO");
    Filter filter = Filter.of(GraphCollection.of(graphs), graphs.get(0), ConstantCosts.uniform());

    assertThat(filter.histograms.bySizes(1)).isEqualTo(2);
    assertThat(filter.histograms.byLabels(1)).isEqualTo(3);
    assertThat(filter.histograms.byLabels(2)).isEqualTo(6);
    assertThat(filter.stars.lower(2)).isEqualTo(6);
  }
}
