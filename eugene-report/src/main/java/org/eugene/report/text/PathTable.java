package org.eugene.report.text;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.eugene.report.DecimalNumber;
import org.eugene.report.overlay.Fate;
import org.eugene.report.words.Story;

/** The story of a path, its lines numbered, each with its cost and what they cost so far. */
final class PathTable {
  private static final int SENTENCE_WIDTH = 64;
  private static final String INDENT = "  ";

  private final Story story;
  private final List<String> costs = new ArrayList<>();
  private final List<String> totals = new ArrayList<>();

  PathTable(Story story) {
    this.story = story;
    BigDecimal total = BigDecimal.ZERO;
    for (Story.Line line : story.lines()) {
      total = total.add(line.cost());
      costs.add(DecimalNumber.text(line.cost().doubleValue()));
      totals.add(DecimalNumber.text(total.doubleValue()));
    }
  }

  void write(int mostLines, Ink ink, Appendable out) throws IOException {
    List<List<String>> sentences =
        story.lines().stream().limit(mostLines).map(line -> wrapped(line.sentence())).toList();
    int number = width("", List.of(String.valueOf(sentences.size())));
    int sentence = width("edit", sentences.stream().flatMap(List::stream).toList());
    int cost = width("cost", costs);
    int total = width("total", totals);
    out.append("  " + " ".repeat(number) + "  " + padded("edit", sentence));
    out.append("  " + right("cost", cost) + "  " + right("total", total) + "\n");
    for (int at = 0; at < sentences.size(); at++) {
      List<String> lines = sentences.get(at);
      Fate fate = story.lines().get(at).fate();
      out.append("  " + right(String.valueOf(at + 1), number) + "  ");
      // Padded before it is coloured: the sequences of a terminal have no width.
      out.append(ink.of(fate, padded(lines.get(0), sentence)));
      out.append("  " + right(costs.get(at), cost) + "  " + right(totals.get(at), total) + "\n");
      for (String more : lines.subList(1, lines.size())) {
        out.append(" ".repeat(number + 4)).append(ink.of(fate, more)).append('\n');
      }
    }
    int left = story.lines().size() - sentences.size();
    if (left > 0) {
      out.append("  and " + left + " more, " + totals.get(totals.size() - 1));
      out.append(" in all; --format json has them\n");
    }
  }

  /** Broken between words; further lines are indented. */
  private static List<String> wrapped(String sentence) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : sentence.split(" ")) {
      if (line.length() > INDENT.length() && line.length() + 1 + word.length() > SENTENCE_WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(INDENT);
      }
      line.append(line.length() == 0 || line.toString().isBlank() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private static int width(String head, List<String> column) {
    return Math.max(head.length(), column.stream().mapToInt(String::length).max().orElse(1));
  }
}
