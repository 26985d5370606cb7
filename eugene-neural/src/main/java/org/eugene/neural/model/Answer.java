package org.eugene.neural.model;

import java.util.Optional;
import org.eugene.neural.tensor.Tensor;

/**
 * What a model says of a batch.
 *
 * @param rest the guesses, [B, 1]
 * @param scores how well vertices fit each other, [B, N, N], larger is better; for methods that
 *     have a mapping
 * @param penalty what a model adds to its loss in training
 */
public record Answer(Tensor rest, Optional<Tensor> scores, Optional<Tensor> penalty) {
  /** A guess and nothing else. */
  public static Answer of(Tensor rest) {
    return new Answer(rest, Optional.empty(), Optional.empty());
  }

  public Answer withScores(Tensor newScores) {
    return new Answer(rest, Optional.of(newScores), penalty);
  }

  public Answer withPenalty(Tensor newPenalty) {
    return new Answer(rest, scores, Optional.of(newPenalty));
  }
}
