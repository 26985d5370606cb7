package org.eugene.report.words;

import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.report.DecimalNumber;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stop;

/** What every report says of an answer in the same words. */
public final class Phrases {
  private static final int SIMILARITY_DECIMALS = 3;
  private static final int SECONDS_DECIMALS = 3;

  private Phrases() {}

  /** The distance, or what is known of it. */
  public static String distance(GedResult result) {
    if (result.mapping().isEmpty()) {
      return "at least " + DecimalNumber.text(result.lower()) + ", no edit path found";
    }
    return (result.isOptimal() ? "" : "at most ") + DecimalNumber.text(result.upper());
  }

  /** Why a run ended without a proof. */
  public static String reason(Stop stop) {
    return switch (stop) {
      case OUT_OF_TIME -> "the time of the budget was used up";
      case OUT_OF_ITERATIONS -> "the iterations of the budget were used up";
      case CONVERGED, DECIDED, PROVED_OPTIMAL -> "the method came to its end";
    };
  }

  /** How alike the graphs are, from 0 to 1, rounded for people. */
  public static String similarity(Comparison comparison) {
    return DecimalNumber.rounded(comparison.similarity(), SIMILARITY_DECIMALS).toPlainString();
  }

  /** How large a graph is. */
  public static String counts(Graph graph, boolean molecular) {
    if (molecular) {
      return count(graph.order(), "atom", "atoms") + ", " + count(graph.size(), "bond", "bonds");
    }
    return count(graph.order(), "vertex", "vertices")
        + ", "
        + (graph.isDirected()
            ? count(graph.size(), "arc", "arcs")
            : count(graph.size(), "edge", "edges"));
  }

  /** So many things. */
  public static String count(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  /** The solver's own time in seconds, rounded for people. */
  public static String seconds(GedResult result) {
    return DecimalNumber.rounded(result.stats().seconds(), SECONDS_DECIMALS).toPlainString();
  }
}
