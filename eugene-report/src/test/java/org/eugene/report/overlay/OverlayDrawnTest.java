package org.eugene.report.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditPath;
import org.eugene.problem.GedProblem;
import org.junit.jupiter.api.Test;

class OverlayDrawnTest {
  /** A chain of carbons with an oxygen at one of them. */
  private static Graph chain(int carbons, int oxygenAt) {
    GraphBuilder graph = Graph.undirected("chain", new LabelDictionary());
    for (int v = 0; v < carbons; v++) {
      graph.addVertex(Label.of("C"));
      if (v > 0) {
        graph.addEdge(v - 1, v, Label.of("1"));
      }
    }
    int oxygen = graph.addVertex(Label.of("O"));
    return graph.addEdge(oxygenAt, oxygen, Label.of("1")).build();
  }

  private static GraphPair pair() {
    return new GraphPair(chain(6, 0), chain(6, 5));
  }

  private static EditPath path(GraphPair pair) {
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    return EditPath.of(problem, VertexMapping.of(new int[] {0, 1, 2, 3, 4, 5, 6}, 7));
  }

  @Test
  void anAtomThatMovedIsRemovedHereAndAddedThere() {
    GraphPair pair = pair();
    Overlay whole = Overlay.of(pair, path(pair));
    assertThat(whole.order()).isEqualTo(7);
    Overlay drawn = Overlay.drawn(pair, path(pair));
    assertThat(drawn.order()).isEqualTo(8);
    assertThat(drawn.vertex(6).fate()).isEqualTo(Fate.DELETED);
    assertThat(drawn.vertex(7).fate()).isEqualTo(Fate.INSERTED);
    assertThat(drawn.vertex(7).target()).isEqualTo(6);
    assertThat(drawn.edges())
        .filteredOn(edge -> edge.fate() == Fate.INSERTED)
        .singleElement()
        .satisfies(edge -> assertThat(edge.to() + edge.from()).isEqualTo(7 + 5));
  }

  @Test
  void whatStaysInPlaceIsDrawnAsItIs() {
    GraphPair pair = new GraphPair(chain(4, 1), chain(4, 1));
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    EditPath path = EditPath.of(problem, VertexMapping.of(new int[] {0, 1, 2, 3, 4}, 5));
    assertThat(Overlay.drawn(pair, path).order()).isEqualTo(5);
  }

  @Test
  void neighbourhoodsHoldWhatChangesAndLittleElse() {
    GraphPair pair = new GraphPair(chain(500, 0), chain(500, 499));
    GedProblem problem = GedProblem.of(pair, ConstantCosts.uniform());
    int[] image = new int[501];
    java.util.Arrays.setAll(image, v -> v);
    Overlay overlay = Overlay.of(pair, EditPath.of(problem, VertexMapping.of(image, 501)));
    assertThat(Neighbourhoods.of(overlay))
        .singleElement()
        .satisfies(piece -> assertThat(piece.order()).isBetween(3, 10));
  }
}
