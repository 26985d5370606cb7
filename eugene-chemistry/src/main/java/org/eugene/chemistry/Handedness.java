package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;
import org.openscience.cdk.interfaces.IDoubleBondStereochemistry;
import org.openscience.cdk.interfaces.IDoubleBondStereochemistry.Conformation;
import org.openscience.cdk.interfaces.IStereoElement;
import org.openscience.cdk.interfaces.ITetrahedralChirality;
import org.openscience.cdk.interfaces.ITetrahedralChirality.Stereo;

/**
 * The arrangement in space as chemists name it: R or S for an atom with four different neighbours,
 * E or Z for a double bond. Where the first rules of Cahn, Ingold and Prelog do not tell two
 * neighbours apart, nothing is said; other kinds of arrangement are not looked at.
 */
final class Handedness {
  private final Map<IAtom, String> atoms = new HashMap<>();
  private final Map<IBond, String> bonds = new HashMap<>();

  private Handedness() {}

  static boolean isGiven(IAtomContainer molecule) {
    return molecule.stereoElements().iterator().hasNext();
  }

  static Handedness of(IAtomContainer molecule) {
    Handedness all = new Handedness();
    Priorities priorities = new Priorities(molecule);
    for (IStereoElement<?, ?> element : molecule.stereoElements()) {
      if (element instanceof ITetrahedralChirality centre) {
        all.add(centre, priorities);
      } else if (element instanceof IDoubleBondStereochemistry doubleBond) {
        all.add(doubleBond, priorities);
      }
    }
    return all;
  }

  Optional<String> of(IAtom atom) {
    return Optional.ofNullable(atoms.get(atom));
  }

  Optional<String> of(IBond bond) {
    return Optional.ofNullable(bonds.get(bond));
  }

  /** The ligands are seen from the first of them; each swap towards their order changes sides. */
  private void add(ITetrahedralChirality centre, Priorities priorities) {
    IAtom atom = centre.getChiralAtom();
    List<IAtom> ligands = new ArrayList<>(List.of(centre.getLigands()));
    boolean clockwise = centre.getStereo() == Stereo.CLOCKWISE;
    for (int at = 0; at < ligands.size(); at++) {
      for (int next = ligands.size() - 1; next > at; next--) {
        int order = priorities.compare(atom, ligands.get(next - 1), ligands.get(next));
        if (order == 0) {
          return;
        }
        if (order < 0) {
          ligands.add(next - 1, ligands.remove(next));
          clockwise = !clockwise;
        }
      }
    }
    atoms.put(atom, clockwise ? "R" : "S");
  }

  private void add(IDoubleBondStereochemistry element, Priorities priorities) {
    IBond bond = element.getStereoBond();
    boolean together = element.getStereo() == Conformation.TOGETHER;
    for (IBond side : element.getBonds()) {
      IAtom end = bond.contains(side.getBegin()) ? side.getBegin() : side.getEnd();
      IAtom named = side.getOther(end);
      for (IBond other : end.bonds()) {
        if (!other.equals(bond) && !other.equals(side)) {
          int order = priorities.compare(end, named, other.getOther(end));
          if (order == 0) {
            return;
          }
          together ^= order < 0;
        }
      }
    }
    bonds.put(bond, together ? "Z" : "E");
  }
}
