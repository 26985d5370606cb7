package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;

/**
 * Which of two neighbours of an atom comes first by the first rules of Cahn, Ingold and Prelog:
 * higher atomic numbers, sphere by sphere away from the atom, then higher masses. An atom that
 * would be met again on its own path, and the further ends of multiple bonds, count as atoms
 * without neighbours; the bonds of an aromatic ring count as one and a half.
 */
final class Priorities {
  /** Further away than this nobody looks. */
  private static final int SPHERES = 12;

  /** More atoms than this in one sphere, and the neighbours count as equal. */
  private static final int WIDEST = 4_000;

  private final IAtomContainer molecule;

  Priorities(IAtomContainer molecule) {
    this.molecule = molecule;
  }

  /** A way that leads to an atom; it ends where the atom stands for another one. */
  private record Way(IAtom atom, double number, int mass, List<IAtom> path, boolean ends) {
    static final Comparator<Way> HIGHEST_FIRST =
        Comparator.comparingDouble(Way::number).thenComparingInt(Way::mass).reversed();
  }

  /**
   * Positive if the first neighbour comes before the second, negative if after, 0 if the rules do
   * not say. The atom itself as a neighbour stands for its implied hydrogen or its lone pair.
   */
  int compare(IAtom centre, IAtom first, IAtom second) {
    List<Way> ofFirst = List.of(start(centre, first));
    List<Way> ofSecond = List.of(start(centre, second));
    for (int sphere = 0; sphere < SPHERES; sphere++) {
      int order = compare(ofFirst, ofSecond);
      if (order != 0 || (ofFirst.isEmpty() && ofSecond.isEmpty())) {
        return order;
      }
      ofFirst = next(ofFirst);
      ofSecond = next(ofSecond);
      if (ofFirst.size() > WIDEST || ofSecond.size() > WIDEST) {
        return 0;
      }
    }
    return 0;
  }

  private static Way start(IAtom centre, IAtom neighbour) {
    if (!neighbour.equals(centre)) {
      return new Way(
          neighbour, number(neighbour), mass(neighbour), List.of(centre, neighbour), false);
    }
    Integer hydrogens = centre.getImplicitHydrogenCount();
    boolean hydrogen = hydrogens != null && hydrogens > 0;
    return new Way(centre, hydrogen ? 1 : 0, 0, List.of(), true);
  }

  private static int compare(List<Way> first, List<Way> second) {
    for (int at = 0; at < Math.min(first.size(), second.size()); at++) {
      int order = -Way.HIGHEST_FIRST.compare(first.get(at), second.get(at));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(first.size(), second.size());
  }

  private List<Way> next(List<Way> ways) {
    List<Way> all = new ArrayList<>();
    for (Way way : ways) {
      if (!way.ends) {
        all.addAll(beyond(way));
      }
    }
    return all;
  }

  private List<Way> beyond(Way way) {
    List<Way> further = new ArrayList<>();
    IAtom before = way.path.get(way.path.size() - 2);
    Set<IAtom> met = new HashSet<>(way.path);
    double aromatic = 0;
    int aromaticBonds = 0;
    for (IBond bond : molecule.getConnectedBondsList(way.atom)) {
      IAtom other = bond.getOther(way.atom);
      if (!other.equals(before)) {
        boolean again = met.contains(other);
        List<IAtom> path = new ArrayList<>(way.path);
        path.add(other);
        further.add(new Way(other, number(other), mass(other), path, again));
      }
      if (bond.isAromatic()) {
        aromatic += number(other);
        aromaticBonds++;
      } else {
        for (int more = 1; more < order(bond); more++) {
          further.add(new Way(other, number(other), mass(other), List.of(), true));
        }
      }
    }
    if (aromaticBonds > 0) {
      further.add(new Way(way.atom, aromatic / aromaticBonds, 0, List.of(), true));
    }
    Integer hydrogens = way.atom.getImplicitHydrogenCount();
    for (int h = 0; h < (hydrogens == null ? 0 : hydrogens); h++) {
      further.add(new Way(way.atom, 1, 0, List.of(), true));
    }
    further.sort(Way.HIGHEST_FIRST.thenComparing(this::compareBeyond));
    return further;
  }

  /** Of two equal atoms, the one with the higher neighbours is looked at first. */
  private int compareBeyond(Way first, Way second) {
    return -Arrays.compare(numbersBeyond(first), numbersBeyond(second));
  }

  private double[] numbersBeyond(Way way) {
    if (way.ends) {
      return new double[0];
    }
    double[] ascending =
        molecule.getConnectedAtomsList(way.atom).stream()
            .mapToDouble(Priorities::number)
            .sorted()
            .toArray();
    double[] descending = new double[ascending.length];
    for (int at = 0; at < ascending.length; at++) {
      descending[at] = ascending[ascending.length - 1 - at];
    }
    return descending;
  }

  private static int order(IBond bond) {
    return bond.getOrder() == null || bond.getOrder() == IBond.Order.UNSET
        ? 1
        : bond.getOrder().numeric();
  }

  private static double number(IAtom atom) {
    Integer number = atom.getAtomicNumber();
    return number == null ? 0 : number;
  }

  private static int mass(IAtom atom) {
    Integer mass = atom.getMassNumber();
    return mass == null ? 0 : mass;
  }
}
