package org.eugene.cli.collection;

import java.io.IOException;
import java.util.List;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Wanted;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;

/** Answers for people. */
final class AnswerText implements AnswerWriter {
  private final Wanted wanted;
  private final int graphs;
  private boolean first = true;

  AnswerText(Wanted wanted, int graphs) {
    this.wanted = wanted;
    this.graphs = graphs;
  }

  @Override
  public void write(Answer answer, Appendable out) throws IOException {
    out.append(first ? "" : "\n");
    first = false;
    out.append(answer.query()).append(": ").append(title(answer)).append("\n\n");
    writeHits(answer.hits(), out);
    out.append(answer.hits().isEmpty() ? "" : "\n");
    out.append("  ").append(completeness(answer)).append('\n');
    out.append("  ").append(AnswerTalk.work(answer.work())).append('\n');
  }

  private String title(Answer answer) {
    int found = answer.hits().size();
    if (wanted instanceof Within within) {
      return String.format(
          "%d of %d graphs within %s", found, graphs, DecimalNumber.text(within.distance()));
    }
    return String.format("the %d nearest of %d graphs", found, graphs);
  }

  static String distance(Hit hit) {
    return hit.isOptimal()
        ? DecimalNumber.text(hit.upper())
        : DecimalNumber.text(hit.lower()) + " to " + DecimalNumber.text(hit.upper());
  }

  private static void writeHits(List<Hit> hits, Appendable out) throws IOException {
    int rankWidth = Math.max("rank".length(), String.valueOf(hits.size()).length());
    int width = hits.stream().mapToInt(hit -> distance(hit).length()).max().orElse(0);
    width = Math.max("distance".length(), width);
    if (!hits.isEmpty()) {
      out.append(row("rank", rankWidth, "distance", width, "graph"));
    }
    for (int at = 0; at < hits.size(); at++) {
      Hit hit = hits.get(at);
      out.append(row(String.valueOf(at + 1), rankWidth, distance(hit), width, hit.id()));
    }
  }

  private static String row(String rank, int rankWidth, String distance, int width, String id) {
    return "  "
        + " ".repeat(rankWidth - rank.length())
        + rank
        + "  "
        + " ".repeat(width - distance.length())
        + distance
        + "  "
        + id
        + "\n";
  }

  private String completeness(Answer answer) {
    String others = wanted instanceof Nearest ? "is nearer" : "is within";
    if (answer.isProved()) {
      return "proved: the distances are exact, and no other graph " + others;
    }
    return answer.isComplete()
        ? "proved: no other graph " + others + "; not all distances are proved"
        : "within budget: "
            + answer.open().size()
            + " other graphs may belong on the list; --exact decides";
  }
}
