package org.eugene.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.eugene.testkit.Inspector.TOLERANCE;

import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.Samples;
import org.eugene.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The threshold search finds the distance of brute force or says that it is beyond the limit. */
class ThresholdSearchTest {
  private static final long MANY = 1_000_000;

  @Test
  void distancesAreThoseOfBruteForceAtAnyCosts() {
    Seeds.forEach(300, random -> check(random, RandomCosts.any(random), 5));
    Seeds.forEach(100, random -> check(random, ConstantCosts.uniform(), 6));
  }

  @Test
  @Tag("slow")
  void soTheyAreOfManyMore() {
    Seeds.forEach(10_000, random -> check(random, RandomCosts.any(random), 6));
    Seeds.forEach(10_000, random -> check(random, ConstantCosts.uniform(), 7));
  }

  @Test
  void cornersAreSearchedToo() {
    for (Samples.Corner corner : Samples.corners(4)) {
      Seeds.forEach(
          4,
          random -> check(corner.pair().source(), corner.pair().target(), RandomCosts.any(random)));
    }
  }

  private static void check(Random random, EditCosts costs, int maxOrder) {
    List<Graph> graphs = Collections.random(random, 3, maxOrder);
    check(graphs.get(0), graphs.get(1), costs);
    check(graphs.get(1), graphs.get(2), costs);
  }

  private static void check(Graph source, Graph target, EditCosts costs) {
    SearchOptions options = SearchOptions.defaults().withCosts(costs);
    Crossing crossing =
        new Crossing(
            new PricedCollection(GraphCollection.of(List.of(source)), costs),
            new PricedCollection(GraphCollection.of(List.of(target)), costs),
            options);
    PairPrices prices = crossing.prices();
    double exact = BruteForce.distance(new GraphPair(source, target), costs);
    long distance = prices.unitsWithin(exact + TOLERANCE);
    SmallGraph small = new SmallGraph();
    Shelves targets = crossing.shelves();
    targets.read(0, small);
    small.rings = targets.rings().new Finder(targets.stars()).find(small);
    QueryGraph query = crossing.query(0);
    ThresholdSearch search = new ThresholdSearch(prices, crossing.rings());
    for (double most : new double[] {0, exact - TOLERANCE, exact + TOLERANCE, 2 * exact + 3}) {
      long limit = most < 0 ? -1 : prices.unitsWithin(most);
      if (limit >= 0 && ThresholdSearch.fits(prices, source.order(), target.order(), limit)) {
        boolean isBeyond = search.isBeyondByRings(query.graph.rings, small.rings, limit);
        long units = isBeyond ? limit + 1 : search.distance(query.graph, small, MANY);
        double found = prices.cost(units);
        String what = new Samples.Sample(new GraphPair(source, target), costs) + " within " + most;
        if (most > exact) {
          assertThat(found).as(what).isCloseTo(exact, within(TOLERANCE));
        } else if (exact > TOLERANCE) {
          assertThat(found).as(what).isGreaterThan(prices.cost(limit));
        }
      }
    }
    Samples.Sample what = new Samples.Sample(new GraphPair(source, target), costs);
    checkBounds(crossing, query, distance, what);
    if (ThresholdSearch.fits(prices, source.order(), target.order(), distance)) {
      assertThat(search.isBeyondByRings(query.graph.rings, small.rings, distance))
          .as("rings of %s", what)
          .isFalse();
    }
  }

  /** What puts pairs aside before the search is never beyond the distance. */
  private static void checkBounds(
      Crossing crossing, QueryGraph query, long units, Samples.Sample what) {
    Shelf shelf = crossing.shelves().get(0);
    StarTable stars = crossing.shelves().stars();
    ShelfFilter filter = new ShelfFilter(query, crossing.prices(), stars);
    filter.look(shelf);
    long sizes = filter.bySizes(shelf);
    assertThat(sizes).as("sizes of %s", what).isBetween(0L, units);
    long labels = filter.byLabels(0);
    assertThat(labels).as("labels of %s", what).isBetween(sizes, units);
    long degrees = filter.byDegrees(shelf, 0);
    assertThat(degrees).as("degrees of %s", what).isBetween(labels, units);
    Branch branch = new Branch(query, crossing.stars());
    int[] star = filter.stars(shelf, 0).star;
    for (long limit : new long[] {0, units / 2, units, 2 * units}) {
      long lower = branch.lower(star, limit);
      assertThat(Math.min(lower, limit + 1)).as("branch of %s", what).isLessThanOrEqualTo(units);
    }
  }
}
