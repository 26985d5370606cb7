package org.eugene.report.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.report.Provenance;

/**
 * Methods on the same pairs.
 *
 * @param title what the graphs are called
 * @param costs the costs, as typed
 * @param truth where the distances come from, in a few words
 * @param trials of all methods
 * @param provenance how it came about
 */
public record Evaluation(
    String title, String costs, String truth, List<Trial> trials, Provenance provenance) {
  /** Keeps a copy of the trials. */
  public Evaluation {
    trials = List.copyOf(trials);
  }

  /** What each method amounts to, in the order of their first trials. */
  public List<MethodScores> scores() {
    Map<String, List<Trial>> byMethod = new LinkedHashMap<>();
    for (Trial trial : trials) {
      byMethod.computeIfAbsent(trial.method(), method -> new ArrayList<>()).add(trial);
    }
    List<MethodScores> scores = new ArrayList<>();
    byMethod.forEach((method, some) -> scores.add(new MethodScores(method, some)));
    return scores;
  }
}
