package org.eugene.answer.learned;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Estimator;
import org.eugene.estimate.NamedEstimator;
import org.eugene.solver.GedSolver;

/** A method with what it has learned. */
public interface Learned {
  /** Which method it is. */
  NamedEstimator kind();

  /** The costs that it was trained for, as the user named them. */
  String costsName();

  /** How it was trained. */
  TrainingReport report();

  /** All that is known of it as JSON. */
  String cardText();

  /** All that is known of it in words, line by line. */
  String cardInWords();

  /**
   * Its guesses.
   *
   * @param costs those of the training, or such with the same reduced prices
   * @param warnings told once a call where it is asked beyond what it has seen
   * @throws IllegalArgumentException with a sentence, if it was trained for other prices
   */
  Estimator estimator(EditCosts costs, Consumer<String> warnings);

  /**
   * Its mappings, priced by whatever problem it is asked about: an upper bound that is true.
   *
   * @throws IllegalArgumentException with a sentence, if it has no mapping or was trained for other
   *     prices
   */
  GedSolver solver(EditCosts costs);

  /** Writes the file; a half file is never left. */
  void save(Path file) throws IOException;
}
