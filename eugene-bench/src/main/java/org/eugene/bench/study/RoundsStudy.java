package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.graph.Graph;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.eugene.search.Search;
import org.eugene.search.Wanted;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Work;

/**
 * How the parts of a collection share the k-th distance: the ten nearest of the 700 small molecules
 * of aids700nef to 50 queries over 16 parts, in rounds that grow so many times, query q beginning
 * at part q. The longest way is what the rounds take with a core for each part: the dearest part of
 * each round, added up. Small molecules, because without sharing every part looks for ten
 * neighbours of its own, which are far away, and far ones are dear: in aids42k two queries were not
 * done after minutes.
 */
final class RoundsStudy extends Study {
  private static final int QUERIES = 50;
  private static final int K = 10;
  private static final int PARTS = 16;

  /** Names of ways to share, and how many times each round grows; 0 is one round for all. */
  private static final Map<String, Integer> WAYS = new LinkedHashMap<>();

  static {
    WAYS.put("not at all", 0);
    WAYS.put("one part, then all", PARTS);
    WAYS.put("rounds times 8", 8);
    WAYS.put("rounds times 4", 4);
    WAYS.put("rounds times 2", 2);
  }

  private static final Schema SCHEMA =
      Schema.of(
              "k-th distance shared",
              "queries",
              "parts",
              "rounds",
              "pairs",
              "past the histograms",
              "past BRANCH",
              "CPU s",
              "longest way CPU s")
          .keyedBy("k-th distance shared", "queries", "seed");

  RoundsStudy() {
    super(
        "rounds",
        "the ten nearest over 16 parts: what sharing the k-th distance between them brings",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    List<Graph> graphs = run.data().graphs("aids700nef");
    List<Graph> queries = Queries.draw(graphs, run.options().sample(QUERIES), run.options().seed());
    List<Search> parts = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      int first = (int) ((long) graphs.size() * part / PARTS);
      int end = (int) ((long) graphs.size() * (part + 1) / PARTS);
      parts.add(Search.in(GraphCollection.of(graphs.subList(first, end))));
    }
    Log log = run.log(this);
    new Rounds(parts, queries.subList(0, 1), PARTS).go(); // warms up
    for (Map.Entry<String, Integer> way : WAYS.entrySet()) {
      if (run.isOpen(this, log, way.getKey(), queries.size())) {
        Rounds rounds = new Rounds(parts, queries, way.getValue());
        rounds.go();
        log.add(run.line(SCHEMA, rounds.row(way.getKey())));
      }
    }
  }

  /** The rounds of eugene-spark, on one thread and with a clock. */
  private static final class Rounds {
    private final List<Search> parts;
    private final List<Graph> queries;
    private final int growth;
    private final List<List<Answer>> found = new ArrayList<>();
    private int count;
    private double seconds;
    private double longest;

    Rounds(List<Search> parts, List<Graph> queries, int growth) {
      this.parts = parts;
      this.queries = queries;
      this.growth = growth;
      queries.forEach(query -> found.add(new ArrayList<>()));
    }

    void go() throws IOException, InterruptedException {
      int done = 0;
      int next = growth == 0 ? parts.size() : 1;
      while (done < parts.size()) {
        int to = Math.min(parts.size(), done + next);
        round(done, to);
        done = to;
        next = Math.max(next, done * (growth - 1));
        count++;
      }
    }

    private void round(int from, int to) throws IOException, InterruptedException {
      Wanted[] wanted = new Wanted[queries.size()];
      Arrays.setAll(wanted, query -> bounded(found.get(query)));
      double dearest = 0;
      for (int part = 0; part < parts.size(); part++) {
        int here = part;
        double took =
            Queries.cpuSeconds(
                () -> {
                  for (int query = 0; query < wanted.length; query++) {
                    int turn = Math.floorMod(here - query, parts.size());
                    if (from <= turn && turn < to) {
                      found
                          .get(query)
                          .add(parts.get(here).answer(queries.get(query), wanted[query]));
                    }
                  }
                });
        seconds += took;
        dearest = Math.max(dearest, took);
      }
      longest += dearest;
    }

    private static Wanted bounded(List<Answer> answers) {
      if (answers.isEmpty()) {
        return new Nearest(K);
      }
      List<Hit> best = Answer.merged(new Nearest(K), answers).hits();
      return best.size() < K ? new Nearest(K) : new Nearest(K, best.get(K - 1).upper());
    }

    Map<String, String> row(String way) {
      Work work =
          found.stream().flatMap(List::stream).map(Answer::work).reduce(Work.NONE, Work::plus);
      long pastHistograms = work.pairs() - work.bySizes() - work.byLabels() - work.byDegrees();
      return Schema.fields(
          "k-th distance shared", way,
          "queries", queries.size(),
          "parts", parts.size(),
          "rounds", count,
          "pairs", work.pairs(),
          "past the histograms", pastHistograms,
          "past BRANCH", pastHistograms - work.byBranch(),
          "CPU s", decimal(seconds, 1),
          "longest way CPU s", decimal(longest, 2));
    }
  }
}
