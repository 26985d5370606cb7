package org.eugene.report.csv;

import java.io.IOException;
import org.eugene.report.DecimalNumber;
import org.eugene.report.GroupReport;
import org.eugene.report.GroupReport.Group;
import org.eugene.report.GroupWriter;
import org.eugene.search.Hit;

/** One row a graph, the center of each group first. */
public final class GroupCsv implements GroupWriter {
  /** The first line of groups around medoids. */
  public static final String CLUSTERS = "cluster,medoid,id,lower,upper,optimal";

  /** The first line of groups of nearly equal graphs. */
  public static final String DUPLICATES = "group,representative,id,lower,upper,optimal";

  private final CsvIds ids;

  /** Rows whose ids are written so. */
  public GroupCsv(CsvIds ids) {
    this.ids = ids;
  }

  /** Rows whose ids are written as they are. */
  public GroupCsv() {
    this(CsvIds.PLAIN);
  }

  @Override
  public void write(GroupReport report, Appendable out) throws IOException {
    String header =
        switch (report.kind()) {
          case CLUSTERS -> CLUSTERS;
          case DUPLICATES -> DUPLICATES;
        };
    out.append(header).append('\n');
    int number = 0;
    for (Group group : report.groups()) {
      number++;
      out.append(row(number, group, group.center(), 0, 0));
      for (Hit member : group.members()) {
        out.append(row(number, group, member.id(), member.lower(), member.upper()));
      }
    }
  }

  private String row(int number, Group group, String id, double lower, double upper) {
    return CsvLine.of(
        String.valueOf(number),
        ids.of(group.center()),
        ids.of(id),
        DecimalNumber.text(lower),
        DecimalNumber.text(upper),
        String.valueOf(lower == upper));
  }
}
