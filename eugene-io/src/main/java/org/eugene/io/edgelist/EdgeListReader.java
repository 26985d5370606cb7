package org.eugene.io.edgelist;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 * {@code #} or {@code %} are skipped. Vertices are numbered as they come and have no labels.
 *
 * <p>JGraphT reads such files too, but without labels, headers and lines.
 */
public final class EdgeListReader implements GraphReader {
  private static final String SEPARATORS = ",;\t";

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    LineScanner lines = input.lines();
    EdgeListColumns columns = EdgeListColumns.DEFAULT;
    GraphAssembly assembly = new GraphAssembly(input, labels, LabelMaker.OBVIOUS);
    boolean first = true;
    while (lines.next()) {
      String line = lines.line().strip();
      if (line.isEmpty() || line.startsWith("#") || line.startsWith("%")) {
        continue;
      }
      List<String> fields = LineFields.of(lines, SEPARATORS);
      if (first && EdgeListColumns.isHeader(fields)) {
        columns = EdgeListColumns.of(fields);
      } else {
        add(fields, columns, assembly, lines);
      }
      first = false;
    }
    return List.of(assembly.build(input.stem(), columns.directed()));
  }

  private static void add(
      List<String> fields, EdgeListColumns columns, GraphAssembly assembly, LineScanner lines) {
    if (fields.size() == 1) {
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
    assembly.addEdge(from, to, attributes, lines.number());
  }

  private static void mention(String name, GraphAssembly assembly, LineScanner lines) {
    if (!assembly.hasVertex(name)) {
      assembly.addVertex(name, Map.of(), lines.number());
    }
  }
}
