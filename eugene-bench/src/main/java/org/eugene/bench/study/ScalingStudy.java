package org.eugene.bench.study;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eugene.bench.sample.DataFolder;
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
final class ScalingStudy implements Study {
  private static final List<Integer> SIZES = List.of(1000, 2000, 4000);
  private static final int QUERIES = 500;
  private static final int WITHIN = 3;
  private static final int RUNS = 5;

  @Override
  public String name() {
    return "search-scaling";
  }

  @Override
  public String description() {
    return "range --within 3 on 1,000, 2,000 and 4,000 molhiv graphs, one thread and two";
  }

  @Override
  public List<String> columns() {
    return List.of(
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
        "times faster");
  }

  @Override
  public List<Map<String, String>> run(DataFolder data, StudyOptions options, Consumer<String> talk)
      throws IOException, InterruptedException {
    List<Graph> graphs = data.graphs("molhiv");
    List<Graph> queries =
        Queries.draw(first(graphs, SIZES.get(0)), options.sample(QUERIES), options.seed());
    List<Map<String, String>> rows = new ArrayList<>();
    for (int size : SIZES) {
      talk.accept(size + " graphs");
      Search one = Search.in(GraphCollection.of(first(graphs, size)));
      rows.add(row(size, queries, one, one.with(one.options().withThreads(2))));
    }
    return rows;
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
    return Queries.row(
        "graphs", size,
        "queries", queries.size(),
        "pairs", work.pairs(),
        "after sizes", afterSizes,
        "after histograms", afterSizes - work.byLabels() - work.byDegrees(),
        "engine", work.engine(),
        "hits", answers.stream().mapToInt(answer -> answer.hits().size()).sum(),
        "CPU ms", Queries.decimal(1e3 * cpu, 0),
        "CPU µs a pair", Queries.decimal(1e6 * cpu / work.pairs(), 2),
        "ms 1 thread", Queries.decimal(1e3 * alone, 0),
        "ms 2 threads", Queries.decimal(1e3 * together, 0),
        "times faster", Queries.decimal(alone / together, 2));
  }
}
