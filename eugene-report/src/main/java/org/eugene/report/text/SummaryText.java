package org.eugene.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eugene.report.CollectionSummary;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Spread;
import org.eugene.report.overlay.OneLine;

/** Tells a summary to people, with bars for how often things occur. */
public final class SummaryText {
  private static final int LABELS_SHOWN = 12;
  private static final int BAR = 30;

  private SummaryText() {}

  /** Writes the summary; of an empty collection only its name and that it is empty. */
  public static void write(CollectionSummary summary, Appendable out) throws IOException {
    out.append(summary.name()).append("\n\n");
    out.append("  graphs    ").append(kinds(summary)).append('\n');
    if (summary.graphs() == 0) {
      return;
    }
    writeSpread("vertices", summary.orders(), out);
    writeSpread("edges", summary.sizes(), out);
    writeSpread("degree", summary.degrees(), out);
    writeLabels("Vertex labels", summary.vertexLabels(), out);
    writeLabels("Edge labels", summary.edgeLabels(), out);
    writeAttributes("vertices", "--vertex-label", summary.vertexAttributes(), out);
    writeAttributes("edges", "--edge-label", summary.edgeAttributes(), out);
    if (summary.named() > 0) {
      out.append("\nVertices have names");
      out.append(summary.named() == summary.graphs() ? "" : " in " + summary.named() + " graphs");
      out.append(", which change no distance.\n");
    }
  }

  /** What could be a label, but is none. */
  private static void writeAttributes(
      String what, String option, List<String> attributes, Appendable out) throws IOException {
    if (!attributes.isEmpty()) {
      out.append("\nAttributes of ").append(what).append(" that are no labels: ");
      out.append(String.join(", ", attributes));
      out.append(" (").append(option).append(" makes labels of them)\n");
    }
  }

  private static String kinds(CollectionSummary summary) {
    if (summary.directed() == 0) {
      return summary.graphs() + ", undirected";
    }
    return summary.directed() == summary.graphs()
        ? summary.graphs() + ", directed"
        : summary.graphs() + ", of which " + summary.directed() + " directed";
  }

  private static void writeSpread(String what, Spread spread, Appendable out) throws IOException {
    out.append(
        String.format(
            Locale.ROOT,
            "  %-8s  %d to %d, mean %s, median %d, %d in all  %s\n",
            what,
            spread.least(),
            spread.most(),
            DecimalNumber.rounded(spread.mean(), 1).toPlainString(),
            spread.median(),
            spread.sum(),
            Sparkline.of(spread)));
  }

  private static void writeLabels(String title, Map<String, Long> labels, Appendable out)
      throws IOException {
    long total = labels.values().stream().mapToLong(Long::longValue).sum();
    if (total == 0) {
      return;
    }
    if (labels.size() == 1 && labels.containsKey("")) {
      out.append('\n').append(title).append(": none\n");
      return;
    }
    out.append('\n').append(title).append(", ").append(labels.size() + " different\n\n");
    long most = labels.values().iterator().next();
    int shown = 0;
    for (Map.Entry<String, Long> entry : labels.entrySet()) {
      if (shown++ == LABELS_SHOWN) {
        out.append("  … and " + (labels.size() - LABELS_SHOWN) + " more\n");
        break;
      }
      String name = entry.getKey().isEmpty() ? "(none)" : OneLine.of(entry.getKey());
      String bar = "█".repeat((int) Math.max(1, BAR * entry.getValue() / most));
      out.append(String.format(Locale.ROOT, "  %-20s %8d  %s\n", name, entry.getValue(), bar));
    }
  }
}
