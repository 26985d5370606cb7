package org.eugene.madam;

import java.util.List;
import org.eugene.solver.GedResult;

/**
 * A run of M-Adam with what happened in it.
 *
 * @param result the answer
 * @param rounds the rounds in order
 */
public record MAdamTrace(GedResult result, List<Round> rounds) {
  /** Keeps a copy of the rounds. */
  public MAdamTrace {
    rounds = List.copyOf(rounds);
  }
}
