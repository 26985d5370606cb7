package org.eugene.neural;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.answer.learned.KnownPair;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.estimate.LabelKinds;
import org.eugene.estimate.Reduction;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.data.Truth;
import org.eugene.neural.data.TruthCache;
import org.eugene.neural.genn.Completions;
import org.eugene.problem.GedProblem;

/** Small graphs that look like molecules: trees with a few rings, three labels. */
public final class Toys {
  private static final List<Label> ATOMS = List.of(Label.of("C"), Label.of("N"), Label.of("O"));

  private Toys() {}

  /** A connected graph of that many vertices. */
  public static Graph molecule(String id, int order, Random random) {
    GraphBuilder builder = Graph.undirected(id, new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(ATOMS.get(random.nextInt(4) % 3));
      if (v > 0) {
        builder.addEdge(v, Math.max(0, v - 1 - random.nextInt(3)), Label.of("1"));
      }
    }
    if (order > 4 && random.nextBoolean()) {
      int end = 3 + random.nextInt(order - 3);
      Graph tree = builder.build();
      if (tree.edge(0, end) == Graph.NO_EDGE) {
        builder.addEdge(0, end, Label.of("1"));
      }
    }
    return builder.build();
  }

  /** That many graphs of least to most vertices. */
  public static List<Graph> molecules(int count, int least, int most, long seed) {
    Random random = new Random(seed);
    List<Graph> graphs = new ArrayList<>();
    for (int g = 0; g < count; g++) {
      graphs.add(molecule("m" + g, least + random.nextInt(most - least + 1), random));
    }
    return graphs;
  }

  public static EditCosts paper1() {
    return NamedCosts.PAPER_1.costs();
  }

  public static EditCosts uniform() {
    return ConstantCosts.uniform();
  }

  /** How graphs of these labels become numbers under such costs. */
  public static Encoding encoding(EditCosts costs) {
    return new Encoding(
        Reduction.symmetrised(
            costs,
            LabelKinds.ofVertices(ATOMS, costs),
            LabelKinds.ofEdges(List.of(Label.of("1")), costs)));
  }

  /** Pairs of neighbours in the list with their true distances. */
  public static List<KnownPair> known(List<Graph> graphs, EditCosts costs) {
    Truth truth = new Truth(Duration.ofSeconds(10), TruthCache.inMemory());
    List<KnownPair> pairs = new ArrayList<>();
    for (int g = 0; g + 1 < graphs.size(); g += 2) {
      pairs.add(truth.of(new GraphPair(graphs.get(g), graphs.get(g + 1)), costs));
    }
    return pairs;
  }

  /** The same as a model sees them. */
  public static List<EncodedPair> encoded(List<KnownPair> pairs, Encoding encoding) {
    List<EncodedPair> encoded = new ArrayList<>();
    for (KnownPair known : pairs) {
      int[] image = known.mapping().images();
      GedProblem problem = GedProblem.of(known.pair(), encoding.reduction().costs());
      encoded.add(
          new EncodedPair(
              encoding.encode(known.pair().source()),
              encoding.encode(known.pair().target()),
              (float) encoding.reduction().rest(known.pair(), known.distance()),
              image,
              Completions.of(problem, image, encoding.reduction())));
    }
    return encoded;
  }
}
