package org.eugene.chemistry;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFiles;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.LineScanner;
import org.eugene.io.MoleculeOptions.AromaticBonds;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.silent.SilentChemObjectBuilder;
import org.openscience.cdk.smiles.SmilesParser;

/**
 * Reads SMILES, one molecule a line: the SMILES, then, after a blank or tab, the name that becomes
 * its id. A molecule without a name goes by the number of its line, or by the name of the input if
 * it is the only one. Lines that start with {@code #} and a header that starts with "smiles" are
 * skipped.
 *
 * <p>A reaction {@code A.B>>C} is two graphs, its reactants and its products; agents between the
 * two arrows are left out.
 *
 * <p>Not read: extensions between bars behind the SMILES, attributes of an atom in an order other
 * than OpenSMILES has them.
 */
public final class SmilesReader implements GraphReader {
  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    LineScanner lines = input.lines();
    List<Graph> graphs = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    boolean named = false;
    while (lines.next()) {
      String line = lines.line().strip();
      if (line.isEmpty() || line.startsWith("#") || (lines.number() == 1 && isHeader(line))) {
        continue;
      }
      String[] parts = line.split("\\s+", 2);
      named = parts.length > 1 && !parts[1].startsWith("|");
      String id = named ? parts[1] : String.valueOf(lines.number());
      if (!ids.add(id)) {
        throw lines.error("there is a second molecule " + id + "; rename one");
      }
      String[] sides = parts[0].split(">", -1);
      if (sides.length == 3) {
        addReaction(sides, id, input, lines, labels, graphs);
      } else {
        graphs.add(read(parts[0], id, input, lines, labels));
      }
    }
    return ids.size() == 1 && !named ? named(graphs, input.stem()) : List.copyOf(graphs);
  }

  /** One molecule, or the two sides of one reaction, under the name of the input. */
  private static List<Graph> named(List<Graph> graphs, String stem) {
    return graphs.size() == 1
        ? List.of(graphs.get(0).withId(stem))
        : List.of(
            graphs.get(0).withId(stem + GraphFiles.REACTANTS),
            graphs.get(1).withId(stem + GraphFiles.PRODUCTS));
  }

  private static void addReaction(
      String[] sides,
      String id,
      GraphInput input,
      LineScanner lines,
      LabelDictionary labels,
      List<Graph> graphs) {
    graphs.add(read(sides[0], id + GraphFiles.REACTANTS, input, lines, labels));
    graphs.add(read(sides[2], id + GraphFiles.PRODUCTS, input, lines, labels));
    if (!sides[1].isBlank()) {
      input.note(
          id + GraphFiles.REACTANTS,
          "agents",
          lines.number(),
          "the agents between the arrows of a reaction are left out");
    }
  }

  private static boolean isHeader(String line) {
    return line.toLowerCase(Locale.ROOT).startsWith("smiles");
  }

  private static Graph read(
      String smiles, String id, GraphInput input, LineScanner lines, LabelDictionary labels) {
    try {
      SmilesParser parser = new SmilesParser(SilentChemObjectBuilder.getInstance());
      // Orders of aromatic bonds have to exist only when asked for.
      parser.kekulise(input.options().molecules().aromaticBonds() == AromaticBonds.KEKULE);
      IAtomContainer molecule = parser.parseSmiles(smiles);
      return new MoleculeGraph(input, labels).of(molecule, id, lines.number());
    } catch (GraphFormatException already) {
      throw already;
    } catch (CDKException | RuntimeException refused) {
      // The kit runs into odd SMILES with exceptions of all kinds.
      throw lines.error(MoleculeErrors.sentence("SMILES", refused));
    } catch (StackOverflowError deep) {
      throw lines.error("the SMILES is nested too deeply; write it with fewer branches");
    }
  }
}
