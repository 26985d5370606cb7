package org.eugene.neural;

import java.util.List;
import java.util.Map;

/**
 * What a model is, what it was trained on and how well it did: the text at the head of its file.
 *
 * @param method name of the method
 * @param preset {@code adapted}, {@code original} or {@code own}
 * @param options of the method
 * @param parameters how many numbers were learned
 * @param vertexLabels of the training graphs, each with the kind that the costs make of it
 * @param edgeLabels of the training graphs, each with the kind that the costs make of it
 * @param costs as the user named them
 * @param prices SHA-256 of all reduced prices between kinds: costs with the same are served
 * @param target {@code symmetrised} or {@code raw}
 * @param sizes of the training graphs
 * @param training how it was trained
 * @param scores how well it did
 * @param versions of the programs
 */
public record ModelCard(
    String method,
    String preset,
    Map<String, Object> options,
    int parameters,
    List<KnownLabel> vertexLabels,
    List<KnownLabel> edgeLabels,
    String costs,
    String prices,
    String target,
    Sizes sizes,
    Learning training,
    Scores scores,
    Map<String, String> versions) {
  /**
   * A label and its kind.
   *
   * @param name of the label
   * @param attributes of the label
   * @param kind number of its kind, from 0
   */
  public record KnownLabel(String name, Map<String, Object> attributes, int kind) {}

  /**
   * Vertices of the training graphs.
   *
   * @param least of a graph
   * @param most of a graph
   * @param mean of all graphs
   */
  public record Sizes(int least, int most, double mean) {}

  /**
   * How it was trained.
   *
   * @param graphs SHA-256 of the training graphs
   * @param trainingGraphs different graphs to learn from
   * @param validationGraphs different graphs to stop by
   * @param testGraphs different graphs to be judged by
   * @param copies isomorphic graphs left out
   * @param trainingPairs to learn from
   * @param validationPairs to stop by
   * @param testPairs to be judged by
   * @param shareProved of all pairs
   * @param splitSeed of graphs and pairs
   * @param seed of weights and order
   * @param rate step of Adam
   * @param batch pairs a step
   * @param epochs done
   * @param bestEpoch kept
   * @param end patience, epochs or clock
   * @param truthSeconds that the distances took, of one processor
   * @param trainingSeconds that learning took, of one processor
   */
  public record Learning(
      String graphs,
      int trainingGraphs,
      int validationGraphs,
      int testGraphs,
      int copies,
      int trainingPairs,
      int validationPairs,
      int testPairs,
      double shareProved,
      long splitSeed,
      long seed,
      double rate,
      int batch,
      int epochs,
      int bestEpoch,
      String end,
      double truthSeconds,
      double trainingSeconds) {}

  /**
   * Mean absolute errors in costs, and how often the estimate is right once it is rounded to the
   * nearest value that a distance can have.
   *
   * @param validationError on validation pairs
   * @param testError on test pairs
   * @param testRight share of test pairs
   * @param sizeRegressionError of the regression on sizes, on the same test pairs
   * @param sizeRegressionRight share of test pairs
   */
  public record Scores(
      double validationError,
      double testError,
      double testRight,
      double sizeRegressionError,
      double sizeRegressionRight) {}
}
