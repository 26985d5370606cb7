package org.eugene.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.eugene.report.AnswerReport;
import org.eugene.report.AnswerWriter;
import org.eugene.report.DecimalNumber;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;

/** Answers for people. */
public final class AnswerText implements AnswerWriter {
  private boolean first = true;

  @Override
  public void write(AnswerReport report, Appendable out) throws IOException {
    Answer answer = report.answer();
    out.append(first ? "" : "\n");
    first = false;
    out.append(answer.query()).append(": ").append(title(report)).append("\n\n");
    writeHits(answer.hits(), out);
    out.append(answer.hits().isEmpty() ? "" : "\n");
    out.append("  ").append(completeness(report)).append('\n');
    out.append("  ").append(SearchPhrases.work(answer.work())).append('\n');
  }

  private static String title(AnswerReport report) {
    int found = report.answer().hits().size();
    if (report.wanted() instanceof Within within) {
      String distance = DecimalNumber.text(within.distance());
      return String.format(
          Locale.ROOT, "%d of %d graphs within %s", found, report.graphs(), distance);
    }
    return String.format(Locale.ROOT, "the %d nearest of %d graphs", found, report.graphs());
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

  private static String distance(Hit hit) {
    return SearchPhrases.distance(hit);
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

  private static String completeness(AnswerReport report) {
    Answer answer = report.answer();
    String others = report.wanted() instanceof Nearest ? "is nearer" : "is within";
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
