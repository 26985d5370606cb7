package org.eugene.chemistry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.MoleculeOptions;
import org.eugene.io.ReadOptions;
import org.eugene.report.layout.Layout;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.Wedge;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.Overlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;
import org.openscience.cdk.interfaces.IStereoElement;
import org.openscience.cdk.stereo.StereoElementFactory;

class WedgeBondsTest {
  private static final String ALANINE = "C[C@H](N)C(=O)O";
  private static final String MIRRORED = "C[C@@H](N)C(=O)O";

  private static Graph molecule(String smiles, boolean stereo) throws IOException {
    ReadOptions options =
        ReadOptions.defaults().withMolecules(MoleculeOptions.defaults().withStereo(stereo));
    return new SmilesReader()
        .read(GraphInput.ofText(smiles, smiles, options), new LabelDictionary())
        .get(0);
  }

  private static Overlay overlay(String source, String target, boolean stereo) throws IOException {
    Comparison answer = Eugene.between(molecule(source, stereo), molecule(target, stereo)).solve();
    return Overlay.of(answer.problem().pair(), answer.path().orElseThrow());
  }

  private static Layout layout(Overlay overlay) {
    return new MoleculeLayout().layout(overlay).orElseThrow();
  }

  @Test
  void alanineHasOneWedgeAndItsMirrorImageTheOther() throws IOException {
    Layout layout = layout(overlay(ALANINE, MIRRORED, true));
    Wedge here = layout.wedges().source().get(0);
    assertThat(layout.wedges().source()).hasSize(1);
    assertThat(layout.wedges().target())
        .containsExactly(new Wedge(here.from(), here.to(), !here.near()));
    // Their common drawing cannot show both.
    assertThat(layout.wedges().overlay()).isEmpty();
  }

  @Test
  void theCommonDrawingShowsWhatBothHave() throws IOException {
    Layout layout = layout(overlay(ALANINE, ALANINE, true));
    assertThat(layout.wedges().overlay()).hasSize(1).isEqualTo(layout.wedges().source());
  }

  @Test
  void whatIsNotKnownIsNotDrawn() throws IOException {
    assertThat(layout(overlay(ALANINE, ALANINE, false)).wedges().source()).isEmpty();
    assertThat(layout(overlay("CC(N)C(=O)O", "CC(N)C(=O)O", true)).wedges().source()).isEmpty();
  }

  /** The kit reads the drawing and must find what the labels say. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        ALANINE,
        MIRRORED,
        "C[C@@](F)(Cl)Br",
        "C[C@](F)(Cl)Br",
        "C[C@@H](O)[C@H](N)C(=O)O",
        "OC[C@H]1OC(O)[C@H](O)[C@@H](O)[C@@H]1O",
        "C[C@]12CC[C@H]3[C@@H](CCc4cc(O)ccc34)[C@@H]1CC[C@@H]2O",
        "CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5",
        "N[C@@H](Cc1c[nH]cn1)C(=O)O",
        "CC1(C)S[C@@H]2[C@H](NC(=O)Cc3ccccc3)C(=O)N2[C@H]1C(=O)O"
      })
  void theDrawingSaysWhatTheLabelsSay(String smiles) throws IOException {
    Graph graph = molecule(smiles, true);
    Overlay overlay = overlay(smiles, smiles, true);
    Layout layout = layout(overlay);
    IAtomContainer drawn = ImpliedHydrogens.added(graph);
    for (IAtom atom : drawn.atoms()) {
      Point place = layout.source().get(atom.getIndex());
      atom.setPoint2d(new javax.vecmath.Point2d(place.x(), -place.y()));
    }
    for (Wedge wedge : layout.wedges().source()) {
      IBond bond = drawn.getBond(drawn.getAtom(wedge.from()), drawn.getAtom(wedge.to()));
      bond.setAtoms(new IAtom[] {drawn.getAtom(wedge.from()), drawn.getAtom(wedge.to())});
      bond.setDisplay(wedge.near() ? IBond.Display.WedgeBegin : IBond.Display.WedgedHashBegin);
    }
    @SuppressWarnings("rawtypes")
    List<IStereoElement> read = StereoElementFactory.using2DCoordinates(drawn).createAll();
    drawn.setStereoElements(read);
    Handedness hands = Handedness.of(drawn);
    for (int v = 0; v < graph.order(); v++) {
      assertThat(hands.of(drawn.getAtom(v)))
          .as("atom %s", v)
          .isEqualTo(MoleculeLook.handedness(graph.labelOfVertex(v)));
    }
  }
}
