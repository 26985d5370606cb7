package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.graph.Graph;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Search;
import org.eugene.search.Work;

/**
 * How a range query grows with the collection, and what a second thread brings: all graphs within 3
 * of 500 queries, on the first 1,000, 2,000 and 4,000 graphs of molhiv. The best of five runs, one
 * and two threads by turns.
 */
final class ScalingStudy extends Study {
  private static final List<Integer> SIZES = List.of(1000, 2000, 4000);
  private static final int QUERIES = 500;
  private static final int WITHIN = 3;
  private static final int RUNS = 5;

  private static final Schema SCHEMA =
      Schema.of(
              "graphs",
              "queries",
              "pairs",
              "after sizes",
              "after histograms",
              "engine",
              "hits",
              "CPU ms",
              "CPU µs a pair",
              "ms 1 thread",
              "ms 2 threads",
              "times faster")
          .keyedBy("graphs", "queries", "seed");

  ScalingStudy() {
    super(
        "search-scaling",
        "range --within 3 on 1,000, 2,000 and 4,000 molhiv graphs, one thread and two",
        SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    List<Graph> graphs = run.data().graphs("molhiv");
    List<Graph> queries =
        Queries.draw(
            first(graphs, SIZES.get(0)), run.options().sample(QUERIES), run.options().seed());
    Log log = run.log(this);
    for (int size : SIZES) {
      if (run.isOpen(this, log, size, queries.size())) {
        Search one = Search.in(GraphCollection.of(first(graphs, size)));
        log.add(run.line(SCHEMA, row(size, queries, one, one.with(one.options().withThreads(2)))));
      }
    }
  }

  private static List<Graph> first(List<Graph> graphs, int count) {
    return graphs.subList(0, Math.min(count, graphs.size()));
  }

  private static Map<String, String> row(int size, List<Graph> queries, Search one, Search two)
      throws IOException, InterruptedException {
    List<Answer> answers = one.range(queries, WITHIN);
    two.range(queries, WITHIN);
    double alone = Double.POSITIVE_INFINITY;
    double together = Double.POSITIVE_INFINITY;
    double cpu = Double.POSITIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      alone = Math.min(alone, Queries.wallSeconds(() -> one.range(queries, WITHIN)));
      together = Math.min(together, Queries.wallSeconds(() -> two.range(queries, WITHIN)));
      cpu = Math.min(cpu, Queries.cpuSeconds(() -> one.range(queries, WITHIN)));
    }
    Work work = answers.stream().map(Answer::work).reduce(Work.NONE, Work::plus);
    long afterSizes = work.pairs() - work.bySizes();
    return Schema.fields(
        "graphs", size,
        "queries", queries.size(),
        "pairs", work.pairs(),
        "after sizes", afterSizes,
        "after histograms", afterSizes - work.byLabels() - work.byDegrees(),
        "engine", work.engine(),
        "hits", answers.stream().mapToInt(answer -> answer.hits().size()).sum(),
        "CPU ms", decimal(1e3 * cpu, 0),
        "CPU µs a pair", decimal(1e6 * cpu / work.pairs(), 2),
        "ms 1 thread", decimal(1e3 * alone, 0),
        "ms 2 threads", decimal(1e3 * together, 0),
        "times faster", decimal(alone / together, 2));
  }
}
