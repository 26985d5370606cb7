package org.eugene.report.matrix;

import java.io.IOException;
import java.util.Locale;
import org.eugene.report.DecimalNumber;
import org.eugene.report.csv.CsvIds;
import org.eugene.report.csv.CsvLine;
import org.eugene.search.Join;
import org.eugene.search.Match;

/** The pairs of a join as lines of text: {@value #HEADER} as CSV, objects as JSON, or a table. */
public final class MatchRow {
  /** The first line of CSV. */
  public static final String HEADER = MatrixRow.HEADER;

  private final String header;
  private final Line line;

  /** A pair as a line. */
  @FunctionalInterface
  public interface Line {
    /** The line of a match, with its end. */
    String of(Match match) throws IOException;
  }

  private MatchRow(String header, Line line) {
    this.header = header;
    this.line = line;
  }

  /** As rows of CSV, as those of a matrix. */
  public static MatchRow csv(Join join, CsvIds ids) {
    return new MatchRow(
        HEADER + "\n",
        match ->
            CsvLine.of(
                ids.of(join.sources().id(match.source())),
                ids.of(join.targets().id(match.target())),
                DecimalNumber.text(match.lower()),
                DecimalNumber.text(match.upper()),
                String.valueOf(match.isOptimal())));
  }

  /** As lines of one's own, each with its end, without a header. */
  public static MatchRow lines(Line line) {
    return new MatchRow("", line);
  }

  /** As lines to look at. */
  public static MatchRow text(Join join) {
    return new MatchRow(
        "  distance  source  target\n",
        match ->
            String.format(
                Locale.ROOT,
                "  %8s  %s  %s\n",
                match.isOptimal()
                    ? DecimalNumber.text(match.upper())
                    : DecimalNumber.text(match.lower()) + "–" + DecimalNumber.text(match.upper()),
                join.sources().id(match.source()),
                join.targets().id(match.target())));
  }

  /** What comes before all pairs, with its line end. */
  public String header() {
    return header;
  }

  /** A pair, with its line end. */
  public String of(Match match) throws IOException {
    return line.of(match);
  }
}
