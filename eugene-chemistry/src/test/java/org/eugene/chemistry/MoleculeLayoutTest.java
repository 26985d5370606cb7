package org.eugene.chemistry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.ReadOptions;
import org.eugene.report.layout.Layout;
import org.eugene.report.layout.Point;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;
import org.junit.jupiter.api.Test;

class MoleculeLayoutTest {
  private static Overlay overlay(String source, String target) throws IOException {
    Comparison answer = Eugene.between(molecule(source), molecule(target)).solve();
    return Overlay.of(answer.problem().pair(), answer.path().orElseThrow());
  }

  private static Graph molecule(String smiles) throws IOException {
    return new SmilesReader()
        .read(GraphInput.ofText(smiles, smiles, ReadOptions.defaults()), new LabelDictionary())
        .get(0);
  }

  private static Layout layout(Overlay overlay) {
    return new MoleculeLayout().layout(overlay).orElseThrow();
  }

  @Test
  void whatBothHaveInCommonStaysInPlace() throws IOException {
    Overlay overlay = overlay("Oc1ccc2[nH]cc(CCN)c2c1", "COc1ccc2[nH]cc(CCNC(C)=O)c2c1");
    Layout layout = layout(overlay);
    for (OverlayVertex vertex : overlay.vertices()) {
      if (vertex.fate() == Fate.KEPT) {
        Point here = layout.source().get(vertex.number());
        assertThat(here.distance(layout.target().get(vertex.number()))).isLessThan(1e-6);
      }
    }
  }

  @Test
  void bondsAreAboutOneLongInBothMolecules() throws IOException {
    // The second pair closes a ring, the third opens one, the fourth has two parts.
    List<Overlay> overlays =
        List.of(
            overlay("CC(=O)Oc1ccccc1C(=O)O", "CC(=O)Nc1ccc(O)cc1"),
            overlay("CCCCCC", "C1CCCCC1"),
            overlay("C1CCC2CCCCC2C1", "CCCCCCCCCC"),
            overlay("[Na+].CC(=O)[O-]", "CCO.CCO"));
    for (Overlay overlay : overlays) {
      Layout layout = layout(overlay);
      for (OverlayEdge edge : overlay.edges()) {
        if (edge.fate().isInSource()) {
          assertThat(length(edge, layout.source())).isBetween(0.6, 1.5);
        }
        if (edge.fate().isInTarget()) {
          assertThat(length(edge, layout.target())).isBetween(0.6, 1.5);
        }
      }
    }
  }

  private static double length(OverlayEdge edge, List<Point> places) {
    return places.get(edge.from()).distance(places.get(edge.to()));
  }

  @Test
  void aTurnedAndFlippedCopyIsLaidOnItsOriginal() {
    List<Point> original = List.of(new Point(0, 0), new Point(3, 0), new Point(0, 1));
    List<Point> copy = List.of(new Point(5, 5), new Point(5, 8), new Point(6, 5));
    List<Point> laid = Superposition.onto(copy, original, new int[] {0, 1, 2});
    for (int v = 0; v < 3; v++) {
      assertThat(laid.get(v).distance(original.get(v))).isLessThan(1e-9);
    }
  }

  @Test
  void theSameMoleculesGetTheSamePlaces() throws IOException {
    Overlay overlay = overlay("CCO", "CCN");
    assertThat(layout(overlay)).isEqualTo(layout(overlay));
  }

  @Test
  void anEmptyGraphIsNotForIt() throws IOException {
    Graph empty = Graph.undirected("empty", new LabelDictionary()).build();
    Comparison answer = Eugene.between(empty, empty).solve();
    Overlay overlay = Overlay.of(answer.problem().pair(), answer.path().orElseThrow());
    assertThat(new MoleculeLayout().layout(overlay)).isEmpty();
  }

  @Test
  void whatIsAddedStaysWithTheAtomThatHoldsIt() throws IOException {
    // The rings differ, so that matched atoms stand in different places.
    int held = 0;
    for (String target :
        List.of("CN(C)CCC=C1c2ccccc2CCc2ccccc12", "CN(C)CCCN1c2ccccc2Sc2ccc(Cl)cc12")) {
      Overlay overlay = overlay("CN1C(=O)CN=C(c2ccccc2)c2cc(Cl)ccc12", target);
      List<Point> places = layout(overlay).overlay();
      for (OverlayVertex vertex : overlay.vertices()) {
        List<OverlayEdge> bonds =
            overlay.edges().stream()
                .filter(edge -> edge.from() == vertex.number() || edge.to() == vertex.number())
                .toList();
        if (vertex.fate() == Fate.INSERTED && bonds.size() == 1) {
          held++;
          OverlayEdge bond = bonds.get(0);
          assertThat(places.get(bond.from()).distance(places.get(bond.to()))).isBetween(0.5, 1.5);
        }
      }
    }
    assertThat(held).isPositive();
  }
}
