package org.eugene.bench.run;

import java.util.List;
import java.util.Locale;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.sample.Question;
import org.eugene.graph.Graph;

/**
 * One line of raw results: who was asked what, and what came of it.
 *
 * @param question set, costs, ids and sizes
 * @param method who was asked, as the table calls it
 * @param answer the bounds, what they took
 * @param seed what random choices started from
 * @param origin where and when that was
 */
public record Row(Asked question, String method, Answer answer, long seed, Origin origin) {
  /** The columns of every file of answers. */
  public static final Schema SCHEMA =
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
              "lower",
              "upper",
              "stop",
              "seconds",
              "cpu_seconds",
              "seconds_to_upper",
              "cpu_seconds_to_upper",
              "iterations")
          .keyedBy("set", "costs", "source", "target", "method", "seed");

  /** A question without its graphs. */
  public record Asked(
      String set,
      String costs,
      String source,
      String target,
      int sourceVertices,
      int sourceEdges,
      int targetVertices,
      int targetEdges) {
    public static Asked of(Question question) {
      Graph source = question.pair().source();
      Graph target = question.pair().target();
      return new Asked(
          question.set(),
          question.costsName(),
          source.id(),
          target.id(),
          source.order(),
          source.size(),
          target.order(),
          target.size());
    }
  }

  /**
   * What a method said.
   *
   * @param upper infinite if it gives no mapping
   * @param stop as {@link org.eugene.solver.Stop} has it, or where a known answer is from
   * @param seconds wall time
   * @param cpuSeconds CPU time of the thread
   * @param secondsToUpper wall time until the upper bound was found
   * @param cpuSecondsToUpper CPU time of the thread until then
   * @param iterations steps, as the method counts them
   */
  public record Answer(
      double lower,
      double upper,
      String stop,
      double seconds,
      double cpuSeconds,
      double secondsToUpper,
      double cpuSecondsToUpper,
      long iterations) {
    /** An answer that took nothing, because it was known. */
    public static Answer known(double lower, double upper, String from) {
      return new Answer(lower, upper, from, 0, 0, 0, 0, 0);
    }
  }

  /** What the method says the distance is: its upper bound, or the lower one if it has no other. */
  public double estimate() {
    return Double.isInfinite(answer.upper) ? answer.lower : answer.upper;
  }

  public boolean isProved() {
    return answer.lower == answer.upper;
  }

  /** What a file of answers knows a row by. */
  static List<String> key(Asked question, String method, long seed) {
    return List.of(
        question.set, question.costs, question.source, question.target, method, "" + seed);
  }

  public Line line() {
    return SCHEMA.line(
        Schema.fields(
            "set", question.set,
            "costs", question.costs,
            "source", question.source,
            "target", question.target,
            "source_vertices", question.sourceVertices,
            "source_edges", question.sourceEdges,
            "target_vertices", question.targetVertices,
            "target_edges", question.targetEdges,
            "method", method,
            "lower", number(answer.lower),
            "upper", number(answer.upper),
            "stop", answer.stop,
            "seconds", seconds(answer.seconds),
            "cpu_seconds", seconds(answer.cpuSeconds),
            "seconds_to_upper", seconds(answer.secondsToUpper),
            "cpu_seconds_to_upper", seconds(answer.cpuSecondsToUpper),
            "iterations", answer.iterations),
        seed,
        origin);
  }

  private static String number(double value) {
    if (Double.isInfinite(value)) {
      return "";
    }
    return value == Math.rint(value) ? "" + (long) value : "" + value;
  }

  private static String seconds(double value) {
    return String.format(Locale.ROOT, "%.6f", value);
  }

  public static Row of(Line line) {
    return new Row(
        new Asked(
            line.text("set"),
            line.text("costs"),
            line.text("source"),
            line.text("target"),
            (int) line.whole("source_vertices"),
            (int) line.whole("source_edges"),
            (int) line.whole("target_vertices"),
            (int) line.whole("target_edges")),
        line.text("method"),
        new Answer(
            bound(line, "lower"),
            bound(line, "upper"),
            line.text("stop"),
            line.number("seconds"),
            line.number("cpu_seconds"),
            line.number("seconds_to_upper"),
            line.number("cpu_seconds_to_upper"),
            line.whole("iterations")),
        line.whole("seed"),
        Origin.of(line));
  }

  private static double bound(Line line, String column) {
    return line.text(column).isEmpty() ? Double.POSITIVE_INFINITY : line.number(column);
  }
}
