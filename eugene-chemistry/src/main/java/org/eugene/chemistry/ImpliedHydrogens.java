package org.eugene.chemistry;

import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.report.overlay.MoleculeLook;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;

/**
 * A graph as a molecule again, with the hydrogens that it left out: as many as the least usual
 * valence leaves open. An aromatic nitrogen is taken to have none.
 */
final class ImpliedHydrogens {
  private static final int AROMATIC = 4;
  private static final Map<String, int[]> VALENCES =
      Map.ofEntries(
          Map.entry("B", new int[] {3}),
          Map.entry("C", new int[] {4}),
          Map.entry("Si", new int[] {4}),
          Map.entry("N", new int[] {3, 5}),
          Map.entry("P", new int[] {3, 5}),
          Map.entry("O", new int[] {2}),
          Map.entry("S", new int[] {2, 4, 6}),
          Map.entry("Se", new int[] {2, 4, 6}));

  private ImpliedHydrogens() {}

  static IAtomContainer added(Graph graph) {
    IAtomContainer molecule = MoleculeLayout.molecule(graph);
    for (IBond bond : molecule.bonds()) {
      int edge = graph.edge(bond.getBegin().getIndex(), bond.getEnd().getIndex());
      bond.setIsAromatic(MoleculeLook.bondOrder(graph.labelOfEdge(edge)) == AROMATIC);
    }
    for (IAtom atom : molecule.atoms()) {
      Label label = graph.labelOfVertex(atom.getIndex());
      label.number("isotope").ifPresent(mass -> atom.setMassNumber((int) mass));
      if (MoleculeLook.symbol(label).equals("*")) {
        atom.setAtomicNumber(0);
      }
      atom.setImplicitHydrogenCount(open(atom, (int) label.number("charge").orElse(0)));
    }
    return molecule;
  }

  private static int open(IAtom atom, int charge) {
    int[] valences = VALENCES.get(atom.getSymbol());
    if (valences == null) {
      return 0;
    }
    boolean aromatic = false;
    int bonds = 0;
    int most = 1;
    for (IBond bond : atom.bonds()) {
      aromatic |= bond.isAromatic();
      bonds += bond.getOrder().numeric();
      most = Math.max(most, bond.getOrder().numeric());
    }
    if (aromatic) {
      boolean sharesElectrons = atom.getSymbol().equals("C") && most == 1;
      return Math.max(0, (sharesElectrons ? 3 : bonds) - bonds);
    }
    for (int valence : valences) {
      // A carbon loses a bond with either charge, boron gains one with a minus, the others with a
      // plus.
      int charged =
          switch (atom.getSymbol()) {
            case "C", "Si" -> valence - Math.abs(charge);
            case "B" -> valence - charge;
            default -> valence + charge;
          };
      if (charged >= bonds) {
        return charged - bonds;
      }
    }
    return 0;
  }
}
