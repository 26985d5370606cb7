package org.eugene.bench.learned;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eugene.answer.learned.TrainingReport;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.sample.Question;
import org.eugene.graph.Graph;

/**
 * What a method said of a pair, beside its distance.
 *
 * @param question the pair
 * @param method as the table calls it
 * @param truth its distance
 * @param guess what the method said
 * @param training how the method was trained
 */
record LearnedRow(
    Question question, String method, Truth truth, Guess guess, TrainingReport training) {
  /** The columns of every file of guesses. */
  static final Schema SCHEMA =
      Schema.of(
              "set",
              "costs",
              "source",
              "target",
              "source_vertices",
              "source_edges",
              "target_vertices",
              "target_edges",
              "method",
              "distance",
              "proved",
              "estimate",
              "rounded",
              "cpu_seconds",
              "parameters",
              "epochs",
              "best_epoch",
              "end",
              "truth_cpu_seconds",
              "training_cpu_seconds")
          .keyedBy("set", "costs", "source", "target", "method", "seed");

  /** Of a method that nobody trains. */
  static final TrainingReport UNTRAINED = new TrainingReport(0, 0, 0, "", 0, 0, 0);

  /**
   * A distance.
   *
   * @param proved whether it is the true one, not only the best known
   */
  record Truth(double distance, boolean proved) {}

  /**
   * What a method said.
   *
   * @param estimate a number
   * @param rounded the nearest value that a distance of the pair can have
   * @param seconds it took, of one processor
   */
  record Guess(double estimate, double rounded, double seconds) {}

  /** What a file knows a row by. */
  static List<String> key(Question question, String method, long seed) {
    return List.of(
        question.set(),
        question.costsName(),
        question.pair().source().id(),
        question.pair().target().id(),
        method,
        Long.toString(seed));
  }

  /** Whether so many pairs of a cell were asked of every method: nothing is to be proved then. */
  static boolean areComplete(
      List<Line> lines, LearnedTable.CellName cell, Set<String> methods, int pairs) {
    Map<String, Long> rows =
        lines.stream()
            .filter(line -> line.text("set").equals(cell.set()))
            .filter(line -> line.text("costs").equals(cell.costs()))
            .collect(Collectors.groupingBy(line -> line.text("method"), Collectors.counting()));
    return methods.stream().allMatch(method -> rows.getOrDefault(method, 0L) >= pairs);
  }

  Map<String, String> fields() {
    Graph source = question.pair().source();
    Graph target = question.pair().target();
    return Schema.fields(
        "set", question.set(),
        "costs", question.costsName(),
        "source", source.id(),
        "target", target.id(),
        "source_vertices", source.order(),
        "source_edges", source.size(),
        "target_vertices", target.order(),
        "target_edges", target.size(),
        "method", method,
        "distance", number(truth.distance),
        "proved", truth.proved,
        "estimate", String.format(Locale.ROOT, "%.5f", guess.estimate),
        "rounded", number(guess.rounded),
        "cpu_seconds", String.format(Locale.ROOT, "%.7f", guess.seconds),
        "parameters", training.parameters(),
        "epochs", training.epochs(),
        "best_epoch", training.bestEpoch(),
        "end", training.end(),
        "truth_cpu_seconds", String.format(Locale.ROOT, "%.2f", training.truthSeconds()),
        "training_cpu_seconds", String.format(Locale.ROOT, "%.2f", training.trainingSeconds()));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? "" + (long) value : "" + value;
  }

  /** What a line says of a pair, as far as it is counted. */
  record Read(
      double distance, double estimate, double rounded, double seconds, TrainingReport training) {
    static Read of(Line line) {
      return new Read(
          line.number("distance"),
          line.number("estimate"),
          line.number("rounded"),
          line.number("cpu_seconds"),
          new TrainingReport(
              (int) line.whole("parameters"),
              (int) line.whole("epochs"),
              (int) line.whole("best_epoch"),
              line.text("end"),
              line.number("truth_cpu_seconds"),
              line.number("training_cpu_seconds"),
              0));
    }

    double error() {
      return Math.abs(estimate - distance);
    }

    boolean isRight() {
      return Math.abs(rounded - distance) < 1e-9;
    }
  }
}
