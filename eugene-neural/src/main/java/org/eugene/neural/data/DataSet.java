package org.eugene.neural.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.LabelKinds;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;

/**
 * Pairs with their distances in three parts that share no graph. Label kinds come from the training
 * graphs alone.
 *
 * @param costs what the distances are at
 * @param protocol how the pairs were chosen
 * @param split the graphs
 * @param training pairs of training graphs
 * @param validation pairs of validation graphs
 * @param test pairs of test graphs
 * @param seconds that the distances took; little if they were known before
 */
public record DataSet(
    EditCosts costs,
    Protocol protocol,
    Split split,
    List<KnownPair> training,
    List<KnownPair> validation,
    List<KnownPair> test,
    double seconds) {
  /**
   * Keeps the protocol.
   *
   * @param progress told how many pairs are solved so far
   */
  public static DataSet of(
      List<Graph> graphs,
      EditCosts costs,
      Protocol protocol,
      TruthCache cache,
      IntConsumer progress) {
    List<Graph> small =
        graphs.stream().filter(graph -> graph.order() <= protocol.maxVertices()).toList();
    Split split = Split.of(small, costs, protocol.seed());
    Truth truth = new Truth(protocol.perPair(), cache);
    long start = System.nanoTime();
    int[] done = {0};
    List<List<KnownPair>> parts = new ArrayList<>();
    List<List<GraphPair>> drawn =
        List.of(
            Split.pairs(split.training(), protocol.trainingPairs(), 3 * protocol.seed()),
            Split.pairs(split.validation(), protocol.validationPairs(), 3 * protocol.seed() + 1),
            Split.pairs(split.test(), protocol.testPairs(), 3 * protocol.seed() + 2));
    for (List<GraphPair> pairs : drawn) {
      List<KnownPair> known = new ArrayList<>();
      for (GraphPair pair : pairs) {
        known.add(truth.of(pair, costs));
        progress.accept(++done[0]);
      }
      parts.add(List.copyOf(known));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new DataSet(costs, protocol, split, parts.get(0), parts.get(1), parts.get(2), seconds);
  }

  /** Kinds of the vertex labels that training graphs have. */
  public LabelKinds vertexKinds() {
    return LabelKinds.ofVertices(Split.vertexLabels(annotated()), costs);
  }

  /** Kinds of the edge labels that training graphs have. */
  public LabelKinds edgeKinds() {
    return LabelKinds.ofEdges(Split.edgeLabels(annotated()), costs);
  }

  private List<Graph> annotated() {
    return split.training().stream().map(costs::annotate).toList();
  }

  /** The share of pairs whose distance is proved. */
  public double shareProved() {
    List<KnownPair> all = Stream.of(training, validation, test).flatMap(List::stream).toList();
    return all.stream().filter(KnownPair::proved).count() / (double) all.size();
  }
}
