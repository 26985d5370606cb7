package org.eugene.report.text;

import java.io.IOException;
import java.util.Locale;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.path.EditPath;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.words.Phrases;
import org.eugene.report.words.Story;
import org.eugene.solver.GedResult;

/** For people: the distance and how sure it is, the edits in words, which vertex becomes which. */
public final class TextReport implements ReportWriter {
  /** So many lines of edits, and as many of vertices; what is more is for programs. */
  private static final int MOST_LINES = 120;

  private final Ink ink;

  /** Text without colours. */
  public TextReport() {
    this(Ink.PLAIN);
  }

  /** Text in these colours. */
  public TextReport(Ink ink) {
    this.ink = ink;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    Comparison comparison = report.comparison();
    Graph source = comparison.problem().pair().source();
    Graph target = comparison.problem().pair().target();
    out.append(ink.bold(report.source() + " → " + report.target())).append("\n\n");
    writeFact("distance", ink.bold(Phrases.distance(comparison.result())), out);
    writeFact("", certainty(comparison.result()), out);
    writeFact("similarity", Phrases.similarity(comparison), out);
    writeFact("source", size(source), out);
    writeFact("target", size(target), out);
    writeFact("costs", report.costs(), out);
    writeFact("method", report.method() + ", " + Phrases.seconds(comparison.result()) + " s", out);
    if (comparison.path().isPresent()) {
      EditPath path = comparison.path().get();
      writePath(comparison, path, out);
      if (report.optima().isPresent()) {
        new OptimaTable(report.optima().get(), comparison.problem().pair(), path)
            .write(MOST_LINES, out);
      }
    }
  }

  private void writeFact(String name, String value, Appendable out) throws IOException {
    out.append("  " + ink.faint(String.format(Locale.ROOT, "%-10s", name)) + "  " + value + "\n");
  }

  private static String certainty(GedResult result) {
    if (result.isOptimal()) {
      return "proved: there is no cheaper edit path";
    }
    String bound =
        result.lower() > 0
            ? "not proved, but at least " + DecimalNumber.text(result.lower())
            : "not proved: nothing is known from below";
    return bound + "; " + Phrases.reason(result.stop());
  }

  private static String size(Graph graph) {
    return graph.id() + ": " + Phrases.counts(graph, false);
  }

  private void writePath(Comparison comparison, EditPath path, Appendable out) throws IOException {
    Story story = Story.of(comparison.problem().pair(), path);
    if (story.edits() == 0) {
      out.append("\nNo edits: the graphs are equal, vertex by vertex as mapped below.\n");
    } else {
      out.append("\nEdit path, ")
          .append(Phrases.count(story.edits(), "edit", "edits"))
          .append("\n\n");
      new PathTable(story).write(MOST_LINES, ink, out);
    }
    if (story.silent() > 0) {
      out.append("\n  ")
          .append(Phrases.count(story.silent(), "label changes", "labels change"))
          .append(" in attributes that cost nothing.\n");
    }
    out.append("\nVertices, source → target\n\n");
    new MappingTable(comparison.problem().pair(), path.mapping()).write(MOST_LINES, out);
  }
}
