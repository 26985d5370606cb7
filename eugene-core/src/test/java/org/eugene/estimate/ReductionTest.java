package org.eugene.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.NamedCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.junit.jupiter.api.Test;

class ReductionTest {
  private static final List<Label> ATOMS = List.of(Label.of("a"), Label.of("b"), Label.of("c"));
  private static final List<Label> BONDS = List.of(Label.of("1"), Label.of("2"));

  private static Graph graph(Random random) {
    GraphBuilder builder = Graph.undirected("g", new LabelDictionary());
    int order = 1 + random.nextInt(5);
    for (int v = 0; v < order; v++) {
      builder.addVertex(ATOMS.get(random.nextInt(3)));
      for (int u = 0; u < v; u++) {
        if (random.nextInt(2) == 0) {
          builder.addEdge(u, v, BONDS.get(random.nextInt(2)));
        }
      }
    }
    return builder.build();
  }

  private static double distance(GraphPair pair, EditCosts costs) {
    return new EugeneSolver(EugeneOptions.defaults().withEffort(Effort.PROOF))
        .solve(GedProblem.of(pair, costs), Budget.unlimited())
        .upper();
  }

  private static Reduction reduction(EditCosts costs) {
    return Reduction.symmetrised(
        costs, LabelKinds.ofVertices(ATOMS, costs), LabelKinds.ofEdges(BONDS, costs));
  }

  /** The reduced prices as costs of their own; they must not be negative. */
  private static EditCosts reduced(Reduction reduction) {
    LabelKinds v = reduction.vertexKinds();
    LabelKinds e = reduction.edgeKinds();
    return new EditCosts() {
      @Override
      public double deleteVertex(Label a) {
        return reduction.deleteVertex(v.kind(a));
      }

      @Override
      public double insertVertex(Label b) {
        return reduction.insertVertex(v.kind(b));
      }

      @Override
      public double substituteVertex(Label a, Label b) {
        return reduction.substituteVertex(v.kind(a), v.kind(b));
      }

      @Override
      public double deleteEdge(Label a) {
        return reduction.deleteEdge(e.kind(a));
      }

      @Override
      public double insertEdge(Label b) {
        return reduction.insertEdge(e.kind(b));
      }

      @Override
      public double substituteEdge(Label a, Label b) {
        return reduction.substituteEdge(e.kind(a), e.kind(b));
      }
    };
  }

  /** Insertion and deletion differ by label; substitution is dear enough to stay above 0. */
  private record Lopsided() implements EditCosts {
    private static int rank(Label label) {
      return label.name().charAt(0) % 3;
    }

    @Override
    public double deleteVertex(Label a) {
      return 3 + rank(a);
    }

    @Override
    public double insertVertex(Label b) {
      return 5 - rank(b);
    }

    @Override
    public double substituteVertex(Label a, Label b) {
      return a.equals(b) ? 0 : 2 + Math.abs(rank(a) - rank(b));
    }

    @Override
    public double deleteEdge(Label a) {
      return 2;
    }

    @Override
    public double insertEdge(Label b) {
      return 1 + rank(b);
    }

    @Override
    public double substituteEdge(Label a, Label b) {
      return a.equals(b) ? 0 : 2.5;
    }
  }

  private static void checkAgainstReducedCosts(EditCosts costs) {
    Reduction reduction = reduction(costs);
    EditCosts rest = reduced(reduction);
    Random random = new Random(5);
    for (int trial = 0; trial < 40; trial++) {
      GraphPair pair = new GraphPair(graph(random), graph(random));
      double whole = distance(pair, costs);
      assertThat(reduction.distance(pair, distance(pair, rest))).isCloseTo(whole, within(1e-6));
      assertThat(reduction.rest(pair, whole)).isCloseTo(distance(pair, rest), within(1e-6));
    }
  }

  @Test
  void aDistanceIsWhatIsKnownPlusTheDistanceAtReducedPrices() {
    checkAgainstReducedCosts(NamedCosts.PAPER_1.costs());
    checkAgainstReducedCosts(NamedCosts.PAPER_2.costs(LabelNumbering.of(List.of("a", "b", "c"))));
    checkAgainstReducedCosts(NamedCosts.UNIFORM.costs());
    checkAgainstReducedCosts(new ConstantCosts(5, 2, 3, 1, 4, 0.5));
    checkAgainstReducedCosts(new Lopsided());
  }

  @Test
  void threeCostsOfThePaperAreOneProblem() {
    String one = reduction(NamedCosts.PAPER_1.costs()).digest();
    assertThat(reduction(NamedCosts.PAPER_3.costs()).digest()).isEqualTo(one);
    assertThat(reduction(NamedCosts.ALIGNMENT.costs()).digest()).isEqualTo(one);
    // Prices 1 and 0 for one kind of vertex each, but the labels are three kinds there.
    assertThat(reduction(NamedCosts.UNIFORM.costs()).digest()).isNotEqualTo(one);
    EditCosts paper1 = NamedCosts.PAPER_1.costs();
    assertThat(
            Reduction.raw(
                    paper1, LabelKinds.ofVertices(ATOMS, paper1), LabelKinds.ofEdges(BONDS, paper1))
                .digest())
        .isNotEqualTo(one);
  }

  @Test
  void rawLeavesADistanceAlone() {
    EditCosts costs = NamedCosts.PAPER_1.costs();
    Reduction raw =
        Reduction.raw(costs, LabelKinds.ofVertices(ATOMS, costs), LabelKinds.ofEdges(BONDS, costs));
    Random random = new Random(1);
    GraphPair pair = new GraphPair(graph(random), graph(random));
    assertThat(raw.rest(pair, 7)).isEqualTo(7);
    assertThat(raw.insertVertex(0)).isEqualTo(3);
    assertThat(raw.deleteVertex(0)).isEqualTo(1);
  }

  @Test
  void anEstimateIsNeverNegative() {
    Random random = new Random(1);
    GraphPair pair = new GraphPair(graph(random), graph(random));
    assertThat(reduction(NamedCosts.PAPER_1.costs()).distance(pair, -50)).isEqualTo(0);
  }

  @Test
  void labelsThatNoPriceTellsApartAreOneKind() {
    assertThat(LabelKinds.ofVertices(ATOMS, NamedCosts.PAPER_3.costs()).count()).isEqualTo(1);
    LabelKinds uniform = LabelKinds.ofVertices(ATOMS, NamedCosts.UNIFORM.costs());
    assertThat(uniform.count()).isEqualTo(3);
    assertThat(uniform.kind(Label.of("b"))).isEqualTo(1);
  }

  @Test
  void anUnseenLabelIsOtherOnlyWherePricesTellItApart() {
    LabelKinds free = LabelKinds.ofVertices(ATOMS, NamedCosts.PAPER_3.costs());
    assertThat(free.kind(Label.of("never seen"))).isEqualTo(0);
    LabelKinds uniform = LabelKinds.ofVertices(ATOMS, NamedCosts.UNIFORM.costs());
    assertThat(uniform.kind(Label.of("never seen"))).isEqualTo(3);
  }

  @Test
  void aDearerInsertionIsAnotherKind() {
    EditCosts costs = new Lopsided();
    assertThat(LabelKinds.ofVertices(ATOMS, costs).count()).isEqualTo(3);
    assertThat(LabelKinds.ofVertices(List.of(Label.of("a"), Label.of("a")), costs).count())
        .isEqualTo(1);
  }
}
