package org.eugene.chemistry;

import org.eugene.Eugene;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.MoleculeOptions;
import org.eugene.io.ReadOptions;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.silent.SilentChemObjectBuilder;
import org.openscience.cdk.smiles.SmilesParser;

/**
 * For users of the Chemistry Development Kit: molecules of SMILES or of their own containers, and
 * answers as their own atoms.
 *
 * <pre>{@code
 * MoleculeAnswer answer = Molecules.compare(Molecules.of(before), Molecules.of(after));
 * }</pre>
 *
 * A vertex is an atom, labelled with its element; an edge is a bond, labelled 1, 2, 3 or, if
 * aromatic, 4. Hydrogens, aromatic bonds and stereochemistry are told by {@link MoleculeOptions}.
 */
public final class Molecules {
  private Molecules() {}

  /**
   * The molecule of a SMILES: heavy atoms only, aromatic bonds wherever they are.
   *
   * @throws GraphFormatException if it cannot be read
   */
  public static Molecule parse(String smiles) {
    return parse(smiles, MoleculeOptions.defaults());
  }

  /**
   * The molecule of a SMILES, made a graph as told.
   *
   * @throws GraphFormatException if it cannot be read
   */
  public static Molecule parse(String smiles, MoleculeOptions options) {
    try {
      SmilesParser parser = new SmilesParser(SilentChemObjectBuilder.getInstance());
      parser.kekulise(options.aromaticBonds() == MoleculeOptions.AromaticBonds.KEKULE);
      return taken(parser.parseSmiles(smiles), smiles, options);
    } catch (GraphFormatException already) {
      throw already;
    } catch (CDKException | RuntimeException refused) {
      throw new GraphFormatException(
          smiles, GraphFormatException.NO_LINE, MoleculeErrors.sentence("SMILES", refused));
    }
  }

  /**
   * A container as a graph: heavy atoms only, aromatic bonds wherever they are. The container stays
   * as it is.
   *
   * @throws GraphFormatException if a graph cannot be made of it
   */
  public static Molecule of(IAtomContainer container) {
    return of(container, MoleculeOptions.defaults());
  }

  /**
   * A container as a graph, made as told. The container stays as it is.
   *
   * @throws GraphFormatException if a graph cannot be made of it
   */
  public static Molecule of(IAtomContainer container, MoleculeOptions options) {
    String title = container.getTitle();
    return taken(container, title == null || title.isBlank() ? "molecule" : title, options);
  }

  private static Molecule taken(IAtomContainer container, String id, MoleculeOptions options) {
    GraphInput input = GraphInput.ofText(id, "", ReadOptions.defaults().withMolecules(options));
    try {
      MoleculeGraph making = new MoleculeGraph(input, new LabelDictionary());
      // Perceiving aromatic bonds writes into the atoms: into those of a copy.
      var graph = making.of(container.clone(), id, GraphFormatException.NO_LINE);
      return Molecule.of(graph, container, making.atomIndices());
    } catch (CDKException | CloneNotSupportedException refused) {
      throw new GraphFormatException(
          id, GraphFormatException.NO_LINE, MoleculeErrors.sentence("molecule", refused));
    }
  }

  /** The distance of two molecules at uniform costs, in at most ten seconds. */
  public static MoleculeAnswer compare(Molecule source, Molecule target) {
    return answer(Eugene.between(source.graph(), target.graph()), source, target);
  }

  /**
   * The same for a question that was put otherwise, with other costs or another method:
   *
   * <pre>{@code
   * Eugene asked = Eugene.between(a.graph(), b.graph()).costs(NamedCosts.of("scaffold"));
   * MoleculeAnswer answer = Molecules.answer(asked, a, b);
   * }</pre>
   */
  public static MoleculeAnswer answer(Eugene asked, Molecule source, Molecule target) {
    return new MoleculeAnswer(asked.solve(), source, target);
  }
}
