package org.eugene.io.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.GraphPair;
import org.eugene.path.EditOperation;
import org.eugene.path.EditPath;

/**
 * The edits, numbered, each with its cost and what they cost so far. Where a label keeps its name
 * and the change of its attributes is free, there is nothing to tell.
 */
final class PathTable {
  private final List<String> sentences = new ArrayList<>();
  private final List<String> costs = new ArrayList<>();
  private final List<String> totals = new ArrayList<>();
  private int silent;

  PathTable(GraphPair pair, EditPath path) {
    EditSentences words = new EditSentences(pair, path.mapping());
    BigDecimal total = BigDecimal.ZERO;
    for (EditOperation operation : path.operations()) {
      if (EditSentences.isSilent(operation)) {
        silent++;
        continue;
      }
      total = total.add(DecimalNumber.of(operation.cost()));
      sentences.add(words.tell(operation));
      costs.add(DecimalNumber.text(operation.cost()));
      totals.add(DecimalNumber.text(total.doubleValue()));
    }
  }

  /** Number of edits in the table. */
  int edits() {
    return sentences.size();
  }

  /** Number of labels that change in their attributes only, at no cost, and are left out. */
  int silentEdits() {
    return silent;
  }

  void write(Appendable out) throws IOException {
    String row =
        "  %"
            + width("", List.of(String.valueOf(sentences.size())))
            + "s  %-"
            + width("edit", sentences)
            + "s  %"
            + width("cost", costs)
            + "s  %"
            + width("total", totals)
            + "s\n";
    out.append(String.format(row, "", "edit", "cost", "total"));
    for (int at = 0; at < sentences.size(); at++) {
      out.append(String.format(row, at + 1, sentences.get(at), costs.get(at), totals.get(at)));
    }
  }

  private static int width(String head, List<String> column) {
    return Math.max(head.length(), column.stream().mapToInt(String::length).max().orElse(1));
  }
}
