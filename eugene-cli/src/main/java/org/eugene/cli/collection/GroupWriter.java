package org.eugene.cli.collection;

import java.io.IOException;
import java.util.List;
import org.eugene.report.CsvReport;
import org.eugene.report.DecimalNumber;
import org.eugene.search.Hit;

/** Tells groups of graphs, each around one of them. */
final class GroupWriter {
  static final String CLUSTER_HEADER = "cluster,medoid,id,lower,upper,optimal";
  static final String DEDUPE_HEADER = "group,representative,id,lower,upper,optimal";

  /** How to tell it. */
  enum Format {
    TEXT,
    CSV
  }

  private final Format format;
  private final String center;
  private final String header;

  /**
   * @param center what the graph in the middle is called
   * @param header first line of CSV
   */
  GroupWriter(Format format, String center, String header) {
    this.format = format;
    this.center = center;
    this.header = header;
  }

  void title(String title, Appendable out) throws IOException {
    out.append(format == Format.CSV ? header : title).append('\n');
  }

  /** One group; members do not include the center. */
  void group(int number, String centerId, List<Hit> members, Appendable out) throws IOException {
    if (format == Format.CSV) {
      out.append(row(number, centerId, centerId, 0, 0));
      for (Hit member : members) {
        out.append(row(number, centerId, member.id(), member.lower(), member.upper()));
      }
      return;
    }
    int size = members.size() + 1;
    out.append(
        String.format(
            "\n  %d. %s %s, %d graph%s\n", number, center, centerId, size, size == 1 ? "" : "s"));
    int width = members.stream().mapToInt(hit -> text(hit).length()).max().orElse(0);
    for (Hit member : members) {
      out.append("     ").append(" ".repeat(width - text(member).length()));
      out.append(text(member)).append("  ").append(member.id()).append('\n');
    }
  }

  private static String text(Hit hit) {
    return AnswerText.distance(hit);
  }

  private static String row(int number, String centerId, String id, double lower, double upper) {
    return CsvReport.line(
        String.valueOf(number),
        centerId,
        id,
        DecimalNumber.text(lower),
        DecimalNumber.text(upper),
        String.valueOf(lower == upper));
  }
}
