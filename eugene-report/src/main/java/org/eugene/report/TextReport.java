package org.eugene.report;

import java.io.IOException;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.path.EditPath;
import org.eugene.solver.GedResult;
import org.eugene.solver.Stop;

/** For people: the distance and how sure it is, the edits in words, which vertex becomes which. */
public final class TextReport implements ReportWriter {
  private static final int SIMILARITY_DECIMALS = 3;
  private static final int SECONDS_DECIMALS = 3;

  private final Ink ink;

  public TextReport() {
    this(Ink.PLAIN);
  }

  public TextReport(Ink ink) {
    this.ink = ink;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    Comparison comparison = report.comparison();
    Graph source = comparison.problem().pair().source();
    Graph target = comparison.problem().pair().target();
    out.append(ink.bold(report.source() + " → " + report.target())).append("\n\n");
    writeFact("distance", ink.bold(distance(comparison.result())), out);
    writeFact("", certainty(comparison.result()), out);
    writeFact("similarity", similarity(comparison), out);
    writeFact("source", size(source), out);
    writeFact("target", size(target), out);
    writeFact("costs", report.costs(), out);
    writeFact("method", report.method() + ", " + seconds(comparison.result()) + " s", out);
    if (comparison.path().isPresent()) {
      writePath(comparison, comparison.path().get(), out);
    }
  }

  private void writeFact(String name, String value, Appendable out) throws IOException {
    out.append("  " + ink.faint(String.format("%-10s", name)) + "  " + value + "\n");
  }

  static String distance(GedResult result) {
    if (result.mapping().isEmpty()) {
      return "at least " + DecimalNumber.text(result.lower()) + ", no edit path found";
    }
    return (result.isOptimal() ? "" : "at most ") + DecimalNumber.text(result.upper());
  }

  private static String certainty(GedResult result) {
    if (result.isOptimal()) {
      return "proved: there is no cheaper edit path";
    }
    String bound =
        result.lower() > 0
            ? "not proved, but at least " + DecimalNumber.text(result.lower())
            : "not proved: nothing is known from below";
    return bound + "; " + reason(result.stop());
  }

  static String reason(Stop stop) {
    return switch (stop) {
      case OUT_OF_TIME -> "the time of the budget was used up";
      case OUT_OF_ITERATIONS -> "the iterations of the budget were used up";
      case CONVERGED, DECIDED, PROVED_OPTIMAL -> "the method came to its end";
    };
  }

  static String similarity(Comparison comparison) {
    return DecimalNumber.rounded(comparison.similarity(), SIMILARITY_DECIMALS).toPlainString();
  }

  private static String size(Graph graph) {
    return graph.id() + ": " + counts(graph, false);
  }

  static String counts(Graph graph, boolean molecular) {
    if (molecular) {
      return count(graph.order(), "atom", "atoms") + ", " + count(graph.size(), "bond", "bonds");
    }
    return count(graph.order(), "vertex", "vertices")
        + ", "
        + (graph.isDirected()
            ? count(graph.size(), "arc", "arcs")
            : count(graph.size(), "edge", "edges"));
  }

  private static String count(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  static String seconds(GedResult result) {
    return DecimalNumber.rounded(result.stats().seconds(), SECONDS_DECIMALS).toPlainString();
  }

  private void writePath(Comparison comparison, EditPath path, Appendable out) throws IOException {
    Story story = Story.of(comparison.problem().pair(), path);
    if (story.edits() == 0) {
      out.append("\nNo edits: the graphs are equal, vertex by vertex as mapped below.\n");
    } else {
      out.append("\nEdit path, ").append(count(story.edits(), "edit", "edits")).append("\n\n");
      new PathTable(story).write(ink, out);
    }
    if (story.silent() > 0) {
      out.append("\n  ")
          .append(count(story.silent(), "label changes", "labels change"))
          .append(" in attributes that cost nothing.\n");
    }
    out.append("\nVertices, source → target\n\n");
    new MappingTable(comparison.problem().pair(), path.mapping()).write(out);
  }
}
