package org.eugene.bench.learned;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.run.Contender;
import org.eugene.bench.run.Stopwatch;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.Run;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.estimate.LatticeRounding;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;

/**
 * Asks methods about pairs of known distance on one thread, and writes a row a pair. What the file
 * has is not asked again.
 *
 * @param run whose seed and origin the rows carry
 * @param log the file
 * @param paper the pairs, with their distances
 */
record Examination(Run run, Log log, List<Asked> paper) {
  private static final double NANOS = 1e9;

  /** So many are asked at once; a batch of a network has half as many. */
  private static final int AT_A_TIME = 256;

  /** A pair and its distance. */
  record Asked(Question question, LearnedRow.Truth truth) {}

  private List<Asked> open(String method) {
    return paper.stream()
        .filter(asked -> !log.has(LearnedRow.key(asked.question, method, run.options().seed())))
        .toList();
  }

  boolean isOpen(String method) {
    return !open(method).isEmpty();
  }

  /** A method that nobody trains. */
  void ask(Contender contender) throws IOException {
    List<Asked> open = open(contender.name());
    if (open.isEmpty()) {
      return;
    }
    Stopwatch clock = Stopwatch.ofThisThread();
    warmUp(clock, open, asked -> solve(contender, asked.question));
    for (Asked asked : open) {
      long start = clock.cpu();
      GedResult result = solve(contender, asked.question);
      double seconds = (clock.cpu() - start) / NANOS;
      double said = Double.isInfinite(result.upper()) ? result.lower() : result.upper();
      log.add(row(asked, contender.name(), said, seconds, LearnedRow.UNTRAINED));
    }
  }

  private static GedResult solve(Contender contender, Question question) {
    return contender.solver().solve(question.problem(), Budget.of(contender.budget()));
  }

  /** A method that has learned. */
  void ask(Pupil pupil, Learned learned) throws IOException {
    List<Asked> open = open(pupil.name());
    if (!open.isEmpty()) {
      Estimator estimator =
          learned.estimator(
              open.get(0).question.costs(),
              warning -> run.talk().say(pupil.name() + ": " + warning));
      ask(pupil.name(), estimator, learned.report());
    }
  }

  /** Something that guesses, in batches; every pair of one took as long as the others. */
  void ask(String name, Estimator estimator, TrainingReport training) throws IOException {
    List<Asked> open = open(name);
    Stopwatch clock = Stopwatch.ofThisThread();
    warmUp(clock, open, asked -> estimator.estimate(List.of(asked.question.problem())));
    for (int from = 0; from < open.size(); from += AT_A_TIME) {
      List<Asked> some = open.subList(from, Math.min(open.size(), from + AT_A_TIME));
      long start = clock.cpu();
      List<GedProblem> problems = some.stream().map(asked -> asked.question.problem()).toList();
      List<Estimate> estimates = estimator.estimate(problems);
      double seconds = (clock.cpu() - start) / NANOS / some.size();
      List<Line> lines = new ArrayList<>();
      for (int at = 0; at < some.size(); at++) {
        lines.add(row(some.get(at), name, estimates.get(at).distance(), seconds, training));
      }
      log.add(lines);
    }
  }

  /** Asking once, for its own sake. */
  private interface Trial {
    Object ask(Asked asked);
  }

  /** Lets the Java machine compile what is about to be measured. */
  private void warmUp(Stopwatch clock, List<Asked> open, Trial trial) {
    long end = clock.cpu() + run.options().warmUp().toNanos();
    for (int at = 0; clock.cpu() < end; at++) {
      trial.ask(open.get(at % open.size()));
    }
  }

  private Line row(
      Asked asked, String method, double said, double seconds, TrainingReport training) {
    double rounded = LatticeRounding.nearest(asked.question.problem(), said);
    LearnedRow row =
        new LearnedRow(
            asked.question,
            method,
            asked.truth,
            new LearnedRow.Guess(said, rounded, seconds),
            training);
    return run.line(LearnedRow.SCHEMA, row.fields());
  }
}
