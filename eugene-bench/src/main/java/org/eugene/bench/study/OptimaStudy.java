package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.percent;

import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.Comparison;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.Run;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.optima.Optima;
import org.eugene.optima.OptimaOptions;
import org.eugene.problem.GedProblem;
import org.eugene.search.sample.SizeLimits;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.Terms;

/**
 * How many optimal mappings pairs have, up to symmetry and in all, how long it takes to prove the
 * distance and to list them all, and how many of the edits are in every one.
 */
final class OptimaStudy extends Study {
  private static final int PAIRS = 200;
  private static final int LIMIT = 1_000_000;
  private static final double SECOND = 1e9;
  private static final String NOTHING = "–";

  /** Of the clock on the wall, so that other programs at work decide nothing: CPU time counts. */
  private static final Duration TIME = Duration.ofMinutes(1);

  private static final List<List<String>> KINDS =
      List.of(
          List.of("aids", "uniform"),
          List.of("aids", "paper-2"),
          List.of("mutagenicity", "uniform"),
          List.of("python-ast", "uniform"));

  private static final Schema SCHEMA =
      Schema.of(
              "set",
              "costs",
              "pairs",
              "proved optimal",
              "complete in 1 s",
              "share",
              "up to symmetry: median",
              "most",
              "in all: median",
              "most in all",
              "edits in every optimum",
              "CPU ms: median",
              "95 %",
              "longest")
          .keyedBy("set", "costs", "pairs", "seed");

  OptimaStudy() {
    super("optima", "all optimal mappings of pairs under 25 vertices: how many, how long", SCHEMA);
  }

  @Override
  public void measure(Run run) throws IOException {
    Log log = run.log(this);
    for (List<String> kind : KINDS) {
      if (!run.options().admits(kind.get(0))) {
        continue;
      }
      List<Question> questions =
          run.data()
              .questions(
                  kind.get(0),
                  SizeLimits.UNDER_25,
                  kind.get(1),
                  run.options().sample(PAIRS),
                  run.options().seed());
      if (run.isOpen(this, log, kind.get(0), kind.get(1), questions.size())) {
        log.add(run.line(SCHEMA, measure(kind, questions)));
      }
    }
  }

  private static Map<String, String> measure(List<String> kind, List<Question> questions) {
    EugeneSolver exact = new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF));
    Stopwatch clock = Stopwatch.ofThisThread();
    List<Double> millis = new ArrayList<>();
    List<Integer> merged = new ArrayList<>();
    List<BigInteger> totals = new ArrayList<>();
    int proved = 0;
    int inTime = 0;
    long edits = 0;
    long always = 0;
    for (Question question : questions) {
      GedProblem problem = question.problem();
      long start = clock.cpu();
      Comparison comparison = Comparison.of(problem, exact, Terms.of(Budget.of(TIME)));
      Optima optima =
          Optima.of(
              problem, comparison.result(), OptimaOptions.upToSymmetry(LIMIT), Budget.of(TIME));
      long nanos = clock.cpu() - start;
      millis.add(nanos / 1e6);
      proved += comparison.result().isOptimal() ? 1 : 0;
      inTime += optima.isComplete() && nanos <= SECOND ? 1 : 0;
      if (optima.isComplete()) {
        merged.add(optima.mappings().size());
        totals.add(optima.total().orElseThrow());
        edits += comparison.path().orElseThrow().operations().size();
        always += optima.always().orElseThrow().size();
      }
    }
    return Schema.fields(
        "set", kind.get(0),
        "costs", kind.get(1),
        "pairs", questions.size(),
        "proved optimal", proved,
        "complete in 1 s", inTime,
        "share", percent(inTime / (double) questions.size()),
        "up to symmetry: median", quantile(merged, 0.5).map(String::valueOf).orElse(NOTHING),
        "most", quantile(merged, 1).map(String::valueOf).orElse(NOTHING),
        "in all: median", quantile(totals, 0.5).map(String::valueOf).orElse(NOTHING),
        "most in all", quantile(totals, 1).map(String::valueOf).orElse(NOTHING),
        "edits in every optimum", percent(always / (double) edits),
        "CPU ms: median", decimal(quantile(millis, 0.5).orElse(Double.NaN), 1),
        "95 %", decimal(quantile(millis, 0.95).orElse(Double.NaN), 1),
        "longest", decimal(quantile(millis, 1).orElse(Double.NaN), 1));
  }

  /** The value that so large a share of them does not exceed. */
  private static <T extends Comparable<T>> Optional<T> quantile(List<T> values, double share) {
    List<T> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return sorted.isEmpty()
        ? Optional.empty()
        : Optional.of(sorted.get((int) Math.ceil(share * sorted.size()) - 1));
  }
}
