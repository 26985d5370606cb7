package org.eugene.chemistry;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.LineScanner;
import org.openscience.cdk.exception.CDKException;
import org.openscience.cdk.interfaces.IAtomContainer;
import org.openscience.cdk.io.ISimpleChemObjectReader;
import org.openscience.cdk.io.MDLV2000Reader;
import org.openscience.cdk.io.MDLV3000Reader;
import org.openscience.cdk.silent.SilentChemObjectBuilder;

/**
 * Reads SDF and MOL files, V2000 and V3000, record by record. The title line of a record is its id;
 * without one it goes by its number, or by the name of the input if it is the only one. Data fields
 * behind the molecule are skipped.
 */
public final class SdfReader implements GraphReader {
  private static final String RECORD_END = "$$$$";
  private static final int COUNTS_LINE = 3;

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    LineScanner lines = input.lines();
    List<Graph> graphs = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    List<String> record = new ArrayList<>();
    int first = 1;
    while (lines.next()) {
      if (lines.line().startsWith(RECORD_END)) {
        graphs.add(read(record, first, graphs.size() + 1, ids, input, labels));
        record.clear();
        first = lines.number() + 1;
      } else {
        record.add(lines.line());
      }
    }
    if (record.stream().anyMatch(line -> !line.isBlank())) {
      graphs.add(read(record, first, graphs.size() + 1, ids, input, labels));
    }
    return graphs.size() == 1 && graphs.get(0).id().equals("1")
        ? List.of(graphs.get(0).withId(input.stem()))
        : List.copyOf(graphs);
  }

  private static Graph read(
      List<String> record,
      int line,
      int number,
      Set<String> ids,
      GraphInput input,
      LabelDictionary labels)
      throws IOException {
    if (record.size() <= COUNTS_LINE) {
      throw input.error(line, "this record has no molecule; it may be cut off");
    }
    String title = record.get(0).strip();
    String id = title.isEmpty() ? String.valueOf(number) : title;
    if (!ids.add(id)) {
      throw input.error(line, "there is a second molecule " + id + "; rename one");
    }
    try {
      return new MoleculeGraph(input, labels).of(molecule(record), id, line);
    } catch (GraphFormatException already) {
      throw already;
    } catch (CDKException | RuntimeException refused) {
      // The kit's reader runs past the end of broken records instead of checking.
      throw input.error(line, MoleculeErrors.sentence("molecule", refused));
    } catch (StackOverflowError deep) {
      throw input.error(line, "the molecule is nested too deeply; simplify it");
    }
  }

  private static IAtomContainer molecule(List<String> record) throws CDKException, IOException {
    StringReader text = new StringReader(String.join("\n", record) + "\n");
    boolean extended = record.get(COUNTS_LINE).contains("V3000");
    try (ISimpleChemObjectReader reader =
        extended ? new MDLV3000Reader(text) : new MDLV2000Reader(text)) {
      IAtomContainer molecule =
          reader.read(SilentChemObjectBuilder.getInstance().newAtomContainer());
      if (molecule == null) {
        throw new CDKException("there is no molecule");
      }
      return molecule;
    }
  }
}
