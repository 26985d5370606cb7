package org.eugene.optima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.testkit.NastyCosts;
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
    double[] densities = {0, 0.2, 0.35, 0.5, 0.7, 1};
    Graph source =
        RandomGraphs.graph(
            "s",
            shape.withOrder(random.nextInt(7)).withDensity(densities[random.nextInt(6)]),
            random);
    Graph target =
        RandomGraphs.graph(
            "t",
            shape.withOrder(random.nextInt(7)).withDensity(densities[random.nextInt(6)]),
            random);
    return new GraphPair(source, target);
  }

  private static void isAsTryingAllSays(Random random) {
    GraphPair pair = pair(random);
    EditCosts costs = costs(random);
    AllMappings judge = new AllMappings(pair, costs);
    GedProblem problem = GedProblem.of(pair, costs);
    GedResult result = proved(problem);
    assertThat(result.upper()).isCloseTo(judge.distance(), org.assertj.core.data.Offset.offset(1e-6));

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

  @Test
  @Tag("slow")
  void areThoseThatTryingAllMappingsFindsOnThousandsOfPairs() {
    Seeds.forEach(Integer.getInteger("eugene.optima.pairs", 2000), OptimaTest::isAsTryingAllSays);
  }
}
