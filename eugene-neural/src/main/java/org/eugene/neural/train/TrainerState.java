package org.eugene.neural.train;

import java.util.List;

/**
 * All that a training needs to go on.
 *
 * @param epoch epochs done
 * @param bestEpoch the epoch kept
 * @param bestSquare its validation mean squared error, of what is guessed
 * @param bestError its validation mean absolute error, in costs
 * @param seconds so far, of one processor
 * @param steps of the optimiser
 * @param weights now
 * @param moments of the optimiser
 * @param best the weights kept
 */
public record TrainerState(
    int epoch,
    int bestEpoch,
    double bestSquare,
    double bestError,
    double seconds,
    long steps,
    List<float[]> weights,
    List<float[]> moments,
    List<float[]> best) {
  /** Where states are kept. */
  public interface Store {
    /** Keeps nothing. */
    Store NONE =
        new Store() {
          @Override
          public java.util.Optional<TrainerState> load() {
            return java.util.Optional.empty();
          }

          @Override
          public void save(TrainerState state) {}
        };

    /** The state to go on from. */
    java.util.Optional<TrainerState> load();

    /** Called after every epoch. */
    void save(TrainerState state);
  }
}
