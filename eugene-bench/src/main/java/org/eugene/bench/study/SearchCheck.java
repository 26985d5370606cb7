package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;

/**
 * Are the answers of a search those of solving every pair exactly? 50 queries over 300 graphs of
 * aids700nef, the ten nearest and the ranges 1 to 6, list by list, ties included.
 */
final class SearchCheck extends Study {
  private static final int GRAPHS = 300;
  private static final int QUERIES = 50;
  private static final int K = 10;
  private static final int LARGEST_RANGE = 6;

  private static final Schema SCHEMA =
      Schema.of(
              "costs",
              "graphs",
              "queries",
              "pairs",
              "equal lists of 10 nearest",
              "equal lists within 1 to 6",
              "all pairs CPU s",
              "searches CPU s")
          .keyedBy("costs", "graphs", "queries", "seed");

  SearchCheck() {
    super(
        "search-check",
        "exact answers of searches against exact distances of all pairs, aids700nef",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    long seed = run.options().seed();
    List<Graph> graphs = Queries.draw(run.data().graphs("aids700nef"), GRAPHS, seed);
    List<Graph> queries = Queries.draw(graphs, run.options().sample(QUERIES), seed + 1);
    Log log = run.log(this);
    for (Map.Entry<String, EditCosts> costs : Queries.COSTS.entrySet()) {
      if (run.isOpen(this, log, costs.getKey(), graphs.size(), queries.size())) {
        log.add(run.line(SCHEMA, compare(costs.getKey(), costs.getValue(), graphs, queries)));
      }
    }
  }

  private static Map<String, String> compare(
      String name, EditCosts costs, List<Graph> graphs, List<Graph> queries)
      throws IOException, InterruptedException {
    List<List<Hit>> all = new ArrayList<>();
    double bruteForce =
        Queries.cpuSeconds(
            () -> queries.forEach(query -> all.add(bruteForce(query, graphs, costs))));
    Search search =
        Search.in(GraphCollection.of(graphs), SearchOptions.defaults().withCosts(costs).exact());
    List<List<Answer>> answers = new ArrayList<>();
    double searching =
        Queries.cpuSeconds(
            () -> {
              answers.add(search.knn(queries, K));
              for (int within = 1; within <= LARGEST_RANGE; within++) {
                answers.add(search.range(queries, within));
              }
            });
    int nearest = 0;
    int ranges = 0;
    for (int q = 0; q < queries.size(); q++) {
      List<Hit> ranked = all.get(q);
      nearest += answers.get(0).get(q).hits().equals(ranked.subList(0, K)) ? 1 : 0;
      for (int within = 1; within <= LARGEST_RANGE; within++) {
        int limit = within;
        List<Hit> near = ranked.stream().filter(hit -> hit.upper() <= limit).toList();
        ranges += answers.get(within).get(q).hits().equals(near) ? 1 : 0;
      }
    }
    return Schema.fields(
        "costs",
        name,
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
        "all pairs CPU s",
        decimal(bruteForce, 1),
        "searches CPU s",
        decimal(searching, 1));
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
