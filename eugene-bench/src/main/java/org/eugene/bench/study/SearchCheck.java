package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.ClusterProvider;
import org.eugene.answer.spread.SpreadGraphs;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.TableOptions;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Join;
import org.eugene.search.Match;
import org.eugene.search.Search;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;

/**
 * Are the answers of a search those of solving every pair exactly? 50 queries over 300 graphs of
 * aids700nef in several kinds, the ten nearest, the ranges 1 to 6 and the join within 6, list by
 * list, ties included; on this machine and, with a master, on Spark.
 */
final class SearchCheck extends Study {
  private static final int GRAPHS = 300;
  private static final int QUERIES = 50;
  private static final int K = 10;
  private static final int LARGEST_RANGE = 6;

  /** Where answers come from that are not spread. */
  private static final String HERE = "one machine";

  private static final Schema SCHEMA =
      Schema.of(
              "kind",
              "on",
              "graphs",
              "queries",
              "pairs",
              "equal lists of 10 nearest",
              "equal lists within 1 to 6",
              "join within 6",
              "pairs of the join",
              "all pairs CPU s",
              "searches CPU s")
          .keyedBy("kind", "on", "graphs", "queries", "seed");

  SearchCheck() {
    super(
        "search-check",
        "exact answers of searches against exact distances of all pairs, aids700nef; --spark MASTER",
        SCHEMA);
  }

  @Override
  public Optional<String> lacks(TableOptions options) {
    return options.spark().isPresent() && provider().isEmpty()
        ? Optional.of("is asked for Spark, which this program is without; start it with ./eugene")
        : Optional.empty();
  }

  private static Optional<ClusterProvider> provider() {
    return ServiceLoader.load(ClusterProvider.class).findFirst();
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    Log log = run.log(this);
    measure(run, log, HERE, Optional.empty());
    if (run.options().spark().isPresent()) {
      String master = run.options().spark().get();
      try (Cluster cluster = provider().orElseThrow().connect(master)) {
        measure(run, log, "Spark " + master, Optional.of(cluster));
      }
    }
  }

  private void measure(Run run, Log log, String place, Optional<Cluster> cluster)
      throws IOException, InterruptedException {
    long seed = run.options().seed();
    List<Graph> molecules = Queries.draw(run.data().graphs("aids700nef"), GRAPHS, seed);
    for (Kind kind : Kind.values()) {
      List<Graph> graphs = kind.graphs(molecules, seed);
      List<Graph> queries = Queries.draw(graphs, run.options().sample(QUERIES), seed + 1);
      if (run.isOpen(this, log, kind.shown(), place, graphs.size(), queries.size())) {
        Asked asked =
            cluster.isPresent()
                ? new OnCluster(cluster.get(), graphs, kind.options())
                : new Here(graphs, kind.options());
        log.add(run.line(SCHEMA, compare(kind, place, asked, graphs, queries)));
      }
    }
  }

  /** Who is asked. */
  private interface Asked {
    List<Answer> nearest(List<Graph> queries);

    List<Answer> within(List<Graph> queries, int distance);

    /** From each query to each graph. */
    List<Match> join(List<Graph> queries, int distance) throws IOException, InterruptedException;
  }

  private record Here(Search search, SpreadOptions options) implements Asked {
    Here(List<Graph> graphs, SpreadOptions options) {
      this(Search.in(GraphCollection.of(graphs), options.search()), options);
    }

    @Override
    public List<Answer> nearest(List<Graph> queries) {
      return search.knn(queries, K);
    }

    @Override
    public List<Answer> within(List<Graph> queries, int distance) {
      return search.range(queries, distance);
    }

    @Override
    public List<Match> join(List<Graph> queries, int distance) {
      return Join.between(
              GraphCollection.of(queries), search.collection(), distance, options.search())
          .answer()
          .matches();
    }
  }

  private record OnCluster(
      Cluster cluster, GraphCollection graphs, SpreadGraphs spread, SpreadOptions options)
      implements Asked {
    OnCluster(Cluster cluster, List<Graph> graphs, SpreadOptions options) {
      this(cluster, GraphCollection.of(graphs), options);
    }

    private OnCluster(Cluster cluster, GraphCollection graphs, SpreadOptions options) {
      this(cluster, graphs, cluster.spread(graphs), options);
    }

    @Override
    public List<Answer> nearest(List<Graph> queries) {
      return spread.answer(queries, new Nearest(K), options);
    }

    @Override
    public List<Answer> within(List<Graph> queries, int distance) {
      return spread.answer(queries, new Within(distance), options);
    }

    @Override
    public List<Match> join(List<Graph> queries, int distance)
        throws IOException, InterruptedException {
      Join join = Join.between(GraphCollection.of(queries), graphs, distance, options.search());
      List<Match> matches = new ArrayList<>();
      cluster.join(join, options, 0, (source, answer) -> matches.addAll(answer.matches()));
      return matches;
    }
  }

  private static Map<String, String> compare(
      Kind kind, String place, Asked asked, List<Graph> graphs, List<Graph> queries)
      throws IOException, InterruptedException {
    EditCosts costs = kind.options().editCosts();
    List<List<Hit>> all = new ArrayList<>();
    double bruteForce =
        Queries.cpuSeconds(
            () -> queries.forEach(query -> all.add(bruteForce(query, graphs, costs))));
    List<List<Answer>> answers = new ArrayList<>();
    List<Match> joined = new ArrayList<>();
    double searching =
        Queries.cpuSeconds(
            () -> {
              answers.add(asked.nearest(queries));
              for (int within = 1; within <= LARGEST_RANGE; within++) {
                answers.add(asked.within(queries, within));
              }
              joined.addAll(asked.join(queries, LARGEST_RANGE));
            });
    int nearest = 0;
    int ranges = 0;
    List<Match> near = new ArrayList<>();
    for (int q = 0; q < queries.size(); q++) {
      int query = q;
      List<Hit> ranked = all.get(q);
      nearest += answers.get(0).get(q).hits().equals(ranked.subList(0, K)) ? 1 : 0;
      for (int within = 1; within <= LARGEST_RANGE; within++) {
        ranges += answers.get(within).get(q).hits().equals(within(ranked, within)) ? 1 : 0;
      }
      within(ranked, LARGEST_RANGE).stream()
          .map(hit -> new Match(query, hit.position(), hit.lower(), hit.upper()))
          .sorted(Match.ROW_BY_ROW)
          .forEach(near::add);
    }
    boolean isHere = asked instanceof Here;
    return Schema.fields(
        "kind",
        kind.shown(),
        "on",
        place,
        "graphs",
        graphs.size(),
        "queries",
        queries.size(),
        "pairs",
        graphs.size() * queries.size(),
        "equal lists of 10 nearest",
        nearest + " of " + queries.size(),
        "equal lists within 1 to 6",
        ranges + " of " + LARGEST_RANGE * queries.size(),
        "join within 6",
        joined.equals(near) ? "equal" : "different",
        "pairs of the join",
        near.size(),
        "all pairs CPU s",
        decimal(bruteForce, 1),
        "searches CPU s", // other threads do it elsewhere
        isHere ? decimal(searching, 1) : "–");
  }

  private static List<Hit> within(List<Hit> ranked, double distance) {
    return ranked.stream().filter(hit -> hit.upper() <= distance).toList();
  }

  private static List<Hit> bruteForce(Graph query, List<Graph> graphs, EditCosts costs) {
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    List<Hit> hits = new ArrayList<>();
    for (int g = 0; g < graphs.size(); g++) {
      GedProblem problem = GedProblem.of(new GraphPair(query, graphs.get(g)), costs);
      GedResult result = exact.solve(problem, Budget.unlimited());
      hits.add(new Hit(g, graphs.get(g).id(), result.lower(), result.upper()));
    }
    hits.sort(Hit.BEST_FIRST);
    return hits;
  }
}
