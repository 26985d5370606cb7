package org.eugene.chemistry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eugene.Eugene;
import org.eugene.io.GraphFormatException;
import org.eugene.io.MoleculeOptions;
import org.eugene.io.MoleculeOptions.Hydrogens;
import org.junit.jupiter.api.Test;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.silent.SilentChemObjectBuilder;
import org.openscience.cdk.smiles.SmilesParser;

class ContainersTest {
  private static IAtomContainer container(String smiles) throws CDKException {
    return new SmilesParser(SilentChemObjectBuilder.getInstance()).parseSmiles(smiles);
  }

  @Test
  void aSmilesIsAGraph() {
    Molecule ethanol = Molecules.parse("CCO");
    assertThat(ethanol.graph().id()).isEqualTo("CCO");
    assertThat(ethanol.graph().order()).isEqualTo(3);
    assertThat(ethanol.graph().labelOfVertex(2).name()).isEqualTo("O");
    assertThat(ethanol.atom(2).orElseThrow().getSymbol()).isEqualTo("O");
  }

  @Test
  void answersComeBackAsAtomsOfTheContainers() throws CDKException {
    IAtomContainer ethanol = container("CCO");
    IAtomContainer ethylamine = container("NCC");
    ethylamine.setTitle("ethylamine");
    MoleculeAnswer answer = Molecules.compare(Molecules.of(ethanol), Molecules.of(ethylamine));
    assertThat(answer.distance()).isEqualTo(1);
    assertThat(answer.isOptimal()).isTrue();
    IAtom oxygen = ethanol.getAtom(2);
    assertThat(answer.atomImages()).hasSize(3).containsEntry(oxygen, ethylamine.getAtom(0));
    assertThat(answer.comparison().problem().pair().target().id()).isEqualTo("ethylamine");
    MoleculeAnswer shorter =
        Molecules.compare(Molecules.of(ethanol), Molecules.of(container("CO")));
    assertThat(shorter.deletedAtoms()).hasSize(1);
    assertThat(shorter.insertedAtoms()).isEmpty();
  }

  @Test
  void theContainerStaysAsItIs() throws CDKException {
    IAtomContainer drawn = container("C1=CC=CC=C1");
    drawn.bonds().forEach(bond -> bond.setIsAromatic(false));
    drawn.atoms().forEach(atom -> atom.setIsAromatic(false));
    Molecule benzene = Molecules.of(drawn);
    assertThat(benzene.graph().labelOfEdge(0).name()).isEqualTo("4");
    assertThat(drawn.getBond(0).isAromatic()).isFalse();
  }

  @Test
  void impliedHydrogensHaveNoAtom() {
    Molecule water = Molecules.parse("O", MoleculeOptions.defaults().withHydrogens(Hydrogens.ALL));
    assertThat(water.graph().order()).isEqualTo(3);
    assertThat(water.atom(0)).isPresent();
    assertThat(water.atom(2)).isEmpty();
    assertThat(
            Molecules.answer(Eugene.between(water.graph(), water.graph()), water, water)
                .atomImages())
        .hasSize(1);
  }

  @Test
  void whatIsNoSmilesIsRefusedInOneSentence() {
    assertThatThrownBy(() -> Molecules.parse("C(C"))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("C(C")
        .hasMessageContaining("correct or remove it");
  }
}
