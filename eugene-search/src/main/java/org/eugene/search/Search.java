package org.eugene.search;

import java.util.List;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;
import org.eugene.search.QueryRun.Asked;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;

/**
 * Questions to a collection: {@code Search.in(collection).knn(query, 10)}. Immutable; may be used
 * by several threads at once, and answers are the same at any number of threads unless the budget's
 * clock cuts a pair short.
 *
 * <p>The distance is always that from the query to the graph of the collection, which matters for
 * costs that are not symmetric; {@link org.eugene.cost.EditCosts#transposed} asks for the way back.
 */
public final class Search {
  private final PricedCollection priced;
  private final SearchOptions options;

  private Search(PricedCollection priced, SearchOptions options) {
    this.priced = priced;
    this.options = options;
  }

  /** Questions to this collection, at uniform costs unless told otherwise. */
  public static Search in(GraphCollection collection) {
    return in(collection, SearchOptions.defaults());
  }

  /** Questions to this collection. */
  public static Search in(GraphCollection collection, SearchOptions options) {
    return new Search(new PricedCollection(collection, options.costs()), options);
  }

  /** The same collection with other options. */
  public Search with(SearchOptions newOptions) {
    return newOptions.costs().equals(options.costs())
        ? new Search(priced, newOptions)
        : in(collection(), newOptions);
  }

  /** The graphs that are searched. */
  public GraphCollection collection() {
    return priced.collection();
  }

  /** What the search was told. */
  public SearchOptions options() {
    return options;
  }

  /** The k graphs nearest to the query. */
  public Answer knn(Graph query, int k) {
    return answer(query, new Nearest(k));
  }

  /** The k graphs nearest to each query. */
  public List<Answer> knn(List<Graph> queries, int k) {
    return answer(queries, new Nearest(k));
  }

  /** The graphs at most so far away from the query. */
  public Answer range(Graph query, double within) {
    return answer(query, new Within(within));
  }

  /** The graphs at most so far away from each query. */
  public List<Answer> range(List<Graph> queries, double within) {
    return answer(queries, new Within(within));
  }

  /** The graphs wanted. */
  public Answer answer(Graph query, Wanted wanted) {
    return answer(List.of(query), wanted).get(0);
  }

  /** The graphs wanted, for each query; answers in the order of the queries. */
  public List<Answer> answer(List<Graph> queries, Wanted wanted) {
    queries.forEach(collection()::checkKind);
    if (!Crossing.isSmall(queries, priced)) {
      return queries.stream().flatMap(query -> crossed(List.of(query), wanted).stream()).toList();
    }
    return crossed(queries, wanted);
  }

  private List<Answer> crossed(List<Graph> queries, Wanted wanted) {
    if (queries.isEmpty()) {
      return List.of();
    }
    PricedCollection sources = new PricedCollection(GraphCollection.of(queries), options.costs());
    Crossing crossing = new Crossing(sources, priced, options);
    Asked all = new Asked(0, collection().size(), -1);
    List<Integer> positions = IntStream.range(0, queries.size()).boxed().toList();
    try (Workers workers = new Workers(options.threads())) {
      return workers.map(
          positions,
          position -> {
            QueryRun run = new QueryRun(crossing, position, wanted.collector(), all, workers);
            return wanted instanceof Within range
                ? run.within(range.distance())
                : run.nearest(((Nearest) wanted).within());
          });
    }
  }
}
