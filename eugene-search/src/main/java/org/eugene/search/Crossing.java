package org.eugene.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.eugene.graph.Graph;

/**
 * Some sources and some targets as certain costs see them: what all pairs of them share. Safe for
 * use by several threads.
 */
final class Crossing {
  private static final long MOST_PRICES = 1 << 20;

  private final PricedCollection sources;
  private final PricedCollection targets;
  private final PairPrices prices;
  private final StarPrices stars;
  private final RingPrices rings;
  private final Verifier verifier;
  private final Optional<Ranking> ranking;
  private final ConcurrentLinkedDeque<Settling> idle = new ConcurrentLinkedDeque<>();

  Crossing(PricedCollection sources, PricedCollection targets, SearchOptions options) {
    this.sources = sources;
    this.targets = targets;
    this.prices = new PairPrices(sources.shelves(), targets.shelves(), options.costs());
    this.stars = new StarPrices(prices, sources.shelves().stars(), targets.shelves().stars());
    this.rings = new RingPrices(prices, stars, sources.shelves(), targets.shelves());
    this.verifier = new Verifier(options);
    this.ranking = options.ranking();
  }

  /** Whether prices between all labels of these and of those are worth having at once. */
  static boolean isSmall(List<Graph> sources, PricedCollection targets) {
    if (sources.size() <= 1) {
      return true;
    }
    long vertices = 0;
    long edges = 0;
    for (Graph graph : sources) {
      vertices += graph.order();
      edges += graph.size();
    }
    Shelves shelves = targets.shelves();
    return isSmall(vertices, shelves.vertexLabels().size())
        && isSmall(edges, shelves.edgeLabels().size());
  }

  /** Whether prices between all labels of these and of those are worth having at once. */
  static boolean isSmall(Shelves sources, Shelves targets) {
    return isSmall(sources.vertexLabels().size(), targets.vertexLabels().size())
        && isSmall(sources.edgeLabels().size(), targets.edgeLabels().size());
  }

  private static boolean isSmall(long labels, long others) {
    return labels * others <= MOST_PRICES;
  }

  PairPrices prices() {
    return prices;
  }

  StarPrices stars() {
    return stars;
  }

  RingPrices rings() {
    return rings;
  }

  GraphCollection targets() {
    return targets.collection();
  }

  Shelves shelves() {
    return targets.shelves();
  }

  Verifier verifier() {
    return verifier;
  }

  Optional<Ranking> ranking() {
    return ranking;
  }

  Graph source(int position) {
    return sources.collection().graph(position);
  }

  String sourceId(int position) {
    return sources.collection().id(position);
  }

  QueryGraph query(int position) {
    SmallGraph graph = new SmallGraph();
    sources.shelves().read(position, graph);
    return new QueryGraph(graph, prices, sources.shelves(), shelves());
  }

  /** Working memory that nobody else has, the last one that was given back; to be given back. */
  Settling take() {
    Settling free = idle.pollFirst();
    return free == null ? new Settling(this) : free;
  }

  void giveBack(Settling settling) {
    idle.addFirst(settling);
  }
}
