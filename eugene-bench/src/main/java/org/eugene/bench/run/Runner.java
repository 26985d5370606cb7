package org.eugene.bench.run;

import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.sample.Question;
import org.eugene.solver.SolverUnavailableException;

/**
 * Runs cells on one thread and writes a row for every answer. What the file has is not asked again,
 * so that an interrupted run goes on where it stopped.
 */
public final class Runner {
  private final Log file;
  private final References references;
  private final Origin origin;
  private final Stopwatch stopwatch;
  private final Duration warmUp;
  private final Consumer<String> talk;
  private final Runnable answered;
  private final Measurement measurement;
  private final Set<String> warm = new HashSet<>();

  /**
   * @param warmUp how long a contender runs unmeasured before its first cell; a fifth of it before
   *     the others
   * @param talk hears what is going on
   * @param answered is run after every answer
   */
  public Runner(
      Log file,
      References references,
      Origin origin,
      Stopwatch stopwatch,
      Duration warmUp,
      Consumer<String> talk,
      Runnable answered) {
    this.file = file;
    this.references = references;
    this.origin = origin;
    this.stopwatch = stopwatch;
    this.warmUp = warmUp;
    this.talk = talk;
    this.answered = answered;
    this.measurement = new Measurement(stopwatch);
  }

  public void run(Cell cell) throws IOException {
    file.add(cell.known().stream().map(Row::line).toList());
    for (Contender contender : cell.contenders()) {
      try {
        measure(cell, contender);
      } catch (SolverUnavailableException absent) {
        talk.accept(contender.name() + " is skipped: " + absent.getMessage());
      }
    }
    if (cell.referenced()) {
      addReferences(cell.questions());
    }
  }

  /** How many answers of a cell a file does not have. */
  public static long open(Cell cell, Log file) {
    return cell.contenders().stream()
        .mapToLong(contender -> open(cell, contender, file).size())
        .sum();
  }

  private static List<Question> open(Cell cell, Contender contender, Log file) {
    return cell.questions().stream()
        .limit(contender.pairs())
        .filter(question -> !has(file, Row.Asked.of(question), contender.name(), contender.seed()))
        .toList();
  }

  private static boolean has(Log file, Row.Asked question, String method, long seed) {
    return file.has(Row.key(question, method, seed));
  }

  private void measure(Cell cell, Contender contender) throws IOException {
    List<Question> open = open(cell, contender, file);
    if (open.isEmpty()) {
      return;
    }
    Question first = open.get(0);
    talk.accept(
        first.set()
            + ", "
            + first.costsName()
            + ": "
            + contender.name()
            + ", "
            + open.size()
            + " pairs");
    warmUp(open, contender);
    for (Question question : open) {
      Row.Answer answer = measurement.of(question, contender);
      file.add(
          new Row(Row.Asked.of(question), contender.name(), answer, contender.seed(), origin)
              .line());
      answered.run();
    }
  }

  /** Lets the Java machine compile what is about to be measured. */
  private void warmUp(List<Question> questions, Contender contender) {
    Duration time = warm.add(contender.name()) ? warmUp : warmUp.dividedBy(5);
    long end = stopwatch.wall() + time.toNanos();
    for (int at = 0; stopwatch.wall() < end; at++) {
      measurement.of(questions.get(at % questions.size()), contender);
    }
  }

  /** Only what nobody has proved yet needs a longer look. */
  private void addReferences(List<Question> questions) throws IOException {
    Set<Row.Asked> proved = new HashSet<>();
    for (Line line : file.lines()) {
      Row row = Row.of(line);
      if (row.isProved()) {
        proved.add(row.question());
      }
    }
    for (Question question : questions) {
      Row.Asked asked = Row.Asked.of(question);
      if (!proved.contains(asked) && !has(file, asked, References.NAME, References.SEED)) {
        file.add(
            new Row(asked, References.NAME, references.of(question), References.SEED, origin)
                .line());
      }
    }
  }
}
