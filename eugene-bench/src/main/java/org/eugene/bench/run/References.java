package org.eugene.bench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.sample.Question;
import org.eugene.problem.GedProblem;
import org.eugene.problem.ProblemDigest;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Listener;

/**
 * Distances that answers are judged by: proved by the exact method where its budget suffices, else
 * the best known of a long search with other seeds. Kept on disk under a digest of the problem, so
 * that every distance is proved once. May be shared by threads.
 */
public final class References implements AutoCloseable {
  /** The method that these rows carry. */
  public static final String NAME = "reference";

  static final long SEED = 2;

  /** In the folder that a run is told. */
  static final String FILE = "distances.csv";

  /** The search with other seeds goes on this often at most. */
  private static final int SEARCHES = 8;

  private static final double NANOS = 1e9;

  /** Two-sided bounds and what was spent on them. */
  private record Known(double lower, double upper, double seconds) {
    static final Known NOTHING = new Known(0, Double.POSITIVE_INFINITY, 0);

    boolean isProved() {
      return lower == upper;
    }

    Known with(double newLower, double newUpper, double newSeconds) {
      Known both =
          new Known(
              Math.max(lower, newLower), Math.min(upper, newUpper), Math.max(seconds, newSeconds));
      if (both.lower > both.upper) {
        throw new IllegalStateException(
            "a proved lower bound of " + both.lower + " contradicts a mapping of " + both.upper);
      }
      return both;
    }
  }

  private static final Schema SCHEMA = Schema.of("problem", "lower", "upper", "seconds");

  private final Path folder;
  private final Log log;
  private final Duration budget;
  private final Origin origin;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  private References(Path folder, Log log, Duration budget, Origin origin) {
    this.folder = folder;
    this.log = log;
    this.budget = budget;
    this.origin = origin;
    log.lines().forEach(this::remember);
  }

  /**
   * @param folder where the file of known distances is
   * @param budget for a pair: half of it for the proof, half for the search
   * @param origin of what is found out now
   */
  public static References in(Path folder, Duration budget, Origin origin) throws IOException {
    return new References(folder, Log.open(folder.resolve(FILE), SCHEMA), budget, origin);
  }

  /** Where the file of known distances is. */
  public Path folder() {
    return folder;
  }

  private void remember(Line line) {
    known.merge(
        line.text("problem"),
        new Known(line.number("lower"), line.number("upper"), line.number("seconds")),
        (a, b) -> a.with(b.lower, b.upper, b.seconds));
  }

  /** The distance as well as it is known, found out now if that was never tried. */
  public Row.Answer of(Question question) {
    GedProblem problem = question.problem();
    String digest = ProblemDigest.of(problem);
    Known before = known.getOrDefault(digest, Known.NOTHING);
    Known after = before;
    if (!before.isProved() && before.seconds < budget.toNanos() / NANOS) {
      after = search(problem, before);
      known.put(digest, after);
      write(digest, after);
    }
    return new Row.Answer(
        after.lower,
        after.upper,
        after.isProved() ? "PROVED_OPTIMAL" : "BEST_KNOWN",
        after.seconds,
        0,
        0,
        0,
        0);
  }

  private Known search(GedProblem problem, Known before) {
    long start = System.nanoTime();
    Known now = improved(before, problem, Effort.PROOF, 1, budget.dividedBy(2), start);
    for (int run = 0; run < SEARCHES && !now.isProved(); run++) {
      Duration left = budget.minusNanos(System.nanoTime() - start);
      if (left.isNegative()) {
        break;
      }
      now = improved(now, problem, Effort.HIGH, SEED + run, left, start);
    }
    // Whoever searched to the end need not search again with the same budget.
    return now.with(0, Double.POSITIVE_INFINITY, budget.toNanos() / NANOS);
  }

  private static Known improved(
      Known before, GedProblem problem, Effort effort, long seed, Duration time, long start) {
    GedResult result =
        Contender.eugene(NAME, effort, seed).within(time).solve(problem, Listener.NOBODY);
    return before.with(result.lower(), result.upper(), (System.nanoTime() - start) / NANOS);
  }

  private synchronized void write(String problem, Known value) {
    try {
      log.add(
          SCHEMA.line(
              Schema.fields(
                  "problem", problem,
                  "lower", value.lower,
                  "upper", value.upper,
                  "seconds", value.seconds),
              SEED,
              origin));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
