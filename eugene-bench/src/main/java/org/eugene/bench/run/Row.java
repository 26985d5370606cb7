package org.eugene.bench.run;

import java.util.List;
import java.util.Locale;
import org.eugene.bench.sample.Question;
import org.eugene.graph.Graph;

/**
 * One line of raw results: who was asked what, and what came of it.
 *
 * @param question set, costs, ids and sizes
 * @param method who was asked, as the table calls it
 * @param answer the bounds, what they took
 * @param seed what random choices started from
 * @param machine where that was
 */
public record Row(Asked question, String method, Answer answer, long seed, Machine machine) {
  static final String HEADER =
      "set,costs,source,target,source_vertices,source_edges,target_vertices,target_edges,"
          + "method,lower,upper,stop,seconds,cpu_seconds,seconds_to_upper,cpu_seconds_to_upper,iterations,"
          + "seed,commit,jvm,cpu";

  private static final int COLUMNS = HEADER.split(",").length;

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

  /** Two rows of the same key answer the same question. */
  String key() {
    return key(question, method, seed);
  }

  static String key(Asked question, String method, long seed) {
    return String.join(
        ",", question.set, question.costs, question.source, question.target, method, "" + seed);
  }

  String toCsv() {
    return String.join(
        ",",
        question.set,
        question.costs,
        question.source,
        question.target,
        "" + question.sourceVertices,
        "" + question.sourceEdges,
        "" + question.targetVertices,
        "" + question.targetEdges,
        method,
        number(answer.lower),
        number(answer.upper),
        answer.stop,
        seconds(answer.seconds),
        seconds(answer.cpuSeconds),
        seconds(answer.secondsToUpper),
        seconds(answer.cpuSecondsToUpper),
        "" + answer.iterations,
        "" + seed,
        machine.commit(),
        machine.jvm(),
        machine.cpu());
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

  static Row ofCsv(String line) {
    List<String> fields = List.of(line.split(",", -1));
    if (fields.size() != COLUMNS) {
      throw new IllegalArgumentException(
          "\"" + line + "\" has " + fields.size() + " fields, a row has " + COLUMNS);
    }
    return new Row(
        new Asked(
            fields.get(0),
            fields.get(1),
            fields.get(2),
            fields.get(3),
            Integer.parseInt(fields.get(4)),
            Integer.parseInt(fields.get(5)),
            Integer.parseInt(fields.get(6)),
            Integer.parseInt(fields.get(7))),
        fields.get(8),
        new Answer(
            bound(fields.get(9)),
            bound(fields.get(10)),
            fields.get(11),
            Double.parseDouble(fields.get(12)),
            Double.parseDouble(fields.get(13)),
            Double.parseDouble(fields.get(14)),
            Double.parseDouble(fields.get(15)),
            Long.parseLong(fields.get(16))),
        Long.parseLong(fields.get(17)),
        new Machine(fields.get(18), fields.get(19), fields.get(20)));
  }

  private static double bound(String field) {
    return field.isEmpty() ? Double.POSITIVE_INFINITY : Double.parseDouble(field);
  }
}
