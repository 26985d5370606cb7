package org.eugene.chemistry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * order is not given. The arrangement in space is no part of the graph, unless the options say so;
 * then it stands behind a bar, C|R and 2|E.
 */
final class MoleculeGraph {
  private static final String AROMATIC = "4";
  private static final String UNKNOWN = "0";
  private static final String STEREO = "stereo";
  private static final Map<String, Object> NAMED_H = Map.of(LabelMaker.NAME, "H");
  private static final Map<String, Object> NAMED_SINGLE = Map.of(LabelMaker.NAME, "1");

  private final GraphInput input;
  private final MoleculeOptions options;
  private final GraphAssembly assembly;
  private final List<String> impliedHydrogens = new ArrayList<>();
  private final List<Integer> atomIndices = new ArrayList<>();
  private Optional<Handedness> handedness = Optional.empty();

  MoleculeGraph(GraphInput input, LabelDictionary labels) {
    this.input = input;
    this.options = input.options().molecules();
    this.assembly = new GraphAssembly(input, labels, LabelMaker.OBVIOUS).withoutNames();
  }

  Graph of(IAtomContainer molecule, String id, int line) throws CDKException {
    prepareBonds(molecule, id, line);
    if (Handedness.isGiven(molecule)) {
      if (options.stereo() || isChosen(STEREO)) {
        handedness = Optional.of(Handedness.of(molecule));
      } else {
        input.note(
            id,
            "stereo",
            line,
            "the arrangement in space is left out; --stereo makes it part of the labels");
      }
    }
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

  /** For every vertex the index of its atom in the molecule, -1 for an implied hydrogen. */
  List<Integer> atomIndices() {
    return atomIndices;
  }

  private boolean isChosen(String attribute) {
    return input.options().vertexLabel().contains(attribute)
        || input.options().edgeLabel().contains(attribute);
  }

  private void prepareBonds(IAtomContainer molecule, String id, int line) throws CDKException {
    Cycles.markRingAtomsAndBonds(molecule);
    if (options.aromaticBonds() == AromaticBonds.KEKULE) {
      Kekulization.kekulize(molecule);
    } else if (options.aromaticBonds() == AromaticBonds.PERCEIVE) {
      perceive(molecule, id, line);
    }
  }

  private void perceive(IAtomContainer molecule, String id, int line) {
    try {
      Kekulization.kekulize(molecule);
      Aromaticity.apply(Aromaticity.Model.Daylight, molecule);
    } catch (CDKException | RuntimeException noStructure) {
      // Single and double bonds cannot be given to all of it: what the file says is all there is.
      input.note(
          id,
          "aromatic",
          line,
          "the aromatic bonds are taken as they are written, since no order of single and double bonds fits");
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
    Map<String, Object> more = new LinkedHashMap<>();
    Optional<String> hand = handedness.flatMap(known -> known.of(atom));
    putName(symbol(atom), "symbol", hand, input.options().vertexLabel(), attributes, more);
    if (number(atom.getFormalCharge()) != 0) {
      attributes.put("charge", (long) number(atom.getFormalCharge()));
    }
    if (number(atom.getMassNumber()) != 0) {
      attributes.put("isotope", (long) number(atom.getMassNumber()));
    }
    more.put("charge", 0L);
    more.put("isotope", 0L);
    more.put("hydrogens", (long) hydrogens(atom));
    more.put("aromatic", atom.isAromatic());
    String name = String.valueOf(atom.getIndex());
    assembly.addVertex(name, attributes, more, line);
    atomIndices.add(atom.getIndex());
    if (options.hydrogens() == Hydrogens.ALL) {
      for (int h = 0; h < number(atom.getImplicitHydrogenCount()); h++) {
        impliedHydrogens.add(name);
      }
    }
  }

  /** The name of a label, unless others are chosen for it, and what it can be made of. */
  private static void putName(
      String plain,
      String attribute,
      Optional<String> hand,
      List<String> chosen,
      Map<String, Object> attributes,
      Map<String, Object> more) {
    if (chosen.isEmpty()) {
      attributes.put(LabelMaker.NAME, hand.map(h -> plain + "|" + h).orElse(plain));
      // Costs that look at elements and orders find them here.
      hand.ifPresent(h -> attributes.put(attribute.equals("order") ? "valence" : attribute, plain));
    } else {
      more.put(LabelMaker.NAME, plain);
      more.put(attribute, plain);
      more.put(STEREO, hand.orElse(""));
    }
  }

  private static int hydrogens(IAtom atom) {
    int count = number(atom.getImplicitHydrogenCount());
    for (IBond bond : atom.bonds()) {
      count += number(bond.getOther(atom).getAtomicNumber()) == 1 ? 1 : 0;
    }
    return count;
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
      Map<String, Object> attributes = new LinkedHashMap<>();
      Map<String, Object> more = new LinkedHashMap<>();
      Optional<String> hand = handedness.flatMap(known -> known.of(bond));
      putName(bondLabel(bond), "order", hand, input.options().edgeLabel(), attributes, more);
      more.put("aromatic", bond.isAromatic());
      assembly.addEdge(
          String.valueOf(bond.getBegin().getIndex()),
          String.valueOf(bond.getEnd().getIndex()),
          attributes,
          more,
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
      Map<String, Object> hydrogen = Map.of(LabelMaker.NAME, "H", "symbol", "H", "charge", 0L);
      Map<String, Object> single = Map.of(LabelMaker.NAME, "1", "order", "1");
      boolean chosen = !input.options().vertexLabel().isEmpty();
      assembly.addVertex(name, chosen ? Map.of() : NAMED_H, hydrogen, line);
      atomIndices.add(-1);
      boolean chosenBonds = !input.options().edgeLabel().isEmpty();
      assembly.addEdge(atom, name, chosenBonds ? Map.of() : NAMED_SINGLE, single, line);
    }
  }
}
