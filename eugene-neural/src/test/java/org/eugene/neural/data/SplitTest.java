package org.eugene.neural.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Protocol;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Isomorphism;
import org.eugene.graph.Label;
import org.eugene.neural.Toys;
import org.eugene.problem.GedProblem;
import org.eugene.problem.ProblemDigest;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The protocol: nothing of the test pairs is seen in training. */
class SplitTest {
  @TempDir private Path folder;

  private static List<Graph> graphsWithCopies() {
    Random random = new Random(8);
    List<Graph> graphs = new ArrayList<>(Toys.molecules(40, 3, 7, 1));
    for (int g = 0; g < 20; g++) {
      graphs.add(RandomGraphs.shuffled(graphs.get(g), random).withId("copy" + g));
    }
    return graphs;
  }

  private static Graph bare(Graph graph) {
    return graph.mapVertexLabels((v, label) -> Label.BLANK);
  }

  @Test
  void noTwoGraphsAreCopiesAsTheCostsSeeThem() {
    for (NamedCosts costs : List.of(NamedCosts.UNIFORM, NamedCosts.PAPER_3)) {
      Split split = Split.of(graphsWithCopies(), costs.costs(), 1);
      List<Graph> all = new ArrayList<>(split.training());
      all.addAll(split.validation());
      all.addAll(split.test());
      assertThat(all.size() + split.copies()).isEqualTo(60);
      assertThat(split.copies()).isGreaterThanOrEqualTo(20);
      for (int g = 0; g < all.size(); g++) {
        for (int h = 0; h < g; h++) {
          boolean same =
              costs.equals(NamedCosts.PAPER_3)
                  ? Isomorphism.isBetween(bare(all.get(g)), bare(all.get(h)))
                  : Isomorphism.isBetween(all.get(g), all.get(h));
          assertThat(same).isFalse();
        }
      }
    }
  }

  @Test
  void pairsStayWithinTheirPart() {
    DataSet data = data(TruthCache.inMemory());
    Set<String> training = ids(data.training());
    Set<String> validation = ids(data.validation());
    Set<String> test = ids(data.test());
    assertThat(training).doesNotContainAnyElementsOf(validation).doesNotContainAnyElementsOf(test);
    assertThat(validation).doesNotContainAnyElementsOf(test);
    assertThat(data.training()).hasSize(30).doesNotHaveDuplicates();
    assertThat(data.training())
        .allSatisfy(known -> assertThat(known.pair().source()).isNotSameAs(known.pair().target()));
  }

  private static DataSet data(TruthCache cache) {
    return DataSet.of(
        graphsWithCopies(),
        NamedCosts.UNIFORM.costs(),
        Protocol.standard().withMaxVertices(6).withPairs(30, 10, 10),
        cache,
        done -> {});
  }

  private static Set<String> ids(List<KnownPair> pairs) {
    Set<String> ids = new HashSet<>();
    pairs.forEach(
        known -> {
          ids.add(known.pair().source().id());
          ids.add(known.pair().target().id());
        });
    return ids;
  }

  @Test
  void distancesAreTrue() {
    DataSet data = data(TruthCache.inMemory());
    for (KnownPair known : data.test()) {
      GedProblem problem = GedProblem.of(known.pair(), data.costs());
      assertThat(known.distance()).isEqualTo(BruteForce.distance(known.pair(), data.costs()));
      assertThat(problem.cost(known.mapping())).isEqualTo(known.distance());
    }
    assertThat(data.shareProved()).isEqualTo(1);
  }

  @Test
  void labelsOfTestGraphsDoNotEnterTheKinds() {
    List<Graph> graphs = Toys.molecules(30, 3, 6, 3);
    EditCosts costs = NamedCosts.UNIFORM.costs();
    Graph odd = Split.of(graphs, costs, 1).test().get(0).mapVertexLabels((v, l) -> Label.of("Xe"));
    String id = odd.id();
    List<Graph> mixed = graphs.stream().map(graph -> graph.id().equals(id) ? odd : graph).toList();
    DataSet data =
        DataSet.of(
            mixed,
            costs,
            Protocol.standard().withPairs(10, 5, 5),
            TruthCache.inMemory(),
            done -> {});
    assertThat(data.split().test()).extracting(Graph::id).contains(id);
    assertThat(data.vertexKinds().representatives()).doesNotContain(Label.of("Xe"));
    assertThat(data.vertexKinds().kind(Label.of("Xe"))).isEqualTo(data.vertexKinds().count());
  }

  @Test
  void theSeedDecides() {
    EditCosts costs = NamedCosts.UNIFORM.costs();
    assertThat(Split.of(graphsWithCopies(), costs, 1).test())
        .isEqualTo(Split.of(graphsWithCopies(), costs, 1).test())
        .isNotEqualTo(Split.of(graphsWithCopies(), costs, 2).test());
  }

  @Test
  void tooFewGraphsAreRefused() {
    List<Graph> copies = new ArrayList<>();
    for (int g = 0; g < 50; g++) {
      copies.add(Toys.molecule("g" + g, 3, new Random(1)));
    }
    assertThatThrownBy(() -> Split.of(copies, NamedCosts.UNIFORM.costs(), 1))
        .hasMessageContaining("1 different graphs are too few");
  }

  @Test
  void distancesAreKeptInAFile() throws IOException {
    Path file = folder.resolve("truth");
    DataSet first = data(TruthCache.inFile(file));
    long size = Files.size(file);
    Files.writeString(file, Files.readString(file) + "a line cut sho");
    DataSet again = data(TruthCache.inFile(file));
    assertThat(again.test()).isEqualTo(first.test());
    assertThat(Files.size(file)).isEqualTo(size + 14);
  }

  @Test
  void aCachedMappingThatIsNotOptimalIsPricedAsItIs() {
    Graph graph = Toys.molecule("g", 5, new Random(2));
    EditCosts costs = NamedCosts.UNIFORM.costs();
    GedProblem problem = GedProblem.of(new GraphPair(graph, graph), costs);
    TruthCache cache = TruthCache.inMemory();
    cache.add(
        ProblemDigest.of(problem),
        org.eugene.mapping.VertexMapping.deletingEverything(5, 5),
        false,
        0);
    KnownPair known = new Truth(Duration.ofSeconds(1), cache).of(problem.pair(), costs);
    assertThat(known.distance()).isEqualTo(10 + 2 * graph.size());
    assertThat(known.proved()).isFalse();
  }
}
