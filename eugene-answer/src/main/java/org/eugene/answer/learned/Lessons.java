package org.eugene.answer.learned;

import java.nio.file.Path;
import java.util.List;

/** Pairs of known distance in three parts that share no graph. */
public interface Lessons {
  /** To learn from. */
  List<KnownPair> training();

  /** To stop by. */
  List<KnownPair> validation();

  /** To be judged by, once. */
  List<KnownPair> test();

  /** The share of pairs whose distance is proved. */
  double shareProved();

  /** SHA-256 of the training graphs. */
  String digest();

  /** What proving the distances took, in seconds of one processor, whenever that was. */
  double seconds();

  /**
   * Trains a method and looks at the test pairs once.
   *
   * @param costs as the user named them, for the card
   * @param part where the state of every epoch is kept; an interrupted training goes on from it
   * @throws IllegalArgumentException if there is no such method
   */
  Learned train(
      String method,
      Preset preset,
      TrainingOptions options,
      String costs,
      Path part,
      Progress.Listener listener);
}
