package org.eugene.report;

import java.util.List;
import org.eugene.madam.MAdamTrace;
import org.eugene.madam.Round;
import org.eugene.mapping.VertexMapping;

/**
 * What a run of M-Adam looked like at four moments, as in the paper's figure of its stages.
 *
 * @param sourceOrder rows of the matrix that are vertices of the source; those below are padding
 * @param targetOrder columns of the matrix that are vertices of the target
 * @param rounds the rounds in order
 * @param mapping the answer of the run
 * @param cost what it costs
 * @param borrowed whether the answer of the report came from another method
 */
public record Stages(
    int sourceOrder,
    int targetOrder,
    List<Round> rounds,
    VertexMapping mapping,
    double cost,
    boolean borrowed) {
  /** Keeps a copy of the rounds. */
  public Stages {
    rounds = List.copyOf(rounds);
  }

  /** The moments of a traced run; refuses a run that found no mapping. */
  public static Stages of(MAdamTrace trace, boolean borrowed) {
    VertexMapping mapping =
        trace.result().mapping().orElseThrow(() -> new IllegalArgumentException("no mapping"));
    return new Stages(
        mapping.sourceOrder(),
        mapping.targetOrder(),
        trace.rounds(),
        mapping,
        trace.result().upper(),
        borrowed);
  }

  /** Rows of the square matrix, padding included. */
  public int order() {
    return Math.max(sourceOrder, targetOrder);
  }

  /** The round half way, counted from 1. */
  public int middle() {
    return (rounds.size() + 1) / 2;
  }
}
