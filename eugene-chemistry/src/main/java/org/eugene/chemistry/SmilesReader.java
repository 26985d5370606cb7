package org.eugene.chemistry;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
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
 * <p>Not read: reactions, extensions between bars behind the SMILES, attributes of an atom in an
 * order other than OpenSMILES has them. Stereochemistry is read over.
 */
public final class SmilesReader implements GraphReader {
  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    SilentLog.install();
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
      graphs.add(read(parts[0], id, input, lines, labels));
    }
    return graphs.size() == 1 && !named
        ? List.of(graphs.get(0).withId(input.stem()))
        : List.copyOf(graphs);
  }

  private static boolean isHeader(String line) {
    return line.toLowerCase(Locale.ROOT).startsWith("smiles");
  }

  private static Graph read(
      String smiles, String id, GraphInput input, LineScanner lines, LabelDictionary labels) {
    try {
      SmilesParser parser = new SmilesParser(SilentChemObjectBuilder.getInstance());
      // Orders of aromatic bonds are only worked out, and only then have to exist, when asked for.
      parser.kekulise(input.options().molecules().aromaticBonds() != AromaticBonds.LABEL);
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
