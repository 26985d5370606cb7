package org.eugene.io.edgelist;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphAssembly;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.LabelMaker;
import org.eugene.io.LineFields;
import org.eugene.io.LineScanner;

/**
 * Reads one graph from a list of edges: two vertex names a line and perhaps more columns, with
 * commas, semicolons, tabs or blanks between; a field may be quoted as in CSV. The third column is
 * the label of the edge. If the first line names columns {@code source} and {@code target}, it is a
 * header, and the other columns are attributes of their names; {@code from} and {@code to} say the
 * same of a directed graph. A line of one name is a vertex without edges; lines that start with
 * {@code #} or {@code %} are skipped. Vertices are numbered as they come and have no labels. What
 * stands in braces at the end of a line is a dictionary of attributes, as networkx writes it.
 *
 * <p>JGraphT reads such files too, but without labels, headers and lines.
 */
public final class EdgeListReader implements GraphReader {
  private static final String SEPARATORS = ",;\t";
  // The ends, and a dictionary that begins behind the first separator that braces follow.
  private static final Pattern DICTIONARY =
      Pattern.compile("([^{\"]*?|(?:[^{\"]*\"[^\"]*\")+[^{\"]*?)[,;\\s]+(\\{.*})");

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    LineScanner lines = input.lines();
    EdgeListColumns columns = EdgeListColumns.DEFAULT;
    GraphAssembly assembly =
        new GraphAssembly(input, labels, LabelMaker.OBVIOUS).withUnknownDirections();
    boolean first = true;
    while (lines.next()) {
      String line = lines.line().strip();
      if (line.isEmpty() || line.startsWith("#") || line.startsWith("%")) {
        continue;
      }
      Matcher dictionary = DICTIONARY.matcher(line);
      if (dictionary.matches()) {
        List<String> ends = LineFields.of(lines, dictionary.group(1), SEPARATORS);
        add(ends, columns, PythonDictionary.read(dictionary.group(2), lines), assembly, lines);
        first = false;
        continue;
      }
      List<String> fields = LineFields.of(lines, SEPARATORS);
      if (first && EdgeListColumns.isHeader(fields)) {
        columns = EdgeListColumns.of(fields);
      } else {
        add(fields, columns, Map.of(), assembly, lines);
      }
      first = false;
    }
    boolean directed = columns.directed() || input.options().directed();
    return List.of(assembly.build(input.stem(), directed));
  }

  private static void add(
      List<String> fields,
      EdgeListColumns columns,
      Map<String, Object> dictionary,
      GraphAssembly assembly,
      LineScanner lines) {
    if (fields.size() == 1 && dictionary.isEmpty()) {
      mention(fields.get(0), assembly, lines);
      return;
    }
    if (fields.size() <= Math.max(columns.source(), columns.target())) {
      throw lines.error("an edge needs two vertices; write both");
    }
    if (fields.size() > columns.names().size()) {
      throw lines.error(
          "there are "
              + fields.size()
              + " fields for the "
              + columns.names().size()
              + " columns "
              + String.join(", ", columns.names())
              + "; name them in a header such as source,target,label");
    }
    String from = fields.get(columns.source());
    String to = fields.get(columns.target());
    mention(from, assembly, lines);
    mention(to, assembly, lines);
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (int at = 0; at < fields.size(); at++) {
      if (at != columns.source() && at != columns.target()) {
        attributes.put(columns.names().get(at), fields.get(at));
      }
    }
    attributes.putAll(dictionary);
    assembly.addEdge(from, to, attributes, lines.number());
  }

  private static void mention(String name, GraphAssembly assembly, LineScanner lines) {
    if (!assembly.hasVertex(name)) {
      assembly.addVertex(name, Map.of(), lines.number());
    }
  }
}
