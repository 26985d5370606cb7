package org.eugene.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.report.words.EditSentences;

/** Which vertex becomes which, several to a line. */
final class MappingTable {
  private static final int LINE_WIDTH = 78;
  private static final String INDENT = "  ";
  private static final String GAP = "   ";
  private static final String NOTHING = "·";

  private final List<String> cells = new ArrayList<>();

  MappingTable(GraphPair pair, VertexMapping mapping) {
    EditSentences names = new EditSentences(pair, mapping);
    Graph source = pair.source();
    Graph target = pair.target();
    for (int i = 0; i < source.order(); i++) {
      int k = mapping.image(i);
      String to = k == VertexMapping.DELETED ? NOTHING : names.inTarget(k);
      cells.add(names.inSource(i) + " → " + to);
    }
    for (int k = 0; k < target.order(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED) {
        cells.add(NOTHING + " → " + names.inTarget(k));
      }
    }
  }

  /** Column by column, as a telephone book is read. */
  void write(int mostLines, Appendable out) throws IOException {
    int width = cells.stream().mapToInt(String::length).max().orElse(0);
    int columns = Math.max(1, (LINE_WIDTH - INDENT.length()) / (width + GAP.length()));
    int shown = Math.min(cells.size(), mostLines * columns);
    int rows = (shown + columns - 1) / columns;
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder(INDENT);
      for (int at = row; at < shown; at += rows) {
        line.append(String.format(Locale.ROOT, "%-" + (width + GAP.length()) + "s", cells.get(at)));
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    if (shown < cells.size()) {
      out.append(INDENT + "and " + (cells.size() - shown) + " more; --format json has all\n");
    }
  }
}
