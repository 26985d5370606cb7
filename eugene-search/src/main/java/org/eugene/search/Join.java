package org.eugene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eugene.search.QueryRun.Asked;

/**
 * All pairs of a collection, or of two, within a distance. Immutable; may be used by several
 * threads at once, and the answer is the same at any number of threads unless the budget's clock
 * cuts a pair short.
 *
 * <p>A join over blocks, in any order and on any machine, {@linkplain JoinAnswer#merged merges}
 * into the answer over the whole: either blocks of this join, or joins of parts of the collections
 * with {@link JoinQuery#ofParts}, {@linkplain JoinAnswer#moved moved} to where the parts begin.
 */
public final class Join {
  /** So many sources a thread are worked on at most while an earlier one is not told. */
  private static final int SOURCES_AHEAD = 64;

  private static final int NOBODY = -1;

  private final JoinQuery query;
  private final GraphCollection sources;
  private final PricedCollection targets;
  private final SearchOptions options;
  private final Optional<Crossing> all;

  private Join(
      JoinQuery query, GraphCollection sources, GraphCollection targets, SearchOptions options) {
    targets.checkKind(sources);
    this.query = query;
    this.sources = sources;
    this.targets = new PricedCollection(targets, options.costs());
    this.options = options;
    PricedCollection seen = new PricedCollection(sources, options.costs());
    this.all =
        Crossing.isSmall(seen.shelves(), this.targets.shelves())
            ? Optional.of(new Crossing(seen, this.targets, options))
            : Optional.empty();
  }

  /** All pairs of one collection within a distance, each once if the costs are symmetric. */
  public static Join of(GraphCollection graphs, double within, SearchOptions options) {
    return new Join(JoinQuery.of(graphs, within, options.costs()), graphs, graphs, options);
  }

  /** All pairs of a graph of one collection and a graph of another. */
  public static Join between(
      GraphCollection sources, GraphCollection targets, double within, SearchOptions options) {
    return new Join(JoinQuery.between(within), sources, targets, options);
  }

  /** A query over two collections, or over one, which is then both. */
  public static Join of(
      JoinQuery query, GraphCollection sources, GraphCollection targets, SearchOptions options) {
    return new Join(query, sources, targets, options);
  }

  /** Takes what was found for each source, in the order of the sources. */
  @FunctionalInterface
  public interface Sink {
    /** Takes all that was found for one source; sources come in their order. */
    void accept(int source, JoinAnswer answer) throws IOException;
  }

  /** What is asked. */
  public JoinQuery query() {
    return query;
  }

  /** The graphs from which the distance is measured. */
  public GraphCollection sources() {
    return sources;
  }

  /** The graphs to which the distance is measured. */
  public GraphCollection targets() {
    return targets.collection();
  }

  /** All pairs of all sources and all targets. */
  public Block whole() {
    return new Block(0, sources.size(), 0, targets().size());
  }

  /** All pairs. */
  public JoinAnswer answer() {
    return answer(whole());
  }

  /** The pairs of a block. */
  public JoinAnswer answer(Block block) {
    List<JoinAnswer> rows = new ArrayList<>();
    try (Workers workers = new Workers(options.threads())) {
      List<Integer> all = IntStream.range(block.firstSource(), block.endSource()).boxed().toList();
      rows.addAll(workers.map(all, source -> row(source, block, workers)));
    }
    return JoinAnswer.merged(rows);
  }

  /** Hands on the pairs of each source of a block, in the order of the sources. */
  public void answer(Block block, Sink sink) throws IOException {
    try (Workers workers = new Workers(options.threads())) {
      List<Integer> all = IntStream.range(block.firstSource(), block.endSource()).boxed().toList();
      workers.inOrder(
          all,
          source -> row(source, block, workers),
          SOURCES_AHEAD * options.threads(),
          sink::accept);
    }
  }

  private JoinAnswer row(int source, Block block, Workers workers) {
    WithinCollector collector = new WithinCollector(query.within());
    Asked asked = asked(source, block);
    QueryRun run =
        all.isPresent()
            ? new QueryRun(all.get(), source, collector, asked, workers)
            : new QueryRun(alone(source), 0, collector, asked, workers);
    Answer answer = run.within(query.within());
    return new JoinAnswer(
        matches(source, answer.hits()), matches(source, answer.open()), answer.work());
  }

  /** A source with many labels has prices of its own. */
  private Crossing alone(int source) {
    GraphCollection one = GraphCollection.of(List.of(sources.graph(source)));
    return new Crossing(new PricedCollection(one, options.costs()), targets, options);
  }

  private Asked asked(int source, Block block) {
    return switch (query.pairs()) {
      case ONCE -> new Asked(Math.max(block.firstTarget(), source + 1), block.endTarget(), NOBODY);
      case BOTH_WAYS -> new Asked(block.firstTarget(), block.endTarget(), source);
      case ALL -> new Asked(block.firstTarget(), block.endTarget(), NOBODY);
    };
  }

  private static List<Match> matches(int source, List<Hit> hits) {
    return hits.stream()
        .map(hit -> new Match(source, hit.position(), hit.lower(), hit.upper()))
        .sorted(Match.ROW_BY_ROW)
        .toList();
  }
}
