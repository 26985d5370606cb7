package org.eugene.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.optima.Optima;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;
import org.eugene.report.words.EditSentences;
import org.eugene.report.words.OptimaPhrases;

/** All optimal mappings: what they have in common, and where each differs from the first. */
final class OptimaTable {
  private static final int LINE_WIDTH = 78;

  private final Optima optima;
  private final GraphPair pair;
  private final EditPath path;

  OptimaTable(Optima optima, GraphPair pair, EditPath path) {
    this.optima = optima;
    this.pair = pair;
    this.path = path;
  }

  void write(int mostLines, Appendable out) throws IOException {
    out.append("\nOptimal mappings\n\n  ").append(OptimaPhrases.count(optima)).append('\n');
    if (optima.end() == Optima.End.NOT_PROVED) {
      return;
    }
    out.append("  ").append(OptimaPhrases.always(optima, path.operations().size())).append('\n');
    writeAlways(mostLines, out);
    writeOthers(mostLines, out);
  }

  private void writeAlways(int mostLines, Appendable out) throws IOException {
    List<EditOperation> always = optima.always().orElse(List.of());
    if (always.size() == path.operations().size() || always.isEmpty()) {
      return;
    }
    EditSentences words = new EditSentences(pair, path.mapping());
    out.append('\n');
    for (EditOperation edit : always.subList(0, Math.min(mostLines, always.size()))) {
      out.append("    ").append(words.tell(edit)).append('\n');
    }
    writeRest(always.size() - mostLines, out);
  }

  private void writeOthers(int mostLines, Appendable out) throws IOException {
    int others = optima.mappings().size() - 1;
    if (others < 1) {
      return;
    }
    out.append("\n  The first is the one above. Where the others differ from it:\n\n");
    int width = String.valueOf(others + 1).length();
    for (int at = 1; at <= Math.min(mostLines, others); at++) {
      VertexMapping other = optima.mappings().get(at);
      String indent = " ".repeat(width + 6);
      StringBuilder line =
          new StringBuilder(String.format(Locale.ROOT, "    %" + width + "d  ", at + 1));
      for (String each : OptimaPhrases.differences(pair, optima.mappings().get(0), other)) {
        if (line.length() + each.length() > LINE_WIDTH && !line.toString().isBlank()) {
          out.append(line.toString().stripTrailing()).append('\n');
          line = new StringBuilder(indent);
        }
        line.append(each).append("   ");
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    writeRest(others - mostLines, out);
  }

  private static void writeRest(int rest, Appendable out) throws IOException {
    if (rest > 0) {
      out.append("    and " + rest + " more; --format json has all\n");
    }
  }
}
