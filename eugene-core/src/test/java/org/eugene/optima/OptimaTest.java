package org.eugene.optima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stats;
import org.eugene.solver.Stop;
import org.eugene.testkit.RandomCosts;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class OptimaTest {
  private static final Budget AMPLE = Budget.of(Duration.ofMinutes(10));
  private static final int MANY = 1_000_000;

  private static GedResult proved(GedProblem problem) {
    GedResult result =
        new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF)).solve(problem, AMPLE);
    assertThat(result.isOptimal()).isTrue();
    return result;
  }

  private static Optima optima(GedProblem problem, OptimaOptions options) {
    return Optima.of(problem, proved(problem), options, AMPLE);
  }

  private static List<Integer> images(VertexMapping mapping) {
    List<Integer> images = new ArrayList<>();
    for (int i = 0; i < mapping.sourceOrder(); i++) {
      images.add(mapping.image(i));
    }
    return images;
  }

  private static Set<String> told(GedProblem problem, List<EditOperation> edits) {
    return edits.stream().map(edit -> told(problem.isDirected(), edit)).collect(Collectors.toSet());
  }

  private static String told(boolean directed, EditOperation edit) {
    if (edit instanceof EditOperation.DeleteVertex op) {
      return "delete " + op.vertex();
    } else if (edit instanceof EditOperation.InsertVertex op) {
      return "insert " + op.targetVertex();
    } else if (edit instanceof EditOperation.SubstituteVertex op) {
      return "substitute " + op.vertex() + " " + op.targetVertex();
    } else if (edit instanceof EditOperation.DeleteEdge op) {
      return "delete " + AllMappings.ends(directed, op.from(), op.to());
    } else if (edit instanceof EditOperation.InsertEdge op) {
      return "insert " + AllMappings.ends(directed, op.targetFrom(), op.targetTo());
    }
    EditOperation.SubstituteEdge op = (EditOperation.SubstituteEdge) edit;
    return "substitute "
        + AllMappings.ends(directed, op.from(), op.to())
        + " "
        + AllMappings.ends(directed, op.targetFrom(), op.targetTo());
  }

  private static EditCosts costs(Random random) {
    RandomCosts.Limit[] limits = RandomCosts.Limit.values();
    return switch (random.nextInt(6)) {
      case 0 -> ConstantCosts.uniform();
      case 1 -> // substituting costs what deleting and inserting does
          new ConstantCosts(1, 1, 2, 1, 1, 1);
      case 2 ->
          new ConstantCosts(
              random.nextInt(2),
              random.nextInt(3),
              random.nextInt(3),
              random.nextInt(2),
              random.nextInt(3),
              random.nextInt(2));
      case 3 ->
          new RandomCosts(
              random.nextLong(),
              RandomCosts.Palette.CHEM_DECIMALS,
              limits[random.nextInt(limits.length)],
              false);
      default ->
          new RandomCosts(
              random.nextLong(),
              RandomCosts.Palette.SMALL_INTEGERS,
              limits[random.nextInt(limits.length)],
              random.nextInt(6) == 0);
    };
  }

  private static GraphPair pair(Random random) {
    boolean directed = random.nextBoolean();
    Shape shape =
        Shape.plain(0)
            .withDirected(directed)
            .withLabels(1 + random.nextInt(3), 1 + random.nextInt(2))
            .withLoops(random.nextInt(3) == 0 ? 0.3 : 0);
    Graph source =
        random.nextInt(3) == 0 ? regular("s", directed, random) : any("s", shape, random);
    Graph target =
        random.nextInt(3) == 0 ? regular("t", directed, random) : any("t", shape, random);
    return new GraphPair(source, target);
  }

  private static Graph any(String id, Shape shape, Random random) {
    double[] densities = {0, 0.2, 0.35, 0.5, 0.7, 1};
    double density = densities[random.nextInt(densities.length)];
    return RandomGraphs.graph(id, shape.withOrder(random.nextInt(7)).withDensity(density), random);
  }

  /** Every vertex like every other, or nearly so: symmetries with few vertices fixed are many. */
  private static Graph regular(String id, boolean directed, Random random) {
    int order = 3 + random.nextInt(4);
    GraphBuilder builder =
        directed
            ? Graph.directed(id, new LabelDictionary())
            : Graph.undirected(id, new LabelDictionary());
    int odd = random.nextInt(3 * order); // the vertex with another label, if there is one
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of(v == odd ? "b" : "a"));
    }
    int kind = random.nextInt(4);
    for (int u = 0; u < order; u++) {
      for (int v = directed ? 0 : u + 1; v < order; v++) {
        boolean next = v == (u + 1) % order || (!directed && u == 0 && v == order - 1);
        boolean joined =
            switch (kind) {
              case 0 -> next; // a cycle
              case 1 -> next && u < v; // a path
              case 2 -> u / 2 == v / 2; // edges apart
              default -> u % 2 != v % 2; // two sides
            };
        if (joined && u != v) {
          builder.addEdge(u, v, Label.of("1"));
        }
      }
    }
    return builder.build();
  }

  private static void isAsTryingAllSays(Random random) {
    isAsTryingAllSays(pair(random), costs(random));
  }

  private static void isAsTryingAllSays(GraphPair pair, EditCosts costs) {
    AllMappings judge = new AllMappings(pair, costs);
    GedProblem problem = GedProblem.of(pair, costs);
    GedResult result = proved(problem);
    assertThat(result.upper()).isCloseTo(judge.distance(), within(1e-6));

    Optima all = Optima.of(problem, result, OptimaOptions.all(MANY), AMPLE);
    assertThat(all.end()).isEqualTo(Optima.End.COMPLETE);
    assertThat(all.mappings().stream().map(OptimaTest::images).toList())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(judge.optimal());
    assertThat(all.mappings().get(0)).isEqualTo(result.mapping().orElseThrow());
    assertThat(all.total()).contains(BigInteger.valueOf(judge.optimal().size()));
    assertThat(told(problem, all.always().orElseThrow())).isEqualTo(judge.always());

    Optima merged = Optima.of(problem, result, OptimaOptions.upToSymmetry(MANY), AMPLE);
    assertThat(merged.end()).isEqualTo(Optima.End.COMPLETE);
    List<Set<List<Integer>>> classes = judge.classes();
    assertThat(merged.mappings()).hasSameSizeAs(classes);
    Set<Integer> reached = new HashSet<>();
    for (VertexMapping mapping : merged.mappings()) {
      for (int at = 0; at < classes.size(); at++) {
        if (classes.get(at).contains(images(mapping))) {
          reached.add(at);
        }
      }
    }
    assertThat(reached).hasSameSizeAs(classes);
    assertThat(merged.mappings().get(0)).isEqualTo(result.mapping().orElseThrow());
    assertThat(merged.total()).isEqualTo(all.total());
    assertThat(merged.always()).isEqualTo(all.always());
  }

  @Test
  void areThoseThatTryingAllMappingsFinds() {
    Seeds.forEach(300, OptimaTest::isAsTryingAllSays);
  }

  /** Prices that the model rounds: a bound may then be too low, but never too high. */
  @Test
  void arePricedExactlyWhereTheModelIsNot() {
    Seeds.forEach(
        40,
        random -> {
          double[] p = random.doubles(6).map(x -> Math.floor(3 * x) * 1e9 + 1).toArray();
          EditCosts costs = new ConstantCosts(p[0], p[1], p[2], p[3], p[4], p[5]);
          isAsTryingAllSays(pair(random), costs);
        });
  }

  private static GraphPair cycles(int order) {
    return new GraphPair(cycle("one", order), cycle("other", order));
  }

  private static Graph cycle(String id, int order) {
    GraphBuilder builder = Graph.undirected(id, new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.of("a"));
    }
    for (int v = 0; v < order; v++) {
      builder.addEdge(v, (v + 1) % order, Label.of("1"));
    }
    return builder.build();
  }

  @Test
  void aCycleMapsToItselfInOneWayUpToSymmetry() {
    GedProblem problem = GedProblem.of(cycles(9), ConstantCosts.uniform());
    assertThat(optima(problem, OptimaOptions.all(100)).mappings()).hasSize(18);
    Optima merged = optima(problem, OptimaOptions.upToSymmetry(100));
    assertThat(merged.mappings()).hasSize(1);
    assertThat(merged.total()).contains(BigInteger.valueOf(18));
  }

  /** 20! mappings of vertices without edges are one. */
  @Test
  void symmetriesAreUsedBeforeMappingsAreListed() {
    Graph points = RandomGraphs.graph("p", Shape.plain(20).withDensity(0), new Random(1));
    GedProblem problem = GedProblem.of(new GraphPair(points, points), ConstantCosts.uniform());
    Optima merged = optima(problem, OptimaOptions.upToSymmetry(2));
    assertThat(merged.isComplete()).isTrue();
    assertThat(merged.mappings()).hasSize(1);
    assertThat(merged.total()).contains(new BigInteger("2432902008176640000"));
    assertThat(merged.always()).contains(List.of());
  }

  @Test
  void twoRunsListTheSameInTheSameOrder() {
    Seeds.forEach(
        20,
        random -> {
          GedProblem problem = GedProblem.of(pair(random), costs(random));
          GedResult result = proved(problem);
          for (boolean merged : List.of(true, false)) {
            OptimaOptions options = new OptimaOptions(5, merged);
            assertThat(Optima.of(problem, result, options, AMPLE))
                .isEqualTo(Optima.of(problem, result, options, AMPLE));
          }
        });
  }

  @Test
  void theLimitIsKeptAndToldOnlyIfThereAreMore() {
    GedProblem problem = GedProblem.of(cycles(5), ConstantCosts.uniform());
    Optima some = optima(problem, OptimaOptions.all(9));
    assertThat(some.end()).isEqualTo(Optima.End.LIMIT);
    assertThat(some.mappings()).hasSize(9).doesNotHaveDuplicates();
    assertThat(some.always()).isEmpty();
    assertThat(some.total()).isEmpty();
    assertThat(optima(problem, OptimaOptions.all(10)).end()).isEqualTo(Optima.End.COMPLETE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OptimaOptions.all(0))
        .withMessageContaining("(0) must be at least 1");
  }

  @Test
  void theBudgetIsKept() {
    Random random = new Random(3);
    Shape shape = Shape.plain(14).withDensity(0.3);
    GraphPair pair =
        new GraphPair(
            RandomGraphs.graph("s", shape, random), RandomGraphs.graph("s", shape, random));
    // Nothing costs anything: every mapping is optimal.
    GedProblem problem = GedProblem.of(pair, new ConstantCosts(0, 0, 0, 0, 0, 0));
    GedResult result = proved(problem);
    for (boolean merged : List.of(true, false)) {
      OptimaOptions options = new OptimaOptions(Integer.MAX_VALUE, merged);
      Optima few = Optima.of(problem, result, options, AMPLE.withIterations(500));
      assertThat(few.end()).isEqualTo(Optima.End.BUDGET);
      assertThat(few.mappings()).hasSizeBetween(1, 500);
      Optima none = Optima.of(problem, result, options, AMPLE.withTime(Duration.ZERO));
      assertThat(none.end()).isEqualTo(Optima.End.BUDGET);
      assertThat(none.mappings()).containsExactly(result.mapping().orElseThrow());
    }
  }

  @Test
  void withoutAProofNothingIsOptimal() {
    GedProblem problem = GedProblem.of(cycles(5), ConstantCosts.uniform());
    VertexMapping any = VertexMapping.deletingEverything(5, 5);
    double cost = problem.cost(any);
    GedResult open =
        new GedResult(
            0,
            cost,
            Optional.of(any),
            Stop.CONVERGED,
            new Stats(0, Duration.ZERO, Duration.ZERO),
            Optional.empty());
    Optima optima = Optima.of(problem, open, OptimaOptions.all(5), AMPLE);
    assertThat(optima.end()).isEqualTo(Optima.End.NOT_PROVED);
    assertThat(optima.mappings()).isEmpty();
  }

  @Test
  void whatDoesNotFitIsToldInsteadOfTried() {
    Graph large = cycle("large", 3000);
    GedProblem problem = GedProblem.of(new GraphPair(large, large), ConstantCosts.uniform());
    VertexMapping same = VertexMapping.inOrder(3000, 3000);
    GedResult proved =
        new GedResult(
            0,
            0,
            Optional.of(same),
            Stop.PROVED_OPTIMAL,
            new Stats(0, Duration.ZERO, Duration.ZERO),
            Optional.empty());
    Optima optima = Optima.of(problem, proved, OptimaOptions.all(5), AMPLE);
    assertThat(optima.end()).isEqualTo(Optima.End.TOO_LARGE);
    assertThat(optima.mappings()).containsExactly(same);
  }

  @Test
  @Tag("slow")
  void areThoseThatTryingAllMappingsFindsOnThousandsOfPairs() {
    Seeds.forEach(Integer.getInteger("eugene.optima.pairs", 2000), OptimaTest::isAsTryingAllSays);
  }
}
