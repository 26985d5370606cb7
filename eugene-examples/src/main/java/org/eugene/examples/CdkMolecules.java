package org.eugene.examples;

import org.eugene.Eugene;
import org.eugene.chemistry.Molecule;
import org.eugene.chemistry.MoleculeAnswer;
import org.eugene.chemistry.Molecules;
import org.eugene.cost.NamedCosts;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.silent.SilentChemObjectBuilder;
import org.openscience.cdk.smiles.SmilesParser;

/**
 * Hands molecules of the Chemistry Development Kit over and gets their atoms back.
 *
 * <pre>
 * distance 1.0
 * O becomes N
 * at the costs called chemistry: 2.0
 * </pre>
 */
final class CdkMolecules {
  private CdkMolecules() {}

  public static void main(String[] args) throws CDKException {
    SmilesParser parser = new SmilesParser(SilentChemObjectBuilder.getInstance());
    IAtomContainer ethanol = parser.parseSmiles("CCO");

    Molecule source = Molecules.of(ethanol);
    Molecule target = Molecules.parse("NCC");
    MoleculeAnswer answer = Molecules.compare(source, target);
    System.out.println("distance " + answer.distance());
    answer
        .atomImages()
        .forEach(
            (atom, image) -> {
              if (!atom.getSymbol().equals(image.getSymbol())) {
                System.out.println(atom.getSymbol() + " becomes " + image.getSymbol());
              }
            });

    Eugene asked =
        Eugene.between(source.graph(), target.graph()).costs(NamedCosts.CHEMISTRY.costs());
    System.out.println(
        "at the costs called chemistry: " + Molecules.answer(asked, source, target).distance());
  }
}
