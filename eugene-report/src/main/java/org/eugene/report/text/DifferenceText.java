package org.eugene.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditPath;
import org.eugene.report.DecimalNumber;
import org.eugene.report.Difference;
import org.eugene.report.overlay.Fate;
import org.eugene.report.words.Phrases;
import org.eugene.report.words.Story;

/**
 * A difference as tools of version control show one: a line that says what is known, then the edits
 * behind signs, {@code -} for what goes, {@code +} for what comes and {@code ~} for what changes.
 */
public final class DifferenceText {
  /** So many edits a graph; what is more is for programs. */
  private static final int MOST_LINES = 120;

  private final String title;
  private final Ink ink;

  /**
   * @param title what the two versions are called in the first line
   */
  public DifferenceText(String title, Ink ink) {
    this.title = title;
    this.ink = ink;
  }

  /** Writes the summary and, behind it, the edits graph by graph. */
  public void write(Difference difference, Appendable out) throws IOException {
    List<Story> stories = difference.comparisons().stream().map(DifferenceText::story).toList();
    out.append(ink.bold(title + ": " + summary(difference, stories))).append('\n');
    boolean several = stories.size() > 1;
    for (int at = 0; at < stories.size(); at++) {
      Story story = stories.get(at);
      GraphPair pair = difference.comparisons().get(at).problem().pair();
      if (several && !story.lines().isEmpty()) {
        out.append("  ").append(heading(pair)).append('\n');
      }
      write(story, several ? "    " : "  ", out);
    }
  }

  private static Story story(Comparison comparison) {
    return comparison
        .path()
        .map(path -> Story.of(comparison.problem().pair(), path))
        .orElseGet(() -> new Story(List.of(), 0, 0));
  }

  /** What is known, in one line: scripts may read its first words. */
  private static String summary(Difference difference, List<Story> stories) {
    int edits = stories.stream().mapToInt(Story::edits).sum();
    String distance =
        (difference.lower() == difference.upper() ? "distance " : "distance at most ")
            + DecimalNumber.text(difference.upper())
            + ", "
            + Phrases.count(edits, "edit", "edits");
    return switch (difference.verdict()) {
      case EQUAL ->
          difference.upper() == 0
              ? "equal" + (namesDiffer(difference) ? " but for the names of vertices" : "")
              : "within " + DecimalNumber.text(difference.threshold()) + ", " + distance;
      case DIFFERENT ->
          Double.isInfinite(difference.upper())
              ? "different, distance at least " + DecimalNumber.text(difference.lower())
              : "different, " + distance;
      case NOT_DECIDED ->
          "not decided, the distance is at least "
              + DecimalNumber.text(difference.lower())
              + (Double.isInfinite(difference.upper())
                  ? ""
                  : " and at most " + DecimalNumber.text(difference.upper()))
              + "; a longer --budget may tell";
    };
  }

  /** Names cost nothing, so equal graphs may have other ones. */
  private static boolean namesDiffer(Difference difference) {
    return difference.comparisons().stream()
        .anyMatch(each -> each.path().map(path -> namesDiffer(each, path)).orElse(false));
  }

  private static boolean namesDiffer(Comparison comparison, EditPath path) {
    Graph source = comparison.problem().pair().source();
    Graph target = comparison.problem().pair().target();
    for (int v = 0; v < source.order(); v++) {
      int image = path.mapping().image(v);
      if (image != VertexMapping.DELETED
          && !source.nameOfVertex(v).equals(target.nameOfVertex(image))) {
        return true;
      }
    }
    return false;
  }

  private static String heading(GraphPair pair) {
    if (pair.target().order() == 0) {
      return "graph " + pair.source().id() + " is gone";
    }
    return "graph " + pair.target().id() + (pair.source().order() == 0 ? " is new" : "");
  }

  private void write(Story story, String indent, Appendable out) throws IOException {
    List<Story.Line> shown = new ArrayList<>(story.lines());
    int left = shown.size() - MOST_LINES;
    if (left > 0) {
      shown.subList(MOST_LINES, shown.size()).clear();
    }
    for (Story.Line line : shown) {
      String cost = DecimalNumber.text(line.cost().doubleValue());
      out.append(indent)
          .append(ink.of(line.fate(), sign(line.fate()) + " " + line.sentence()))
          .append(ink.faint(" (" + cost + ")"))
          .append('\n');
    }
    if (left > 0) {
      out.append(indent).append("and " + left + " more; --format jsonl has them\n");
    }
  }

  private static char sign(Fate fate) {
    return switch (fate) {
      case DELETED -> '-';
      case INSERTED -> '+';
      case CHANGED -> '~';
      case KEPT -> ' ';
    };
  }
}
