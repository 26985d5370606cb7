package org.eugene.io.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The story of a path, its lines numbered, each with its cost and what they cost so far. */
final class PathTable {
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

  void write(Ink ink, Appendable out) throws IOException {
    List<String> sentences = story.lines().stream().map(Story.Line::sentence).toList();
    int number = width("", List.of(String.valueOf(sentences.size())));
    int sentence = width("edit", sentences);
    String tail = "  %" + width("cost", costs) + "s  %" + width("total", totals) + "s\n";
    out.append("  " + " ".repeat(number) + "  " + padded("edit", sentence));
    out.append(String.format(tail, "cost", "total"));
    for (int at = 0; at < sentences.size(); at++) {
      Story.Line line = story.lines().get(at);
      out.append(String.format("  %" + number + "d  ", at + 1));
      // Padded before it is coloured: the sequences of a terminal have no width.
      out.append(ink.of(line.fate(), padded(line.sentence(), sentence)));
      out.append(String.format(tail, costs.get(at), totals.get(at)));
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static int width(String head, List<String> column) {
    return Math.max(head.length(), column.stream().mapToInt(String::length).max().orElse(1));
  }
}
