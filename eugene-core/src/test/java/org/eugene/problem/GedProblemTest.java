package org.eugene.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.Sketch;
import org.eugene.mapping.VertexMapping;
import org.junit.jupiter.api.Test;

/** Prices of mappings, worked out by hand. */
class GedProblemTest {
  // insert vertex 7, delete vertex 3, relabel vertex 2; insert edge 5, delete edge 1, relabel edge
  // 4
  private static final EditCosts LOPSIDED = new ConstantCosts(7, 3, 2, 5, 1, 4);

  @Test
  void everyKindOfEditIsCharged() {
    Graph source = Sketch.undirected("a b c", "0-1:x 1-2:x");
    Graph target = Sketch.undirected("a d e f", "0-1:y 0-2:x 2-3:x");
    GedProblem problem = problem(source, target, LOPSIDED);
    // 0 and 1 stay (b becomes d), 2 goes; e and f come. Edge 0-1 is relabelled, 1-2 goes, two come.
    assertThat(problem.cost(mapping(4, 0, 1, -1))).isEqualTo(2 + 3 + 2 * 7 + 4 + 1 + 2 * 5);
    assertThat(problem.cost(mapping(4, -1, -1, -1))).isEqualTo(3 * 3 + 2 * 1 + 4 * 7 + 3 * 5);
    assertThat(problem.scale().cost(problem.base())).isEqualTo(9 + 2 + 28 + 15);
  }

  @Test
  void directionsCount() {
    Graph source = Sketch.directed("a a", "0-1");
    Graph target = Sketch.directed("a a", "1-0");
    GedProblem problem = problem(source, target, LOPSIDED);
    assertThat(problem.isDirected()).isTrue();
    assertThat(problem.cost(mapping(2, 0, 1))).isEqualTo(1 + 5);
    assertThat(problem.cost(mapping(2, 1, 0))).isZero();
  }

  @Test
  void loopsBelongToTheirVertices() {
    Graph source = Sketch.undirected("a a a", "0-0:x 1-1:x 0-1:x");
    Graph target = Sketch.undirected("a a", "0-0:y 0-1:x");
    GedProblem problem = problem(source, target, LOPSIDED);
    assertThat(problem.sourceEdges().size()).isEqualTo(1);
    assertThat(problem.loopPrice(0, 0)).isEqualTo(4);
    assertThat(problem.loopPrice(0, 1)).isEqualTo(1);
    assertThat(problem.loopPrice(2, 0)).isEqualTo(5);
    assertThat(problem.vertexPrice(1, 2)).isEqualTo(3 + 1);
    // Loop at 0 relabelled, loop at 1 deleted, vertex 2 deleted.
    assertThat(problem.cost(mapping(2, 0, 1, -1))).isEqualTo(4 + 1 + 3);
    assertThat(problem.cost(mapping(2, -1, 0, 1))).isEqualTo(3 + 1 + 1 + 4 + 5);
  }

  @Test
  void edgeLabelsWithoutAPriceAreOneKind() {
    Graph source = Sketch.undirected("a a a", "0-1:x 1-2:y");
    Graph target = Sketch.undirected("a a a a", "0-1:x 1-2:z 2-3:w");
    EditCosts blind = new ConstantCosts(7, 3, 2, 5, 1, 0);
    assertThat(problem(source, target, blind).edgePrices().sourceKinds()).isEqualTo(1);
    assertThat(problem(source, target, blind).edgePrices().targetKinds()).isEqualTo(1);
    // x has a counterpart, y has none; z and w have none either.
    assertThat(problem(source, target, LOPSIDED).edgePrices().sourceKinds()).isEqualTo(2);
    assertThat(problem(source, target, LOPSIDED).edgePrices().targetKinds()).isEqualTo(2);
  }

  @Test
  void aDearEdgeSubstitutionIsDeletionAndInsertion() {
    EditCosts dear = new ConstantCosts(1, 1, 0, 5, 1, 100);
    Graph source = Sketch.undirected("a a", "0-1:x 0-0:x");
    Graph target = Sketch.undirected("a a", "0-1:y 0-0:y");
    GedProblem problem = problem(source, target, dear);
    assertThat(problem.edgePrices().isReplaced(0, 0)).isTrue();
    assertThat(problem.edgePrices().saving(0, 0)).isZero();
    assertThat(problem.cost(mapping(2, 0, 1))).isEqualTo(2 * (5 + 1));
  }

  @Test
  void aDearVertexSubstitutionAsksForMorePadding() {
    Graph source = Sketch.undirected("a a", "");
    Graph target = Sketch.undirected("b b b", "");
    GedProblem cheap = problem(source, target, new ConstantCosts(1, 1, 2, 1, 1, 1));
    assertThat(cheap.mayLeaveBothUnmapped()).isFalse();
    assertThat(cheap.paddedOrder()).isEqualTo(3);
    GedProblem dear = problem(source, target, new ConstantCosts(1, 1, 2.5, 1, 1, 1));
    assertThat(dear.mayLeaveBothUnmapped()).isTrue();
    assertThat(dear.paddedOrder()).isEqualTo(5);
    assertThat(dear.cost(mapping(3, 0, 1))).isEqualTo(6);
    assertThat(dear.cost(mapping(3, -1, -1))).isEqualTo(5);
  }

  @Test
  void chemistryIsOneOfTheDearOnes() {
    Graph source = Sketch.undirected("C", "");
    Graph target = Sketch.undirected("O", "");
    GedProblem problem = problem(source, target, NamedCosts.CHEMISTRY.costs());
    assertThat(problem.paddedOrder()).isEqualTo(2);
    assertThat(problem.cost(mapping(1, 0))).isEqualTo(3);
    assertThat(problem.cost(mapping(1, -1))).isEqualTo(2);
  }

  @Test
  void manySmallPricesAddUpExactly() {
    String vertices = "C ".repeat(30).strip();
    StringBuilder edges = new StringBuilder();
    for (int v = 1; v < 30; v++) {
      edges.append(v == 1 ? "" : " ").append(v - 1).append('-').append(v).append(":1");
    }
    Graph chain = Sketch.undirected(vertices, edges.toString());
    GedProblem problem =
        problem(chain, Sketch.undirected("", ""), NamedCosts.GEDLIB_CHEM_2.costs());
    VertexMapping nothing = VertexMapping.deletingEverything(30, 0);
    assertThat(problem.cost(nothing)).isEqualTo(106.425); // 30 · 2.75 + 29 · 0.825
    assertThat(problem.scale().cost(1)).isEqualTo(0.275);
  }

  @Test
  void badPricesAreRefusedWithTheirLabels() {
    Graph a = Sketch.undirected("a a", "0-1:x");
    Graph b = Sketch.undirected("b b", "0-1:y");
    assertThatThrownBy(() -> problem(a, b, new Spoilt(-1, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the cost of inserting vertex b (-1.0) must be a finite number and not negative;"
                + " mend the costs");
    assertThatThrownBy(() -> problem(a, b, new Spoilt(0, Double.NaN)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the cost of substituting edge x by y (NaN) must be a finite number and not negative;"
                + " mend the costs");
  }

  @Test
  void costsAreAskedOnlyForLabelsThatAreThere() {
    Graph a = Sketch.undirected("a", "");
    assertThat(problem(a, Sketch.undirected("", ""), new Spoilt(-1, -1)).base()).isEqualTo(1);
  }

  @Test
  void aMappingOfOtherGraphsIsRefused() {
    GedProblem problem =
        problem(Sketch.undirected("a", ""), Sketch.undirected("a a", ""), LOPSIDED);
    assertThatThrownBy(() -> problem.cost(mapping(2, 0, 1)))
        .hasMessage("the mapping is for 2 and 2 vertices, the graphs have 1 and 2");
  }

  @Test
  void twoEmptyGraphsAreEqual() {
    Graph empty = Sketch.undirected("", "");
    GedProblem problem = problem(empty, empty, LOPSIDED);
    assertThat(problem.paddedOrder()).isZero();
    assertThat(problem.cost(mapping(0))).isZero();
    assertThat(problem.lattice().roundUp(0)).isZero();
  }

  /** One for everything, but for two prices. */
  private record Spoilt(double insertVertexPrice, double substituteEdgePrice) implements EditCosts {
    @Override
    public double deleteVertex(Label a) {
      return 1;
    }

    @Override
    public double insertVertex(Label b) {
      return insertVertexPrice;
    }

    @Override
    public double substituteVertex(Label a, Label b) {
      return 1;
    }

    @Override
    public double deleteEdge(Label a) {
      return 1;
    }

    @Override
    public double insertEdge(Label b) {
      return 1;
    }

    @Override
    public double substituteEdge(Label a, Label b) {
      return substituteEdgePrice;
    }
  }

  private static GedProblem problem(Graph source, Graph target, EditCosts costs) {
    return GedProblem.of(new GraphPair(source, target), costs);
  }

  private static VertexMapping mapping(int targetOrder, int... image) {
    return VertexMapping.of(image, targetOrder);
  }
}
