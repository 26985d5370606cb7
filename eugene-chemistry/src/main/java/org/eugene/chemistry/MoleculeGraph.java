package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphInput;
import org.eugene.io.LabelMaker;
import org.eugene.io.MoleculeOptions;
import org.eugene.io.MoleculeOptions.AromaticBonds;
import org.eugene.io.MoleculeOptions.Hydrogens;
import org.openscience.cdk.aromaticity.Aromaticity;
import org.openscience.cdk.aromaticity.Kekulization;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.graph.Cycles;
import org.openscience.cdk.interfaces.IAtom;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.interfaces.IBond;

/**
 * Makes a graph of a molecule. Atoms are labelled with their element symbol ({@code *} where none
 * is given), with {@code charge} and {@code isotope} as attributes where they are not the usual
 * ones. Bonds are labelled 1, 2 or 3, and 4 where they are aromatic and in a ring, 0 where their
 * order is not given. The arrangement in space is not part of the graph.
 */
final class MoleculeGraph {
  private static final String AROMATIC = "4";
  private static final String UNKNOWN = "0";

  private final GraphInput input;
  private final MoleculeOptions options;
  private final GraphAssembly assembly;
  private final List<String> impliedHydrogens = new ArrayList<>();

  MoleculeGraph(GraphInput input, LabelDictionary labels) {
    this.input = input;
    this.options = input.options().molecules();
    this.assembly = new GraphAssembly(input, labels, LabelMaker.OBVIOUS).withoutNames();
  }

  Graph of(IAtomContainer molecule, String id, int line) throws CDKException {
    prepareBonds(molecule);
    for (IAtom atom : molecule.atoms()) {
      if (isVertex(atom)) {
        addAtom(atom, line);
      }
    }
    for (IBond bond : molecule.bonds()) {
      addBond(bond, line);
    }
    addImpliedHydrogens(line);
    return assembly.build(id, false);
  }

  private void prepareBonds(IAtomContainer molecule) throws CDKException {
    Cycles.markRingAtomsAndBonds(molecule);
    if (options.aromaticBonds() == AromaticBonds.KEKULE) {
      Kekulization.kekulize(molecule);
    } else if (options.aromaticBonds() == AromaticBonds.PERCEIVE) {
      Kekulization.kekulize(molecule);
      Aromaticity.apply(Aromaticity.Model.Daylight, molecule);
    }
  }

  private boolean isVertex(IAtom atom) {
    return options.hydrogens() != Hydrogens.HEAVY || !isPlainHydrogen(atom);
  }

  /** A hydrogen that hangs on one other atom which is no hydrogen itself. */
  private static boolean isPlainHydrogen(IAtom atom) {
    if (number(atom.getAtomicNumber()) != 1 || atom.getBondCount() != 1) {
      return false;
    }
    IAtom neighbour = atom.bonds().iterator().next().getOther(atom);
    return number(neighbour.getAtomicNumber()) != 1;
  }

  private void addAtom(IAtom atom, int line) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    attributes.put(LabelMaker.NAME, symbol(atom));
    if (number(atom.getFormalCharge()) != 0) {
      attributes.put("charge", (long) number(atom.getFormalCharge()));
    }
    if (number(atom.getMassNumber()) != 0) {
      attributes.put("isotope", (long) number(atom.getMassNumber()));
    }
    String name = String.valueOf(atom.getIndex());
    assembly.addVertex(name, attributes, line);
    if (options.hydrogens() == Hydrogens.ALL) {
      for (int h = 0; h < number(atom.getImplicitHydrogenCount()); h++) {
        impliedHydrogens.add(name);
      }
    }
  }

  private static String symbol(IAtom atom) {
    return number(atom.getAtomicNumber()) == 0 ? "*" : atom.getSymbol();
  }

  private static int number(Integer mayBeNull) {
    return mayBeNull == null ? 0 : mayBeNull;
  }

  private void addBond(IBond bond, int line) {
    if (bond.getAtomCount() != 2) {
      throw input.error(line, "a bond of more than two atoms cannot be read; write it as several");
    }
    if (isVertex(bond.getBegin()) && isVertex(bond.getEnd())) {
      assembly.addEdge(
          String.valueOf(bond.getBegin().getIndex()),
          String.valueOf(bond.getEnd().getIndex()),
          Map.of(LabelMaker.NAME, bondLabel(bond)),
          line);
    }
  }

  private String bondLabel(IBond bond) {
    boolean aromatic =
        options.aromaticBonds() != AromaticBonds.KEKULE && bond.isAromatic() && bond.isInRing();
    if (aromatic) {
      return AROMATIC;
    }
    if (bond.getOrder() == null || bond.getOrder() == IBond.Order.UNSET) {
      return bond.isAromatic() ? "1" : UNKNOWN;
    }
    return String.valueOf(bond.getOrder().numeric());
  }

  private void addImpliedHydrogens(int line) {
    int count = 0;
    for (String atom : impliedHydrogens) {
      String name = "H" + count++;
      assembly.addVertex(name, Map.of(LabelMaker.NAME, "H"), line);
      assembly.addEdge(atom, name, Map.of(LabelMaker.NAME, "1"), line);
    }
  }
}
