package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.problem.GedProblem;
import org.eugene.search.AllPairs;
import org.eugene.search.GraphCollection;
import org.eugene.search.Join;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.Terms;

/**
 * What a second thread brings to a range, a join, a matrix and single pairs that are searched for
 * long, without reading the graphs: the best of some runs, one thread and two by turns. On a
 * machine that has other things to do the time on the wall is beyond that of the processor even
 * with one thread; then the ratio says nothing.
 */
final class ThreadsStudy extends Study {
  private static final int RUNS = 3;
  private static final int QUERIES = 300;
  private static final int RANGE = 7;
  private static final int JOINED = 12_000;
  private static final int JOIN = 4;
  private static final int MATRIX = 150;
  private static final int PAIRS = 10;
  private static final EditCosts CHEM_2 = NamedCosts.named("gedlib-chem-2").costs();

  /** So many times fewer graphs are for looking only. */
  private static final int FEWER = 50;

  private static final Schema SCHEMA =
      Schema.of(
              "question",
              "graphs",
              "CPU ms 1 thread",
              "ms 1 thread",
              "CPU ms 2 threads",
              "ms 2 threads",
              "times faster")
          .keyedBy("question", "graphs", "seed");

  ThreadsStudy() {
    super(
        "search-threads",
        "a range, a join, a matrix and single pairs of molecules on one thread and on two",
        SCHEMA);
  }

  /** A question to be asked on so many threads. */
  private interface Question {
    void ask(int threads) throws InterruptedException;
  }

  /** What something took, in milliseconds. */
  private record Took(double wall, double cpu) {
    static final Took FOREVER = new Took(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    static Took of(Question question, int threads) throws InterruptedException {
      OperatingSystemMXBean system =
          ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
      long cpu = system.getProcessCpuTime();
      long wall = System.nanoTime();
      question.ask(threads);
      return new Took((System.nanoTime() - wall) / 1e6, (system.getProcessCpuTime() - cpu) / 1e6);
    }

    Took orBetter(Took other) {
      return new Took(Math.min(wall, other.wall), Math.min(cpu, other.cpu));
    }
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    int fewer = run.options().isForLooking() ? FEWER : 1;
    Log log = run.log(this);
    List<Graph> molecules = run.data().graphs("aids42k");
    GraphCollection all = first(molecules, Math.max(1, molecules.size() / fewer));
    List<Graph> queries = Queries.draw(molecules, QUERIES / fewer, run.options().seed());
    measure(run, log, "range within " + RANGE, all, threads -> range(all, queries, threads));
    GraphCollection joined = first(run.data().graphs("chem23k"), JOINED / fewer);
    measure(run, log, "join within " + JOIN, joined, threads -> join(joined, threads));
    GraphCollection squared = first(run.data().graphs("aids700nef"), MATRIX / fewer);
    measure(run, log, "matrix, proved", squared, threads -> matrix(squared, threads));
    List<Graph> large = large(run.data().graphs("mutagenicity"), 1 + PAIRS / fewer);
    GraphCollection chain = first(large, large.size());
    measure(run, log, "pair by pair, high effort", chain, threads -> oneByOne(large, threads));
  }

  private void measure(Run run, Log log, String name, GraphCollection graphs, Question question)
      throws IOException, InterruptedException {
    if (run.isOpen(this, log, name, graphs.size())) {
      log.add(run.line(SCHEMA, row(name, question, graphs.size())));
    }
  }

  private static GraphCollection first(List<Graph> graphs, int count) {
    return GraphCollection.of(graphs.subList(0, Math.min(count, graphs.size())));
  }

  private static void range(GraphCollection graphs, List<Graph> queries, int threads) {
    Search.in(graphs, SearchOptions.defaults().exact().withThreads(threads)).range(queries, RANGE);
  }

  private static void join(GraphCollection graphs, int threads) {
    Join.of(graphs, JOIN, SearchOptions.defaults().exact().withThreads(threads)).answer();
  }

  private static void matrix(GraphCollection graphs, int threads) throws InterruptedException {
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    AllPairs.of(graphs, ConstantCosts.uniform()).solve(exact, Budget.unlimited(), threads);
  }

  private static List<Graph> large(List<Graph> graphs, int count) {
    return graphs.stream().filter(g -> g.order() >= 60 && g.order() <= 100).limit(count).toList();
  }

  /** Each graph with the next, all threads on one pair. */
  private static void oneByOne(List<Graph> graphs, int threads) {
    EugeneSolver high = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.HIGH));
    Terms terms = Terms.of(Budget.unlimited()).withThreads(threads);
    for (int at = 0; at + 1 < graphs.size(); at++) {
      GraphPair pair = new GraphPair(graphs.get(at), graphs.get(at + 1));
      high.solve(GedProblem.of(pair, CHEM_2), terms);
    }
  }

  private static Map<String, String> row(String name, Question question, int graphs)
      throws InterruptedException {
    question.ask(1); // warms up, or the second core compiles while one thread works
    question.ask(2);
    Took one = Took.FOREVER;
    Took two = Took.FOREVER;
    for (int turn = 0; turn < RUNS; turn++) {
      one = one.orBetter(Took.of(question, 1));
      two = two.orBetter(Took.of(question, 2));
    }
    return Schema.fields(
        "question", name,
        "graphs", graphs,
        "CPU ms 1 thread", decimal(one.cpu, 0),
        "ms 1 thread", decimal(one.wall, 0),
        "CPU ms 2 threads", decimal(two.cpu, 0),
        "ms 2 threads", decimal(two.wall, 0),
        "times faster", decimal(one.wall / two.wall, 2));
  }
}
