package org.eugene.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.eugene.graph.Graph;

/**
 * One query over one collection: filter by lower bounds, verify in the order of the bounds, best
 * first, until the next bound is beyond the collector's limit (Seidl and Kriegel 1998, key {@code
 * seidl1998}, with one more level of bounds).
 *
 * <p>Candidates are verified in waves: those of a wave all face the limit that was known when it
 * began, and are offered in order when it has ended. What is done therefore does not depend on how
 * many threads do it.
 */
final class QueryRun {
  private final GraphCollection collection;
  private final Graph query;
  private final Verifier verifier;
  private final Workers workers;
  private final Collector collector;
  private final StarBound starBound;
  private final double[] bySizes;
  private final double[] byLabels;
  private final Stage[] reached;
  private final PriorityQueue<Candidate> queue = new PriorityQueue<>();
  private long exact;

  /** How a candidate was bounded last; it goes from one stage to the next. */
  private enum Stage {
    SIZES,
    LABELS,
    DEGREES,
    BRANCH,
    SPLITTING,
    VERIFIED
  }

  /** A graph of the collection with its best bound so far. */
  private record Candidate(double lower, int position, Stage stage)
      implements Comparable<Candidate> {
    Candidate raised(double bound, Stage next) {
      return new Candidate(Math.max(lower, bound), position, next);
    }

    @Override
    public int compareTo(Candidate other) {
      int byBound = Double.compare(lower, other.lower);
      return byBound != 0 ? byBound : Integer.compare(position, other.position);
    }
  }

  QueryRun(
      PricedCollection priced, Graph query, Wanted wanted, Verifier verifier, Workers workers) {
    this.collection = priced.collection();
    this.query = query;
    this.verifier = verifier;
    this.workers = workers;
    this.collector = wanted.collector();
    Features graphs = priced.features();
    Features mine = priced.featuresOf(query);
    QueryPrices prices = new QueryPrices(mine, graphs, priced.costs());
    this.starBound = new StarBound(mine, graphs, prices);
    this.bySizes = new double[graphs.count()];
    this.byLabels = new double[graphs.count()];
    this.reached = new Stage[graphs.count()];
    Arrays.fill(reached, Stage.DEGREES);
    HistogramBounds bounds = new HistogramBounds(mine, graphs, prices);
    for (int g = 0; g < graphs.count(); g++) {
      enqueue(g, bounds);
    }
  }

  /** The dearer bounds are only computed where the cheaper ones leave a graph within reach. */
  private void enqueue(int g, HistogramBounds bounds) {
    double limit = collector.limit(g);
    bySizes[g] = bounds.bySizes(g);
    byLabels[g] = bySizes[g] > limit ? bySizes[g] : bounds.byLabels(g);
    if (byLabels[g] <= limit) {
      double lower = bounds.byDegrees(g);
      if (lower <= limit) {
        queue.add(new Candidate(lower, g, Stage.DEGREES));
      }
    }
  }

  Answer answer() {
    while (true) {
      List<Candidate> wave = nextWave();
      if (wave.isEmpty()) {
        return collector.answer(query.id(), work());
      }
      List<Runnable> outcomes = workers.map(wave, this::workOn);
      outcomes.forEach(Runnable::run);
    }
  }

  /** The best candidates that no cheap bound puts aside. */
  private List<Candidate> nextWave() {
    List<Candidate> wave = new ArrayList<>();
    while (wave.size() < collector.wave() && !queue.isEmpty()) {
      Candidate next = queue.remove();
      if (next.stage == Stage.DEGREES && isWithinReach(next)) {
        keep(next.raised(starBound.lower(next.position), Stage.BRANCH));
      } else if (isWithinReach(next)) {
        wave.add(next);
      }
    }
    return wave;
  }

  private boolean isWithinReach(Candidate candidate) {
    return candidate.lower <= collector.limit(candidate.position);
  }

  private void keep(Candidate candidate) {
    reached[candidate.position] = candidate.stage;
    if (isWithinReach(candidate)) {
      queue.add(candidate);
    }
  }

  /** The dear part, which any thread may do; what it returns is for the thread of the query. */
  private Runnable workOn(Candidate candidate) {
    int position = candidate.position;
    double limit = collector.limit(position);
    Graph graph = collection.graph(position);
    if (candidate.stage == Stage.BRANCH && Double.isFinite(limit)) {
      double lower = verifier.split(query, graph, limit);
      return () -> keep(candidate.raised(lower, Stage.SPLITTING));
    }
    Verifier.Bounds bounds = verifier.verify(query, graph, limit);
    return () -> offer(position, bounds);
  }

  private void offer(int position, Verifier.Bounds bounds) {
    reached[position] = Stage.VERIFIED;
    exact += bounds.exact() ? 1 : 0;
    collector.offer(new Hit(position, collection.id(position), bounds.lower(), bounds.upper()));
  }

  private Work work() {
    Map<Stage, Long> count = new EnumMap<>(Stage.class);
    for (int g = 0; g < reached.length; g++) {
      count.merge(end(g), 1L, Long::sum);
    }
    return new Work(
        reached.length,
        count.getOrDefault(Stage.SIZES, 0L),
        count.getOrDefault(Stage.LABELS, 0L),
        count.getOrDefault(Stage.DEGREES, 0L),
        count.getOrDefault(Stage.BRANCH, 0L),
        count.getOrDefault(Stage.SPLITTING, 0L),
        count.getOrDefault(Stage.VERIFIED, 0L),
        exact);
  }

  /** Who was put aside early is counted for the first bound that is enough by now. */
  private Stage end(int g) {
    if (reached[g] != Stage.DEGREES) {
      return reached[g];
    }
    if (bySizes[g] > collector.limit(g)) {
      return Stage.SIZES;
    }
    return byLabels[g] > collector.limit(g) ? Stage.LABELS : Stage.DEGREES;
  }
}
