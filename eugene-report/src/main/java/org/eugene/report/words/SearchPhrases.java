package org.eugene.report.words;

import java.util.Locale;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Hit;
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

  /** How many pairs ended where. */
  public static String work(Work work) {
    return String.format(
        Locale.ROOT,
        "%d pairs: put aside by sizes %d, labels %d, degrees %d, branch %d, splitting %d;"
            + " engine %d, of these exact %d",
        work.pairs(),
        work.bySizes(),
        work.byLabels(),
        work.byDegrees(),
        work.byBranch(),
        work.bySplitting(),
        work.engine(),
        work.exact());
  }
}
