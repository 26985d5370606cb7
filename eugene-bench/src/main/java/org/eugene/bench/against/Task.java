package org.eugene.bench.against;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eugene.bench.run.Row;

/**
 * The pairs of a cell as the command line is asked for them.
 *
 * @param table whose cell it is
 * @param set its data set
 * @param costs the name of its costs
 * @param effort of the engine
 * @param budget of the engine, as typed
 * @param graphs where the graphs are
 * @param options more of the command line
 * @param pairs by the ids of their graphs
 */
record Task(
    String table,
    String set,
    String costs,
    String effort,
    String budget,
    Path graphs,
    List<String> options,
    List<Pair> pairs) {
  Task {
    options = List.copyOf(options);
    pairs = List.copyOf(pairs);
  }

  /**
   * Two graphs of the set.
   *
   * @param known their distance if it is published, else empty
   */
  record Pair(String source, String target, String known) {
    static Pair of(Row.Asked question, String known) {
      return new Pair(question.source(), question.target(), known);
    }
  }

  /** What a program is told, given a file of pairs. */
  List<String> arguments(Path pairsFile) {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("pairs", graphs.toString(), pairsFile.toString(), "--format", "csv"));
    arguments.addAll(List.of("--costs", costs, "--effort", effort, "--budget", budget));
    arguments.addAll(List.of("--threads", "1", "--seed", "1"));
    arguments.addAll(options);
    return arguments;
  }

  String title() {
    return table + ", " + set + ", " + costs + ", " + effort;
  }
}
