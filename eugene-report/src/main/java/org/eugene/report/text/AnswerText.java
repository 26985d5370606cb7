package org.eugene.report.text;

import java.io.IOException;
import java.util.List;
import org.eugene.report.AnswerReport;
import org.eugene.report.AnswerWriter;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.Answer;
import org.eugene.search.Hit;

/** Answers for people. */
public final class AnswerText implements AnswerWriter {
  private boolean first = true;

  @Override
  public void write(AnswerReport report, Appendable out) throws IOException {
    Answer answer = report.answer();
    out.append(first ? "" : "\n");
    first = false;
    out.append(answer.query()).append(": ").append(SearchPhrases.title(report)).append("\n\n");
    writeHits(answer.hits(), out);
    out.append(answer.hits().isEmpty() ? "" : "\n");
    out.append("  ").append(SearchPhrases.completeness(report)).append('\n');
    out.append("  ").append(SearchPhrases.work(answer.work())).append('\n');
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
}
