package org.eugene.neural.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Protocol;
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
 */
public record DataSet(
    EditCosts costs,
    Protocol protocol,
    Split split,
    List<KnownPair> training,
    List<KnownPair> validation,
    List<KnownPair> test) {
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
    return new DataSet(costs, protocol, split, parts.get(0), parts.get(1), parts.get(2));
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

  /** What proving the distances took, of one processor, whenever that was. */
  public double seconds() {
    return all().stream().mapToDouble(KnownPair::seconds).sum();
  }

  private List<KnownPair> all() {
    return Stream.of(training, validation, test).flatMap(List::stream).toList();
  }

  /** The share of pairs whose distance is proved. */
  public double shareProved() {
    List<KnownPair> all = all();
    return all.stream().filter(KnownPair::proved).count() / (double) all.size();
  }
}
