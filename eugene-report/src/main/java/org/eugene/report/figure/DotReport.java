package org.eugene.report.figure;

import java.io.IOException;
import java.util.Locale;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.LabelText;
import org.eugene.report.overlay.OneLine;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;
import org.eugene.report.picture.GraphPicture;
import org.eugene.report.picture.StyleSheet;
import org.eugene.report.picture.View;
import org.eugene.report.words.Phrases;

/**
 * Both graphs side by side for Graphviz, with places and marks: {@code neato -n -Tpdf} draws it as
 * it stands. Vertices of the source are called s0, s1, …, those of the target t0, t1, …; what goes
 * is dashed, what comes is bold, what changes is dotted.
 */
public final class DotReport implements ReportWriter {
  private static final double GAP = 40;

  @Override
  public void write(Report report, Appendable out) throws IOException {
    GraphPair pair = report.comparison().problem().pair();
    Overlay overlay =
        report
            .comparison()
            .path()
            .map(path -> Overlay.of(pair, path))
            .orElseGet(() -> Overlay.unmapped(pair));
    GraphPicture picture = GraphPicture.of(overlay);
    out.append("// ").append(oneLine(report.source() + " → " + report.target()));
    out.append(", distance ").append(Phrases.distance(report.comparison().result()));
    out.append("\n// Draw it with: neato -n -Tpdf FILE\n");
    out.append(overlay.isDirected() ? "digraph" : "graph").append(" comparison {\n");
    out.append("  graph [splines=true, outputorder=edgesfirst];\n");
    out.append(
        "  node [fontname=\"Helvetica\", fontsize=11, shape=ellipse, width=0.3, height=0.3,");
    out.append(" margin=\"0.05,0.02\", style=filled, fillcolor=white, color=\"#8b949e\"];\n");
    out.append("  edge [fontname=\"Helvetica\", fontsize=9, color=\"#8b949e\"];\n");
    writeSide(overlay, picture, View.SOURCE, report.source(), out);
    writeSide(overlay, picture, View.TARGET, report.target(), out);
    out.append("}\n");
  }

  private static void writeSide(
      Overlay overlay, GraphPicture picture, View view, String title, Appendable out)
      throws IOException {
    boolean source = view == View.SOURCE;
    boolean labelsTell = LabelText.vertexLabelsDiffer(overlay.pair());
    double shift = source ? 0 : picture.width() + GAP;
    String prefix = source ? "s" : "t";
    out.append("\n  ").append(prefix).append("_title [shape=plaintext, style=\"\", label=");
    out.append(quoted(title)).append(", pos=\"");
    out.append(place(shift + picture.width() / 2, picture.height() + 12)).append("\"];\n");
    for (OverlayVertex vertex : overlay.vertices()) {
      Fate fate = overlay.edits().isEmpty() ? Fate.KEPT : vertex.fate();
      if (source ? vertex.fate().isInSource() : vertex.fate().isInTarget()) {
        var at = picture.place(view, vertex.number());
        var label = source ? vertex.label() : vertex.newLabel();
        int number = source ? vertex.source() : vertex.target();
        Graph graph = source ? overlay.pair().source() : overlay.pair().target();
        String name = graph.nameOfVertex(number);
        String text = LabelText.isBlank(label) ? String.valueOf(number) : LabelText.of(label);
        text = name.isEmpty() ? text : LabelText.named(name, label, labelsTell);
        out.append("  ").append(prefix).append(String.valueOf(number)).append(" [label=");
        out.append(quoted(text)).append(", pos=\"");
        out.append(place(shift + at.x(), picture.height() - at.y())).append('"');
        out.append(style(fate, true)).append("];\n");
      }
    }
    for (OverlayEdge edge : overlay.edges()) {
      Fate fate = overlay.edits().isEmpty() ? Fate.KEPT : edge.fate();
      if (source ? edge.fate().isInSource() : edge.fate().isInTarget()) {
        OverlayVertex from = overlay.vertex(edge.from());
        OverlayVertex to = overlay.vertex(edge.to());
        out.append("  ").append(prefix);
        out.append(String.valueOf(source ? from.source() : from.target()));
        out.append(overlay.isDirected() ? " -> " : " -- ").append(prefix);
        out.append(String.valueOf(source ? to.source() : to.target())).append(" [");
        var label = source ? edge.label() : edge.newLabel();
        String text = LabelText.isBlank(label) ? "" : LabelText.of(label);
        out.append("label=").append(quoted(text)).append(style(fate, false)).append("];\n");
      }
    }
  }

  private static String style(Fate fate, boolean vertex) {
    String filled = vertex ? "filled," : "";
    return switch (fate) {
      case KEPT -> "";
      case DELETED -> line(filled + "dashed", StyleSheet.light("--del"));
      case INSERTED -> line(filled + "bold", StyleSheet.light("--ins"));
      case CHANGED -> line(filled + "dotted", StyleSheet.light("--chg"));
    };
  }

  private static String line(String style, String colour) {
    return ", style=\"" + style + "\", penwidth=2, color=\"" + colour + "\"";
  }

  private static String place(double x, double y) {
    return String.format(Locale.ROOT, "%.1f,%.1f", x, y);
  }

  private static String oneLine(String text) {
    return OneLine.of(text);
  }

  /** A quoted string of DOT; backslashes are doubled, since labels know escapes. */
  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
