package org.eugene.bench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eugene.bench.sample.Question;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;

/**
 * Distances that answers are judged by: proved by the exact method where its budget suffices, else
 * the best known of a long search with other seeds. Kept on disk under a digest of the problem, so
 * that every distance is proved once. May be shared by threads.
 */
public final class References {
  /** The method that these rows carry. */
  public static final String NAME = "reference";

  static final long SEED = 2;

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

  private final Path file;
  private final Duration budget;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  private References(Path file, Duration budget) {
    this.file = file;
    this.budget = budget;
  }

  /**
   * @param folder where the file of known distances is
   * @param budget for a pair: half of it for the proof, half for the search
   */
  public static References in(Path folder, Duration budget) throws IOException {
    Files.createDirectories(folder);
    References references = new References(folder.resolve("references.csv"), budget);
    if (Files.exists(references.file)) {
      Files.readAllLines(references.file).forEach(references::remember);
    }
    return references;
  }

  private void remember(String line) {
    String[] fields = line.split(",");
    // A last line that was cut off has fewer fields or a shorter number; a marker ends the whole
    // ones.
    if (fields.length == 5 && fields[4].equals("end")) {
      known.merge(
          fields[0],
          new Known(
              Double.parseDouble(fields[1]),
              Double.parseDouble(fields[2]),
              Double.parseDouble(fields[3])),
          (a, b) -> a.with(b.lower, b.upper, b.seconds));
    }
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
    EugeneSolver solver =
        new EugeneSolver(EugeneOptions.defaults().withEffort(effort).withSeed(seed));
    GedResult result = solver.solve(problem, Budget.of(time));
    return before.with(result.lower(), result.upper(), (System.nanoTime() - start) / NANOS);
  }

  private synchronized void write(String digest, Known value) {
    String line =
        String.join(",", digest, "" + value.lower, "" + value.upper, "" + value.seconds, "end");
    try (Writer out =
        Files.newBufferedWriter(
            file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      out.write(line + "\n");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
