package org.eugene.report.words;

import java.util.Locale;
import org.eugene.report.AnswerReport;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Answer;
import org.eugene.search.Hit;
import org.eugene.search.Wanted.Nearest;
import org.eugene.search.Wanted.Within;
import org.eugene.search.Work;

/** What is said of searches in the same words everywhere. */
public final class SearchPhrases {
  private SearchPhrases() {}

  /** A distance, or its bounds. */
  public static String distance(Hit hit) {
    return hit.isOptimal()
        ? DecimalNumber.text(hit.upper())
        : DecimalNumber.text(hit.lower()) + " to " + DecimalNumber.text(hit.upper());
  }

  /** What was asked for, and how much of it was found. */
  public static String title(AnswerReport report) {
    int found = report.answer().hits().size();
    if (report.wanted() instanceof Within within) {
      String distance = DecimalNumber.text(within.distance());
      return String.format(
          Locale.ROOT, "%d of %d graphs within %s", found, report.graphs(), distance);
    }
    return String.format(Locale.ROOT, "the %d nearest of %d graphs", found, report.graphs());
  }

  /** Whether more might belong on the list. */
  public static String completeness(AnswerReport report) {
    Answer answer = report.answer();
    String others = report.wanted() instanceof Nearest ? "is nearer" : "is within";
    if (answer.isProved()) {
      return "proved: the distances are exact, and no other graph " + others;
    }
    return answer.isComplete()
        ? "proved: no other graph " + others + "; not all distances are proved"
        : "within budget: " + open(answer) + " on the list; --exact decides";
  }

  /** How many graphs may belong where they are not. */
  public static String open(Answer answer) {
    return Phrases.count(answer.open().size(), "other graph", "other graphs") + " may belong";
  }

  /** All of it in one sentence. */
  public static String summary(AnswerReport report) {
    return title(report) + "; " + completeness(report);
  }

  /** How many pairs ended where. */
  public static String work(Work work) {
    return String.format(
        Locale.ROOT,
        "%d pairs: put aside by sizes %d, labels %d, degrees %d, branch %d, rings %d; settled by"
            + " search %d, splitting %d, engine %d, of these exact %d",
        work.pairs(),
        work.bySizes(),
        work.byLabels(),
        work.byDegrees(),
        work.byBranch(),
        work.byRings(),
        work.bySearch(),
        work.bySplitting(),
        work.engine(),
        work.exact());
  }
}
